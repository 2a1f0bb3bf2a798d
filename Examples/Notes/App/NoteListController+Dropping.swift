import DeclarativeUI

/// Texts and text files that are dropped on the list become notes.
extension NoteListController: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.hasItemsConforming(toTypeIdentifiers: [UTType.plainText.identifier])
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        for item in session.items {
            _ = item.itemProvider.loadDataRepresentation(for: .plainText) { [weak self] data, _ in
                guard let text = data.map({ String(decoding: $0, as: UTF8.self) }) else { return }
                Task { @MainActor in self?.addNote(text) }
            }
        }
    }
}
