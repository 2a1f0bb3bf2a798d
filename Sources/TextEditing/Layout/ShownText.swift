/// The text that is shown of an edited text: the text itself, or a bullet for each of its characters.
struct ShownText {
    /// The text that is shown.
    let text: String
    /// For a secret, where each character of the edited text begins, and where the last one ends.
    private let places: [Int]?

    /// The mark for a character of a secret.
    private static let bullet = "•"

    init(_ text: String, isSecure: Bool) {
        guard isSecure else {
            (self.text, places) = (text, nil)
            return
        }
        let buffer = TextBuffer(text)
        var places = [0]
        for index in buffer.text.indices.dropFirst() { places.append(buffer.position(index)) }
        if buffer.end > 0 { places.append(buffer.end) }
        self.text = String(repeating: Self.bullet, count: places.count - 1)
        self.places = places
    }

    /// Returns the place in the shown text of a position in the edited one.
    func shown(_ position: Int) -> Int {
        guard let places else { return position }
        return min(places.partitioningIndex { $0 >= position }, places.count - 1) * Self.bullet.utf8.count
    }

    /// Returns the place in the edited text of a position in the shown one.
    func edited(_ position: Int) -> Int {
        guard let places else { return position }
        return places[min(max(position / Self.bullet.utf8.count, 0), places.count - 1)]
    }
}
