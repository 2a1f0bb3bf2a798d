import DeclarativeViews
import Foundation
import ImperativeUI

/// A button that reads an item from the general pasteboard. It is disabled while the pasteboard contains no item of
/// its type.
public struct PasteButton: View {
    private let accepts: @MainActor (String) -> Bool
    private let paste: @MainActor (String) -> Void
    @ObservedObject private var board = BoardContents.shared

    /// Creates a button that pastes values of a transferable type: text, URLs, or types created from these.
    ///
    /// `onPaste` receives the single value on the pasteboard.
    @preconcurrency @MainActor public init<T: Transferable>(
        payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void
    ) {
        accepts = { T.imported(from: $0) != nil }
        paste = { text in
            if let value = T.imported(from: text) { onPaste([value]) }
        }
    }

    /// The content of the view: a button with a symbol and the title "Paste".
    public var body: some View {
        let (board, paste) = (board, paste)
        Button("Paste", systemImage: "doc.on.clipboard") {
            if let text = board.text { paste(text) }
        }
        .disabled(board.text.map { !accepts($0) } ?? true)
    }
}

/// The contents of the general pasteboard, for views.
@MainActor private final class BoardContents: ObservableObject {
    static let shared = BoardContents()
    @Published private(set) var text: String?

    private init() {
        let board = UIPasteboard.general
        text = board.string
        _ = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { _ in
            // The board posts it on the main actor.
            MainActor.assumeIsolated { BoardContents.shared.text = UIPasteboard.general.string }
        }
    }
}
