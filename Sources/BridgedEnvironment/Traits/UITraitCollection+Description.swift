extension UITraitCollection {
    /// `<UITraitCollection: 0x…; Name = value, …>`: the system's traits in their fixed order, then all others by name.
    /// Traits with their default value are left out.
    final var text: String {
        var parts = SystemTraits.all.compactMap { $0.text(in: map) }
        var others: [(name: String, value: String)] = []
        for entry in map.entries where !entry.isDefault {
            guard let details = entry.traitDetails, !details.isSystem else { continue }
            others.append((details.name, entry.descriptor.describe(entry.word)))
        }
        others.sort { $0 < $1 }
        parts += others.map { "\($0.name) = \($0.value)" }
        let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        let head = "\(type(of: self)): 0x\(address)"
        return parts.isEmpty ? "<\(head)>" : "<\(head); \(parts.joined(separator: ", "))>"
    }
}
