import DeclarativeUI
import Pictures

/// Every control in every state, in each look: an SVG file and a text file for each.
@MainActor enum ControlSheet {
    /// Writes the files into a folder, which is made if there is none.
    static func write(to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let clock = ManualAnimationClock()
        clock.makeCurrent()
        for look in ControlLook.allCases {
            let table = ControlTable(rows(look))
            let file = folder.appendingPathComponent(look.rawValue)
            try table.snapshot(traits: look.traits).write(to: file.appendingPathExtension("svg"))
            try Data(table.text.utf8).write(to: file.appendingPathExtension("txt"))
        }
    }

    private static func rows(_ look: ControlLook) -> [ControlTable.Row] {
        Specimen.all.map { specimen in
            let cells = specimen.states.map { state in
                let (picture, text) = ControlStage.show(specimen, in: state, look)
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                return ControlTable.Cell(state: state, picture: picture, lines: lines)
            }
            return ControlTable.Row(name: specimen.name, cells: cells)
        }
    }

    /// Does what `--sheet FOLDER` asks for, and ends the program.
    static func run(_ arguments: [String]) -> Never {
        guard arguments.count == 1 else {
            print("--sheet needs one folder.\n\nGallery --sheet FOLDER    write every control in every state")
            exit(64)
        }
        Pictures.write(to: arguments[0]) { try write(to: URL(fileURLWithPath: arguments[0])) }
        exit(0)
    }
}
