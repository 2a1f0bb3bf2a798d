import Foundation
import LayoutEngine
import BridgedEnvironment

/// The part of a scroll view to which margins apply.
public struct ContentMarginPlacement: Equatable, Sendable {
    fileprivate enum Kind: Sendable { case automatic, content, indicators }

    fileprivate let kind: Kind

    /// The content and the scroll indicators.
    public static let automatic = ContentMarginPlacement(kind: .automatic)
    /// The content only, and not the scroll indicators.
    public static let scrollContent = ContentMarginPlacement(kind: .content)
    /// The scroll indicators only.
    public static let scrollIndicators = ContentMarginPlacement(kind: .indicators)
}

/// The margins of scroll views, in points.
struct ScrollMargins: Equatable {
    var contents = EdgeInsets()
    var indicators = EdgeInsets()
}

enum ScrollMarginsKey: EnvironmentKey {
    static var defaultValue: ScrollMargins { ScrollMargins() }
}

private struct ScrollMarginsWriter: EnvironmentWriter {
    let edges: Edge.Set
    /// `nil` for the default of scroll views: none.
    let insets: EdgeInsets?
    let placement: ContentMarginPlacement

    var name: String { "contentMargins" }

    func apply(to values: inout EnvironmentValues) {
        var margins = values[ScrollMarginsKey.self]
        let insets = insets ?? EdgeInsets()
        func change(_ old: inout EdgeInsets) {
            if edges.contains(.top) { old.top = insets.top }
            if edges.contains(.leading) { old.leading = insets.leading }
            if edges.contains(.bottom) { old.bottom = insets.bottom }
            if edges.contains(.trailing) { old.trailing = insets.trailing }
        }
        if placement.kind != .indicators { change(&margins.contents) }
        if placement.kind != .content { change(&margins.indicators) }
        values[ScrollMarginsKey.self] = margins
    }
}

extension View {
    /// Sets the margins of scroll views in this view, within which their content begins and ends.
    ///
    /// Scrolled content is visible in the margins and comes to rest within them.
    ///
    /// A length that is not finite is reported and counts as 0.
    ///
    /// - Parameters:
    ///   - edges: The edges at which to set the margins.
    ///   - insets: The widths of the margins, in points.
    ///   - placement: The parts of scroll views to which the margins apply.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        func checked(_ value: CGFloat) -> CGFloat {
            if value.isFinite { return value }
            RuntimeIssue.report("scroll-margins", "A content margin is a finite number, not \(value); 0 is used.")
            return 0
        }
        let sound = EdgeInsets(
            top: checked(insets.top), leading: checked(insets.leading), bottom: checked(insets.bottom),
            trailing: checked(insets.trailing))
        return modifier(
            EnvironmentModifier(ScrollMarginsWriter(edges: edges, insets: sound, placement: placement)))
    }

    /// Sets the margins of scroll views in this view at some edges.
    ///
    /// - Parameters:
    ///   - edges: The edges at which to set the margins.
    ///   - length: The width of the margins, in points, or `nil` for none.
    ///   - placement: The parts of scroll views to which the margins apply.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let width = length ?? 0
        return contentMargins(
            edges, EdgeInsets(top: width, leading: width, bottom: width, trailing: width), for: placement)
    }

    /// Sets the margins of scroll views in this view at all edges.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Sets whether scroll views in this view draw their content beyond their frames. By default, it is clipped.
    ///
    /// Taps outside the frames do not reach the content in either case.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        modifier(EnvironmentModifier(ScrollClipWriter(disabled: disabled)))
    }
}

enum ScrollClipDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct ScrollClipWriter: EnvironmentWriter {
    let disabled: Bool

    var name: String { "scrollClipDisabled" }
    func apply(to values: inout EnvironmentValues) { values[ScrollClipDisabledKey.self] = disabled }
}
