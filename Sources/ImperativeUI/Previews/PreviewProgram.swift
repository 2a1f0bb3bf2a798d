import Foundation

/// What a program does with its previews, if it is asked to: `--previews` lists them, `--previews FOLDER` draws them, and
/// with a host, as in `--previews --host browser`, they are the application.
@MainActor enum PreviewProgram: Equatable {
    case list
    case draw(folder: String)
    case show

    /// Reads that from the arguments of a program; `nil` if they do not ask for previews.
    init?(_ arguments: [String]) {
        guard let index = arguments.firstIndex(of: "--previews") else { return nil }
        let next = index + 1 < arguments.count ? arguments[index + 1] : "--"
        if !next.hasPrefix("--") {
            self = .draw(folder: next)
        } else {
            self = arguments.contains("--host") ? .show : .list
        }
    }

    /// Lists or draws the previews, and ends the program.
    func run() -> Never {
        do {
            print(try answer())
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(74)
        }
    }

    /// Returns the output of the program.
    func answer() throws -> String {
        let previews = Preview.all
        if previews.isEmpty { return Self.emptyNotice }
        guard case .draw(let folder) = self else { return previews.map(\.listing).joined(separator: "\n") }
        let url = URL(fileURLWithPath: folder)
        for preview in previews { try preview.snapshot().verify(preview.pictureName, in: url, isRecording: true) }
        return "\(previews.count) \(previews.count == 1 ? "preview" : "previews") in \(folder)"
    }

    /// What is said instead of no previews.
    static let emptyNotice = "There are no previews. They are found in debug builds."
}

extension Preview {
    /// The place of the declaration and the name, in one line.
    var listing: String { "\(location)  \(displayName ?? "")" }

    /// The file and the line of the declaration.
    var location: String { "\(fileID):\(line)" }
}
