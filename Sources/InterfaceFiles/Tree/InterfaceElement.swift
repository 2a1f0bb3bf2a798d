/// An element of an interface file, with what is in it.
///
/// Interface Builder writes properties as attributes, and those that are no plain values as elements inside, which say
/// with the attribute `key` which property they are.
package final class InterfaceElement: Sendable {
    /// The kind of element, such as `label`.
    package let name: String
    /// The attributes by their names.
    package let attributes: [String: String]
    /// The elements inside, in order.
    package let children: [InterfaceElement]
    /// The text inside.
    package let text: String

    /// An element with the elements and the text inside.
    package init(
        name: String, attributes: [String: String] = [:], children: [InterfaceElement] = [], text: String = ""
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
    }

    /// Returns an attribute.
    package subscript(_ attribute: String) -> String? { attributes[attribute] }

    /// The identifier by which other elements refer to it; `nil` for parts of others.
    package var id: String? { attributes["id"] }
    /// The property of the element around it that it is; `nil` for none.
    package var key: String? { attributes["key"] }

    /// Returns the elements in the first element of a name inside, such as `subviews`; none if there is no such element.
    package func children(in name: String) -> [InterfaceElement] {
        children.first { $0.name == name }?.children ?? []
    }

    /// Returns the element inside that is a property.
    package func child(key: String) -> InterfaceElement? { children.first { $0.key == key } }

    /// Returns the first element of a name inside.
    package func child(named name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// Returns a property that is a text, which is an attribute or, for texts with line ends, an element.
    package func string(_ key: String) -> String? {
        if let value = attributes[key] { return value }
        guard let child = child(key: key), child.name == "string" || child.name == "mutableString" else { return nil }
        return child.text
    }
}
