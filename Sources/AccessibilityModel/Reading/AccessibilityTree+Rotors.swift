extension AccessibilityTree {
    /// The ways through what is told of: those that programs add, in reading order, and then those through headings,
    /// links, images, text fields and lists, where there are any. One that a program adds for such a kind is there in
    /// its place.
    public var rotors: [AccessibilityRotor] {
        let own = elements.flatMap(\.rotors)
        let known = Set(own.map(\.kind))
        return own
            + Self.systemKinds.filter { !known.contains($0.kind) }.compactMap { kind, matches in
                let found = elements.filter(matches)
                if found.isEmpty { return nil }
                return AccessibilityRotor(kind) {
                    found.enumerated().map { place, element in
                        AccessibilityRotor.Item(element.label, id: place) { element.focus() }
                    }
                }
            }
    }

    /// The rotor of a name, the first of several; `nil` without one.
    public func rotor(named name: String) -> AccessibilityRotor? { rotors.first { $0.name == name } }

    /// What somebody is told who asks for the rotors: a line for each, with what it leads to.
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
