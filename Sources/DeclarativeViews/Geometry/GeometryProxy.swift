import Drawing
import Foundation
import LayoutEngine
import BridgedEnvironment

/// A proxy for the size and the position of a `GeometryReader`.
///
/// Reading a value while the reader builds its views makes them depend on it: they are built again when it changes.
/// Use the proxy on the main actor. Elsewhere, reading a position is reported and returns that of the last layout.
public struct GeometryProxy {
    /// The size of the reader, in points.
    public let size: CGSize
    let space: GeometrySpace

    init(size: CGSize, space: GeometrySpace) {
        self.size = size
        self.space = space
    }

    /// The distances by which unsafe areas extend into the reader at each edge, in points.
    ///
    /// A distance is 0 at an edge that does not touch an unsafe area, or if the reader ignores the safe area.
    public var safeAreaInsets: EdgeInsets { space.safeAreaInsets }

    /// Returns the bounds of the nearest enclosing view with a name, in the reader's coordinates, or `nil` if there
    /// is none.
    ///
    /// Reading them is tracked like reading the reader's own frame.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let outer = space.frame(of: coordinateSpace.name) else { return nil }
        let own = space.origin
        return CGRect(
            x: outer.origin.x - own.x, y: outer.origin.y - own.y, width: outer.size.width, height: outer.size.height)
    }

    /// Returns the reader's frame in a coordinate space, in points.
    ///
    /// An unknown name refers to the global space. Views of surrounding hosting views are not considered.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the reader's frame in a coordinate space, in points.
    ///
    /// An unknown name refers to the global space. Views of surrounding hosting views are not considered.
    @_disfavoredOverload public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return CGRect(origin: space.origin, size: size).applying(space.transformToWindow)
        case .named(let name):
            let own = space.origin
            guard let outer = space.origin(ofNamed: name) else { return frame(in: .global) }
            return CGRect(origin: CGPoint(x: own.x - outer.x, y: own.y - outer.y), size: size)
        }
    }
}

/// The origins of a reader and of named spaces around it in the graph's area, and the area's transform to the window.
/// Records its reads.
final class GeometrySpace {
    private weak var node: _ViewNode?
    private let item: LayoutNode
    // Used on the main actor only, except for the last values read, which are copied as a whole.
    private(set) var reads: [AnyHashable?: CGPoint?] = [:]

    init(node: _ViewNode, item: LayoutNode) {
        self.node = node
        self.item = item
    }

    private var readInsets: EdgeInsets?

    /// The insets of the safe area.
    var safeAreaInsets: EdgeInsets {
        if isElsewhere { return readInsets ?? EdgeInsets() }
        let insets = item.safeAreaInsets
        readInsets = insets
        return insets
    }

    /// Whether the caller is not on the main actor; reports it.
    private var isElsewhere: Bool {
        if MainContext.isCurrent { return false }
        RuntimeIssue.report(
            "geometry-thread",
            "A GeometryProxy was asked for a place off the main actor. It answers as of the last layout. Read what is "
                + "needed on the main actor.")
        return true
    }

    /// The origin of the reader's own space.
    var origin: CGPoint { origin(ofNamed: nil) ?? .zero }

    /// Returns the origin of the space with a name, or of the reader's own for `nil`; `nil` if no enclosing view has
    /// the name.
    func origin(ofNamed name: AnyHashable?) -> CGPoint? {
        if isElsewhere { return reads[name] ?? nil }
        let origin = now(name)
        reads.updateValue(origin, forKey: name)
        return origin
    }

    private func now(_ name: AnyHashable?) -> CGPoint? {
        guard let name else { return item.absoluteFrame.origin }
        guard let node else { return nil }
        // A copy without isolation, used only within this call.
        nonisolated(unsafe) let wanted = name
        return MainActor.assumeIsolated { node.isTornDown ? nil : node.frame(ofSpace: wanted)?.origin }
    }

    // Used like `reads`.
    private var frames: [AnyHashable: CGRect?] = [:]

    /// Returns the frame of the space with a name in the graph's area; `nil` if no enclosing view has it.
    func frame(of name: AnyHashable) -> CGRect? {
        if isElsewhere { return frames[name] ?? nil }
        let frame = frameNow(name)
        frames.updateValue(frame, forKey: name)
        return frame
    }

    private func frameNow(_ name: AnyHashable) -> CGRect? {
        guard let node else { return nil }
        // A copy without isolation, used only within this call.
        nonisolated(unsafe) let wanted = name
        return MainActor.assumeIsolated { node.isTornDown ? nil : node.frame(ofSpace: wanted) }
    }

    private var readTransform: CGAffineTransform?

    /// The transform from the graph's area to the window.
    var transformToWindow: CGAffineTransform {
        if isElsewhere { return readTransform ?? .identity }
        let transform = currentTransform
        readTransform = transform
        return transform
    }

    private var currentTransform: CGAffineTransform {
        guard let node else { return .identity }
        return MainActor.assumeIsolated {
            if node.isTornDown { return .identity }
            node.graph.geometry.followWindow(node)
            return node.graph.delegate?.graphTransform(isFollowed: true) ?? .identity
        }
    }

    // Used like `reads`.
    private var transforms: [ObjectIdentifier: (area: GraphArea, transform: CGAffineTransform?)] = [:]

    /// The transform from the area of another graph to the reader's; `nil` for the reader's own graph.
    func transform(from area: GraphArea) -> CGAffineTransform? {
        if isElsewhere { return transforms[ObjectIdentifier(area)]?.transform }
        let transform = currentTransform(from: area)
        if let transform { transforms[ObjectIdentifier(area)] = (area, transform) }
        return transform
    }

    private func currentTransform(from area: GraphArea) -> CGAffineTransform? {
        guard let node else { return nil }
        return MainActor.assumeIsolated {
            guard !node.isTornDown, let other = area.graph, other !== node.graph, let around = node.graph.delegate,
                let delegate = other.delegate
            else { return nil }
            node.graph.geometry.followWindow(node)
            let own = around.graphTransform(isFollowed: true)
            return delegate.graphTransform(followedBy: around).concatenating(own.inverted())
        }
    }

    /// Whether a value that was read has changed.
    func differs() -> Bool {
        for (name, frame) in frames where frameNow(name) != frame { return true }
        for (name, origin) in reads where now(name) != origin { return true }
        for (area, transform) in transforms.values where currentTransform(from: area) != transform { return true }
        if let readTransform, readTransform != currentTransform { return true }
        return readInsets.map { $0 != item.safeAreaInsets } ?? false
    }

    /// Forgets the recorded reads.
    func forgetReads() {
        reads = [:]
        frames = [:]
        readInsets = nil
        readTransform = nil
        transforms = [:]
    }
}
