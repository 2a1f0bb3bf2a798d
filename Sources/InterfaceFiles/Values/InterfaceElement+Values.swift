import Foundation

extension InterfaceElement {
    private static let limit = 1e7

    /// Returns an attribute that is a number, between ten million and its negative; `nil` if it is none.
    package func number(_ key: String) -> Double? {
        guard let text = attributes[key], let value = Double(text), value.isFinite else { return nil }
        return min(max(value, -Self.limit), Self.limit)
    }

    /// Returns an attribute that is an integer; `nil` if it is none.
    package func integer(_ key: String) -> Int? { attributes[key].flatMap { Int($0) } }

    /// Returns an attribute that is `YES` or `NO`; `nil` if it is neither.
    package func flag(_ key: String) -> Bool? {
        switch attributes[key] {
        case "YES", "true": true
        case "NO", "false": false
        default: nil
        }
    }

    /// Returns a property that is a rectangle.
    package func rect(_ key: String) -> CGRect? {
        guard let element = child(key: key), element.name == "rect" else { return nil }
        return CGRect(
            x: element.number("x") ?? 0, y: element.number("y") ?? 0, width: max(element.number("width") ?? 0, 0),
            height: max(element.number("height") ?? 0, 0))
    }

    /// Returns a property that is a size.
    package func size(_ key: String) -> CGSize? {
        guard let element = child(key: key), element.name == "size" else { return nil }
        return CGSize(width: max(element.number("width") ?? 0, 0), height: max(element.number("height") ?? 0, 0))
    }

    /// Returns a property that is a point.
    package func point(_ key: String) -> CGPoint? {
        guard let element = child(key: key), element.name == "point" else { return nil }
        return CGPoint(x: element.number("x") ?? 0, y: element.number("y") ?? 0)
    }

    /// Returns a multiplier, which is a number or two in a relation: `2:1`, `1/3`; `nil` if it is none.
    package func ratio(_ key: String) -> Double? {
        guard let text = attributes[key] else { return nil }
        let parts = text.split { $0 == ":" || $0 == "/" }.map { Double($0) ?? .nan }
        let value = parts.count == 2 ? parts[0] / parts[1] : parts.count == 1 ? parts[0] : .nan
        return value.isFinite && abs(value) <= Self.limit ? value : nil
    }
}
