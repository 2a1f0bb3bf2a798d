import Foundations

/// Reads an interface file into a tree of elements.
enum InterfaceReader {
    private static let depthLimit = 256
    private static let elementLimit = 200_000

    /// An element whose end was not read yet.
    private struct Open {
        let name: String
        let attributes: [String: String]
        var children: [InterfaceElement] = []
        var text = ""
    }

    /// Returns the root of a document.
    static func read(_ bytes: [UInt8]) throws(InterfaceFault) -> InterfaceElement {
        do { return try root(of: bytes) } catch { throw InterfaceFault(error.message) }
    }

    private static func root(of bytes: [UInt8]) throws(XMLFault) -> InterfaceElement {
        var scanner = XMLScanner(bytes, collectsText: true)
        var open = [Open(name: "", attributes: [:])]
        var count = 0
        while let tag = try scanner.next() {
            open[open.count - 1].text += scanner.text
            switch tag {
            case .open(let name, let attributes, let isEmpty):
                count += 1
                guard count <= elementLimit else { throw XMLFault("it has more than \(elementLimit) elements") }
                if isEmpty {
                    open[open.count - 1].children.append(InterfaceElement(name: name, attributes: attributes))
                } else {
                    guard open.count <= depthLimit else { throw XMLFault("its elements are nested too deep") }
                    open.append(Open(name: name, attributes: attributes))
                }
            case .close(let name):
                guard open.count > 1, let last = open.popLast(), last.name == name else {
                    throw XMLFault("its tags do not match")
                }
                open[open.count - 1].children.append(
                    InterfaceElement(
                        name: name, attributes: last.attributes, children: last.children,
                        // The space between elements is no text.
                        text: last.children.isEmpty ? last.text : ""))
            }
        }
        guard open.count == 1 else { throw XMLFault("its XML ends early") }
        guard let root = open[0].children.first else { throw XMLFault("it has no XML") }
        return root
    }
}
