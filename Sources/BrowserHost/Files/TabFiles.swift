import CoreTransferable
import Foundation
import ImperativeUI

/// The items that are dragged over a page and dropped there, and the files among them.
@MainActor final class TabFiles {
    /// The files that the page was asked for.
    private var arriving: [Int: PageFile] = [:]
    /// The providers of the drag over the page, which stay the same while its types do.
    private var hovering: (types: [String], providers: [NSItemProvider]) = ([], [])
    private let copies = FileCopies()
    /// Asks the page for the file with a number.
    private let ask: @MainActor (Int) -> Void

    init(ask: @escaping @MainActor (Int) -> Void) { self.ask = ask }

    /// Returns the event of a drag over the page.
    func event(of drag: PageDrag) -> HostDrag {
        if drag.phase != .move {
            hovering = ([], [])
            return HostDrag(drag.phase, at: drag.location, items: drag.items.map { provider(of: $0) })
        }
        let types = drag.items.map { ($0.isFile ? "file " : "") + $0.type }
        if types != hovering.types { hovering = (types, drag.items.map { provider(of: $0) }) }
        return HostDrag(.move, at: drag.location, items: hovering.providers)
    }

    /// Takes bytes of a file. The first four are its number, the lowest byte last. Returns false for bytes without a
    /// number, and for more than the file has.
    func receive(_ message: Data) -> Bool {
        guard message.count >= 4 else { return false }
        let number = message.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        // The rest of a file that failed may still arrive.
        guard let file = arriving[number] else { return true }
        guard let isComplete = try? file.append(message.dropFirst(4)) else {
            fail(number)
            return false
        }
        if isComplete { arriving[number] = nil }
        return true
    }

    /// The page cannot read a file.
    func fail(_ number: Int) { arriving.removeValue(forKey: number)?.fail(.isUnreadable) }

    /// The page is gone.
    func forget() {
        let files = arriving.values
        arriving = [:]
        hovering = ([], [])
        for file in files { file.fail(.isGone) }
    }

    private func provider(of item: PageDrag.Item) -> NSItemProvider {
        let provider = NSItemProvider()
        if item.isFile { register(item, in: provider) } else { registerText(item, in: provider) }
        return provider
    }

    private func register(_ item: PageDrag.Item, in provider: NSItemProvider) {
        let file = item.file.map { number in
            PageFile(number: number, name: item.name ?? "", byteCount: item.size ?? 0) { [weak self] file in
                guard let self else { return file.fail(.isGone) }
                arriving[file.number] = file
                ask(file.number)
            }
        }
        provider.suggestedName = file?.name
        let load: @Sendable (@escaping @Sendable (Result<Data, any Error>) -> Void) -> Void = { completion in
            Task { @MainActor in
                guard let file else { return completion(.failure(PageFile.Failure.isUnreadable)) }
                file.load(completion)
            }
        }
        let type = file.flatMap { UTType(filenameExtension: ($0.name as NSString).pathExtension) }
        let known = type.flatMap { $0.isDynamic ? nil : $0 } ?? UTType(mimeType: item.type) ?? .data
        provider.registerDataRepresentation(for: known, visibility: .all) { completion in
            load { result in completion(try? result.get(), result.failure) }
            return nil
        }
        // Programs ask for the address of a file where its type does not matter.
        let copies = copies
        provider.registerDataRepresentation(for: .fileURL, visibility: .all) { completion in
            load { result in
                let copy = Result { try copies.write(try result.get(), named: file?.name) }
                completion((try? copy.get()).map { Data($0.absoluteString.utf8) }, copy.failure)
            }
            return nil
        }
    }

    private func registerText(_ item: PageDrag.Item, in provider: NSItemProvider) {
        let text = item.text
        let types: [String: UTType] = ["text/plain": .utf8PlainText, "text/uri-list": .url]
        let type = types[item.type] ?? UTType(mimeType: item.type) ?? .utf8PlainText
        // A list of addresses may have comments.
        let lines = text?.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
        let content = type == .url ? lines?.first.map(String.init) : text
        provider.registerDataRepresentation(for: type, visibility: .all) { completion in
            completion(content.map { Data($0.utf8) }, content == nil ? PageFile.Failure.isUnreadable : nil)
            return nil
        }
    }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
