import LayoutEngine

/// The role of a scroll view's anchor; see `defaultScrollAnchor(_:for:)`.
public struct ScrollAnchorRole: Hashable, Sendable {
    private enum Kind: Sendable { case initialOffset, sizeChanges, alignment }

    private let kind: Kind

    /// The anchor determines the part of the content that is visible initially.
    public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
    /// The anchor determines the part that stays visible when the size of the content or the scroll view changes,
    /// unless the content has been scrolled away from it.
    public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
    /// The anchor determines the position of content that is shorter than the scroll view.
    public static let alignment = ScrollAnchorRole(kind: .alignment)
}

/// The anchors of scroll views by role; a role without one has the default behaviour.
typealias ScrollAnchors = [ScrollAnchorRole: UnitPoint]

enum ScrollAnchorsKey: EnvironmentKey {
    static var defaultValue: ScrollAnchors { [:] }
}

private struct ScrollAnchorWriter: EnvironmentWriter {
    let anchor: UnitPoint?
    let roles: [ScrollAnchorRole]

    var name: String { "defaultScrollAnchor" }

    func apply(to values: inout EnvironmentValues) {
        for role in roles { values[ScrollAnchorsKey.self][role] = anchor }
    }
}

extension View {
    /// Sets the anchor of scroll views in this view for all roles.
    ///
    /// The anchor determines which part of the content is visible initially, which part stays visible when a size
    /// changes, and where content is placed that is shorter than the scroll view.
    ///
    /// ```swift
    /// ScrollView { Messages() }.defaultScrollAnchor(.bottom)
    /// ```
    ///
    /// - Parameter anchor: The unit point of the content that is placed at the same unit point of the scroll view.
    ///   `nil` restores the default, which shows the start of the content. A coordinate that is not finite counts as
    ///   0.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modifier(
            EnvironmentModifier(
                ScrollAnchorWriter(anchor: anchor?.finite, roles: [.initialOffset, .sizeChanges, .alignment])))
    }

    /// Sets the anchor of scroll views in this view for one role.
    ///
    /// - Parameters:
    ///   - anchor: The unit point of the content that is placed at the same unit point of the scroll view, or `nil`
    ///     to restore the default. A coordinate that is not finite counts as 0.
    ///   - role: The role of the anchor.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        modifier(EnvironmentModifier(ScrollAnchorWriter(anchor: anchor?.finite, roles: [role])))
    }
}

extension UnitPoint {
    fileprivate nonisolated var finite: UnitPoint { UnitPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }

    /// The coordinate along an axis.
    func along(_ axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

/// A point brought into sight, kept there when the size of the scroll view changes.
struct HeldScrollPoint {
    /// How far the contents were moved for it, in a scroll view of this size.
    var offset: CGPoint
    let viewport: CGSize
    /// To which point of the visible part it was brought, in unit coordinates.
    let fractions: [Axis: CGFloat]

    /// Returns how far the contents are moved for it in a scroll view of another size.
    func offset(in viewport: CGSize, along axis: Axis) -> CGFloat {
        offset[axis] + (fractions[axis] ?? 0) * (self.viewport[axis] - viewport[axis])
    }
}

extension ScrollState {
    /// Returns the offset that the anchors, and the point brought into sight, require for new sizes of the contents
    /// and the scroll view.
    func anchored(_ offset: CGPoint, axes: Axis.Set, contentSize: CGSize, viewport: CGSize) -> CGPoint {
        if anchors.isEmpty, held == nil { return offset }
        var new = offset
        for axis in [Axis.horizontal, .vertical] where axes.includes(axis) {
            let (old, length) = (
                max(0, self.contentSize[axis] - self.viewport[axis]), max(0, contentSize[axis] - viewport[axis])
            )
            if isInitial {
                if let anchor = anchors[.initialOffset] { new[axis] = anchor.along(axis) * length }
            } else if old != length, let anchor = anchors[.sizeChanges]?.along(axis),
                abs(offset[axis] - anchor * old) < 0.5
            {
                new[axis] = anchor * length
            } else if viewport[axis] != self.viewport[axis], let held, held.fractions[axis] != nil,
                // Only where nothing has moved the contents since.
                abs(offset[axis] - held.offset(in: self.viewport, along: axis)) < 0.5
            {
                new[axis] = held.offset(in: viewport, along: axis)
            }
        }
        return new
    }

    /// Where contents begin that leave some room along an axis; `nil` for where they are without an anchor.
    func start(in room: CGFloat, along axis: Axis) -> CGFloat? {
        room > 0 ? anchors[.alignment].map { $0.along(axis) * room } : nil
    }
}
