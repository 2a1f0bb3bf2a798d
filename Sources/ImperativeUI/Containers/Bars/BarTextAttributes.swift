import Foundation
import BridgedEnvironment

/// The fonts and the colours of texts in a bar, by state of a control.
struct BarTextAttributes {
    private var colors: [UInt: UIColor] = [:]
    private(set) var font: UIFont?
    private(set) var all: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets the attributes for a state; `nil` for none.
    mutating func set(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        all[state.rawValue] = attributes
        colors[state.rawValue] = attributes.flatMap(BarTextAttributes.color)
        if state == .normal { font = attributes.flatMap(BarTextAttributes.font) }
    }

    /// The colour for a state, of which that is the colour in the normal state.
    func color(for state: UIControl.State) -> UIColor? { colors[state.rawValue] }

    /// Returns these attributes with others where none are set.
    func over(_ others: BarTextAttributes) -> BarTextAttributes {
        var result = self
        result.font = font ?? others.font
        for (state, color) in others.colors where result.colors[state] == nil { result.colors[state] = color }
        return result
    }

    /// The colour in a dictionary of attributes. Reports a value of another type.
    static func color(_ attributes: [NSAttributedString.Key: Any]) -> UIColor? {
        attributes[.foregroundColor] == nil ? nil : StringAttributes(attributes).color
    }

    /// The font in a dictionary of attributes. Reports a value of another type.
    static func font(_ attributes: [NSAttributedString.Key: Any]) -> UIFont? {
        attributes[.font] == nil ? nil : StringAttributes(attributes).font
    }
}
