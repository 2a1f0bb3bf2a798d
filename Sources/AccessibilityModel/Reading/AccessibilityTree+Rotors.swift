extension AccessibilityTree {
    /// The rotors of the tree: those that programs add, in reading order, then those for headings, links, images,
    /// text fields and lists, if there are any such elements. A rotor that a program adds for one of these kinds
    /// replaces it.
    public var rotors: [AccessibilityRotor] {
        let own = elements.flatMap(\.rotors)
        let known = Set(own.map(\.kind))
        return own
            + Self.systemKinds.filter { !known.contains($0.kind) }.compactMap { kind, matches in
                let found = elements.filter(matches)
                if found.isEmpty { return nil }
                return AccessibilityRotor(kind) {
                    found.enumerated().map { index, element in
                        AccessibilityRotor.Item(element.label, id: index) { element.focus() }
                    }
                }
            }
    }

    /// Returns the first rotor with a name, or `nil` if there is none.
    public func rotor(named name: String) -> AccessibilityRotor? { rotors.first { $0.name == name } }

    /// The texts that a screen reader speaks for the rotors: for each, a line with its name and the labels of its
    /// items.
    public var spokenRotors: [String] {
        rotors.map { rotor in
            let labels = rotor.items.map { $0.label ?? "" }.filter { !$0.isEmpty }
            return "\(rotor.name): \(labels.isEmpty ? "none" : labels.joined(separator: ", "))"
        }
    }

    private static let systemKinds: [(kind: AccessibilityRotorKind, matches: (AccessibilityElement) -> Bool)] = [
        (.headings(level: 0), { $0.role == .heading || $0.traits.contains(.header) }),
        (.links, { $0.role == .link }),
        (.images, { $0.role == .image }),
        (.textFields, { [.textField, .secureTextField, .searchField, .textView].contains($0.role) }),
        (.lists, { $0.role == .list }),
    ]
}
