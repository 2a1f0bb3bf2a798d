import Foundation
import UniformTypeIdentifiers

extension View {
    /// Presents a sheet while a binding is `true`, in which people choose files of the machine that runs the program.
    ///
    /// Files are of a type by the extensions of their names. Others are shown, but cannot be chosen. If the types
    /// contain `.folder`, the folder that is shown can be chosen.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the sheet is presented. It becomes `false` before the completion is called.
    ///   - allowedContentTypes: The types of files.
    ///   - allowsMultipleSelection: Whether several files can be chosen.
    ///   - onCompletion: A closure that receives the files. It is not called if people choose none.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Presents a sheet while a binding is `true`, in which people choose files; also tells when they choose none.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        fileSheet(
            isPresented, .files(types: allowedContentTypes, allowsMany: allowsMultipleSelection), "Open",
            { onCompletion(.success($0)) }, onCancellation)
    }

    /// Presents a sheet while a binding is `true`, in which people choose a file; see
    /// `fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)`.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileSheet(
            isPresented, .files(types: allowedContentTypes, allowsMany: false), "Open",
            { urls in
                if let url = urls.first { onCompletion(.success(url)) }
            }, {})
    }

    /// Presents a sheet while a binding is `true`, in which people choose the folder that a file is moved to.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the sheet is presented. It becomes `false` before the completion is called.
    ///   - file: The file. Without one, no sheet is presented.
    ///   - onCompletion: A closure that receives the new location of the file, or the error for which it was not moved.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileSheet(
            isPresented, .folder, "Move",
            { urls in
                guard let file, let folder = urls.first else { return }
                let new = folder.appendingPathComponent(file.lastPathComponent)
                onCompletion(
                    Result {
                        try FileManager.default.moveItem(at: file, to: new)
                        return new
                    })
            }, {}, hasSubject: file != nil)
    }

    /// Presents a browser of files, and calls a closure with what was chosen after it has gone.
    nonisolated func fileSheet(
        _ isPresented: Binding<Bool>, _ purpose: FileBrowser.Purpose, _ confirmation: String,
        _ completion: @escaping ([URL]) -> Void, _ cancellation: @escaping () -> Void, hasSubject: Bool = true
    ) -> some View {
        sheet(isPresented: hasSubject ? isPresented : .constant(false)) {
            FileBrowser(purpose, confirmation: confirmation) { urls in
                isPresented.wrappedValue = false
                if let urls { completion(urls) } else { cancellation() }
            }
            .interactiveDismissDisabled()
        }
    }
}
