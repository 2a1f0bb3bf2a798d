/// The text that is shown of an edited text: the text itself, or a bullet for each of its characters.
struct ShownText {
    /// The text that is shown.
    let text: String
    /// For a secret, where each character of the edited text begins, and where the last one ends.
    private let positions: [Int]?

    /// The mark for a character of a secret.
    private static let bullet = "•"

    init(_ text: String, isSecure: Bool) {
        guard isSecure else {
            (self.text, positions) = (text, nil)
            return
        }
        let buffer = TextBuffer(text)
        var positions = [0]
        for index in buffer.text.indices.dropFirst() { positions.append(buffer.position(index)) }
        if buffer.end > 0 { positions.append(buffer.end) }
        self.text = String(repeating: Self.bullet, count: positions.count - 1)
        self.positions = positions
    }

    /// Returns the position in the shown text of a position in the edited one.
    func shown(_ position: Int) -> Int {
        guard let positions else { return position }
        return min(positions.partitioningIndex { $0 >= position }, positions.count - 1) * Self.bullet.utf8.count
    }

    /// Returns the position in the edited text of a position in the shown one.
    func edited(_ position: Int) -> Int {
        guard let positions else { return position }
        return positions[min(max(position / Self.bullet.utf8.count, 0), positions.count - 1)]
    }
}
