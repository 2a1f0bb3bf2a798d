import Foundation

/// The previews mode of a program: `--previews` lists its previews, `--previews FOLDER` draws them.
@MainActor enum PreviewProgram {
    /// Does that and ends the program, if it is asked for among its arguments.
    static func runIfAsked(_ arguments: [String]) {
        guard let index = arguments.firstIndex(of: "--previews") else { return }
        do {
            print(try answer(folder: index + 1 < arguments.count ? arguments[index + 1] : nil))
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(74)
        }
    }

    /// Returns the output of the program.
    static func answer(folder: String?) throws -> String {
        let previews = Preview.all
        if previews.isEmpty { return "There are no previews. They are found in debug builds." }
        guard let folder else { return previews.map(\.listing).joined(separator: "\n") }
        let url = URL(fileURLWithPath: folder)
        for preview in previews { try preview.snapshot().verify(preview.pictureName, in: url, isRecording: true) }
        return "\(previews.count) \(previews.count == 1 ? "preview" : "previews") in \(folder)"
    }
}

extension Preview {
    fileprivate var listing: String { "\(fileID):\(line)  \(displayName ?? "")" }
}
