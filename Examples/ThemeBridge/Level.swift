import DeclarativeUI
import Observation

/// The places of the tree where a theme can be set, from the outermost to the innermost.
enum Level: String, CaseIterable {
    case scene = "UIWindowScene"
    case root = "RootController"
    case outer = "OuterView"
    case controller = "InnerController"
    case inner = "InnerView"
    case leaf = "LeafView"

    /// The world that the place belongs to.
    var world: String { self == .outer || self == .inner ? "SwiftUI" : "UIKit" }
}

/// How often something was set or removed, so that all levels tell anew who set what they read.
@Observable @MainActor final class Changes {
    var count = 0
}

extension Theme {
    /// The theme after this one, round and round.
    var next: Theme { Theme(rawValue: rawValue + 1) ?? .standard }
}

extension EnvironmentValues {
    /// Sets the theme, unless it is `nil`: so a view keeps its identity when it stops to set one.
    var themeOverride: Theme? {
        get { nil }
        set { if let newValue { theme = newValue } }
    }
}

extension Explanation {
    /// Who set the value, for somebody at a level.
    func origin(seenFrom level: Level) -> String {
        guard let write else { return "the default" }
        guard let setter = write.place?.names.last(where: { Level(rawValue: $0) != nil }) else {
            return "by \(write.origin)"
        }
        return setter == level.rawValue ? "set here" : "by \(setter)"
    }

    /// How the value came here, in a few lines.
    var account: String {
        var lines = ["\(reader.names.last ?? "It") reads \(value)."]
        if let write {
            let setter = write.place?.names.last.map { " of \($0)" } ?? ""
            let source = write.source.map { ", \($0)" } ?? ""
            lines.append("\(write.key) = \(write.value), set by \(write.origin)\(setter)\(source)")
        } else {
            lines.append("Nobody set it: the default of \(defaultOf ?? key)")
        }
        for crossing in crossings {
            let how = crossing.conversion.map { "\($0) makes \(crossing.to) = \(crossing.value)" } ?? "as it is"
            let world = crossing.into == .imperative ? "UIKit" : "SwiftUI"
            lines.append("\(crossing.place.names.last ?? ""), into \(world): \(how)")
        }
        return lines.joined(separator: "\n")
    }
}

extension TreePath {
    /// The names of the types on the way, the outermost first.
    fileprivate var names: [String] {
        components.compactMap { if case .type(let name) = $0 { name } else { nil } }
    }
}
