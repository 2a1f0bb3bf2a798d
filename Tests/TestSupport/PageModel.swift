import Drawing
import Foundation

/// A page that holds a picture as SVG and applies edits to it, as plainly as possible: a tree of elements, searched as
/// a whole for each edit.
public final class PageModel {
    /// An element with its attributes as they are written.
    final class Element {
        var attributes: String
        let name: String
        var text = ""
        var children: [Element] = []

        init(name: String, attributes: String) { (self.name, self.attributes) = (name, attributes) }

        var id: String? { value(of: "id") }

        func value(of attribute: String) -> String? {
            guard let start = attributes.range(of: " \(attribute)=\"") else { return nil }
            return String(attributes[start.upperBound...].prefix { $0 != "\"" })
        }

        func set(_ attribute: String, _ value: String) {
            if let old = self.value(of: attribute) {
                attributes = attributes.replacingOccurrences(of: " \(attribute)=\"\(old)\"", with: "")
            }
            if !value.isEmpty { attributes += " \(attribute)=\"\(value)\"" }
        }

        func find(_ id: String) -> Element? {
            if self.id == id { return self }
            for child in children {
                if let found = child.find(id) { return found }
            }
            return nil
        }
    }

    private let root = Element(name: "g", attributes: " id=\"n0\"")
    private let library = Element(name: "defs", attributes: "")

    /// What went wrong with the edits; `nil` if nothing did.
    public private(set) var fault: String?

    /// An empty page.
    public init() {}

    /// Applies edits in order.
    package func apply(_ edits: [PictureEdit]) {
        for edit in edits { apply(edit) }
    }

    private func apply(_ edit: PictureEdit) {
        switch edit {
        case .define(let markup): library.children += Self.elements(of: markup)
        case .replace(let group, let index, let count, let markup):
            guard let element = root.find("k\(group)") ?? root.find("n\(group)") else {
                return fault = "There is no group \(group)"
            }
            guard index + count <= element.children.count else {
                return fault = "Group \(group) has no elements \(index)..<\(index + count)"
            }
            element.children.replaceSubrange(index..<index + count, with: Self.elements(of: markup))
        case .place(let group, let transform, let opacity):
            guard let element = root.find("n\(group)") else { return fault = "There is no group \(group)" }
            element.set("transform", transform)
            element.set("opacity", opacity)
        case .redefine(let group, let markup):
            guard let element = root.find("n\(group)")?.children.first, element.name == "defs" else {
                return fault = "Group \(group) has no definitions"
            }
            element.children = Self.elements(of: markup)
        }
    }

    /// The picture with all ids written as the numbers of their first use.
    public var picture: String {
        var shared: [String: String] = [:]
        for element in library.children { shared[element.id ?? ""] = Self.text(of: element, ids: nil) }
        let ids = Numbers(shared)
        return Self.text(of: root, ids: ids)
    }

    private final class Numbers {
        private var known: [String: String]
        private var count = 0

        /// Shared definitions are known by what they say.
        init(_ shared: [String: String]) {
            known = shared.mapValues {
                $0.replacingOccurrences(of: " id=\"[a-z0-9]*", with: "", options: .regularExpression)
            }
        }

        func name(of id: String) -> String {
            if let name = known[id] { return name }
            let name = "\(count)"
            count += 1
            known[id] = name
            return name
        }
    }

    private static func text(of element: Element, ids: Numbers?) -> String {
        var attributes = element.attributes
        if let ids {
            for pattern in [" id=\"", "url(#", "href=\"#"] {
                var parts = attributes.components(separatedBy: pattern)
                for index in parts.indices.dropFirst() {
                    let end = parts[index].firstIndex { $0 == "\"" || $0 == ")" } ?? parts[index].endIndex
                    parts[index] = ids.name(of: String(parts[index][..<end])) + parts[index][end...]
                }
                attributes = parts.joined(separator: pattern)
            }
            // Attributes that were set later stand at the end.
            attributes = attributes.components(separatedBy: "\" ").map { $0.trimmingCharacters(in: [" ", "\""]) }
                .sorted().joined(separator: "\" ")
        }
        return "<" + element.name + " " + attributes + ">" + element.text
            + element.children.map { text(of: $0, ids: ids) }.joined() + "</" + element.name + ">"
    }

    /// Reads elements. Markup is as the library writes it: without comments, and with each `>` in a value escaped.
    private static func elements(of markup: String) -> [Element] {
        let top = Element(name: "", attributes: "")
        var open = [top]
        // By bytes: to Swift, a bracket and the mark that follows it are one character.
        for piece in markup.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false).dropFirst() {
            let parts = piece.split(separator: UInt8(ascii: ">"), maxSplits: 1, omittingEmptySubsequences: false)
            var tag = String(decoding: parts[0], as: UTF8.self)
            if tag.hasPrefix("/") {
                open.removeLast()
            } else {
                let isClosed = tag.hasSuffix("/")
                if isClosed { tag.removeLast() }
                let name = String(tag.prefix { $0 != " " })
                let element = Element(name: name, attributes: String(tag.dropFirst(name.count)))
                open[open.count - 1].children.append(element)
                if !isClosed { open.append(element) }
            }
            if parts.count > 1 { open[open.count - 1].text += String(decoding: parts[1], as: UTF8.self) }
        }
        return top.children
    }
}
