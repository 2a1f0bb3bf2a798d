import Drawing
import Foundation
import LayoutEngine
import UnifiedStorage

/// What a `GeometryReader` knows of its size and place.
///
/// What is read from it while the reader's views are made is followed: they are made again when it differs. To be used
/// on the main actor; elsewhere, asking for a place is reported and returns that of the last layout.
public struct GeometryProxy {
    /// The reader's size in points.
    public let size: CGSize
    let space: GeometrySpace

    init(size: CGSize, space: GeometrySpace) {
        self.size = size
        self.space = space
    }

    /// How far from the reader's edges the room that is not safe reaches, in points: 0 where the reader does not come
    /// as far as that, or ignores it.
    public var safeAreaInsets: EdgeInsets { space.safeAreaInsets }

    /// The bounds of the nearest view around that was given a name, in the reader's space; `nil` if there is none.
    /// Followed as the reader's own frame is.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let outer = space.frame(of: coordinateSpace.name) else { return nil }
        let own = space.origin
        return CGRect(
            x: outer.origin.x - own.x, y: outer.origin.y - own.y, width: outer.size.width, height: outer.size.height)
    }

    /// The reader's frame in a space, in points. A name that no view around has stands for the global space; views of
    /// other hosts around this one do not count.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The reader's frame in a space, in points. A name that no view around has stands for the global space; views of
    /// other hosts around this one do not count.
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

/// Where a reader, and named spaces around it, have their origins in the graph's area, and where that is in the window;
/// remembers what was asked.
final class GeometrySpace {
    private weak var node: _ViewNode?
    private let item: LayoutNode
    // Used on the main actor only, except for what was read last, which is copied whole.
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

    /// Whether it is not the main actor that asks; reports it.
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

    /// The origin of the space of a name, of the reader's own without one; `nil` if no view around has the name.
    func origin(ofNamed name: AnyHashable?) -> CGPoint? {
        if isElsewhere { return reads[name] ?? nil }
        let origin = now(name)
        reads.updateValue(origin, forKey: name)
        return origin
    }

    private func now(_ name: AnyHashable?) -> CGPoint? {
        guard let name else { return item.absoluteFrame.origin }
        guard let node else { return nil }
        // A copy without isolation, used within this call only.
        nonisolated(unsafe) let wanted = name
        return MainActor.assumeIsolated { node.isTornDown ? nil : NamedSpaceNode.origin(of: wanted, above: node) }
    }

    // As `reads`.
    private var frames: [AnyHashable: CGRect?] = [:]

    /// The frame of the space of a name in the graph's area; `nil` if no view around has it.
    func frame(of name: AnyHashable) -> CGRect? {
        if isElsewhere { return frames[name] ?? nil }
        let frame = frameNow(name)
        frames.updateValue(frame, forKey: name)
        return frame
    }

    private func frameNow(_ name: AnyHashable) -> CGRect? {
        guard let node else { return nil }
        // A copy without isolation, used within this call only.
        nonisolated(unsafe) let wanted = name
        return MainActor.assumeIsolated { node.isTornDown ? nil : NamedSpaceNode.frame(of: wanted, above: node) }
    }

    private var readTransform: CGAffineTransform?

    /// The way from the space of the graph's area to that of the window.
    var transformToWindow: CGAffineTransform {
        if isElsewhere { return readTransform ?? .identity }
        let transform = currentTransform
        readTransform = transform
        return transform
    }

    private var currentTransform: CGAffineTransform {
        guard let node else { return .identity }
        return MainActor.assumeIsolated {
            node.isTornDown ? .identity : node.graph.host?.graphTransform(isFollowed: true) ?? .identity
        }
    }

    /// Whether a place that was asked for is another now.
    func differs() -> Bool {
        for (name, frame) in frames where frameNow(name) != frame { return true }
        for (name, origin) in reads where now(name) != origin { return true }
        if let readTransform, readTransform != currentTransform { return true }
        return readInsets.map { $0 != item.safeAreaInsets } ?? false
    }

    /// Forgets what was asked.
    func forgetReads() {
        reads = [:]
        frames = [:]
        readInsets = nil
        readTransform = nil
    }
}
