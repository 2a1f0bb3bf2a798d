import DeclarativeUI

extension Evaluation {
    /// The type of the view whose body ran, if it is one of the animals' views; `nil` for what is inside a button.
    var animalView: String? {
        guard case .type(let name)? = place.components.last else { return nil }
        return ["Kennel", "Paw", "CatRoom", "CatRecorder", "Pantry", "TreatRow"].contains(name) ? name : nil
    }

    /// Which body ran, and why, in a line.
    var line: String {
        let lines = "\(self)".split(separator: "\n")
        let roots = ["Kennel", "CatRoom", "Pantry"].compactMap { lines[0].range(of: $0)?.lowerBound }
        let place = lines[0][(roots.min() ?? lines[0].startIndex)...]
        let causes = lines.dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
        return "\(place.replacingOccurrences(of: ": body", with: "")): \(causes.joined(separator: "; "))"
    }

    /// How often the bodies of each type ran, as text.
    static func text(of counts: [String: Int]) -> String {
        counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }
}
