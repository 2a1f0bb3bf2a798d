import Foundation
import Foundations

/// The layers around and inside of a layer.
extension CALayer {
    final var superlayerValue: CALayer? { isOfView ? view?.superview?.layer : superlayerStorage }

    final var sublayersValue: [CALayer]? {
        let layers = allSublayers
        return layers.isEmpty ? nil : layers
    }

    /// The sublayers from back to front, those of subviews among them.
    final var allSublayers: [CALayer] {
        guard let views = view?.subviewStorage, !views.isEmpty else { return sublayerStorage }
        if sublayerStorage.isEmpty { return views.map { $0.layer } }
        var result: [CALayer] = []
        forEachInside(view: { result.append($0.layer) }, layer: { result.append($0) })
        return result
    }

    /// The sublayers from back to front, as they are drawn: in the order of their depths.
    final var sublayersInDepth: [CALayer] {
        let layers = allSublayers
        guard marks.contains(.hasDepths) else { return layers }
        return layers.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }

    /// Goes through subviews and layers without a view, from back to front.
    final func forEachInside(view visit: (UIView) -> Void, layer visitLayer: (CALayer) -> Void) {
        var waiting = sublayerStorage[...]
        func visitLayers(behind subview: UIView?) {
            while let first = waiting.first, first.subviewBehind === subview {
                visitLayer(first)
                waiting.removeFirst()
            }
        }
        visitLayers(behind: nil)
        for subview in view?.subviewStorage ?? [] {
            visit(subview)
            visitLayers(behind: subview)
        }
        for layer in waiting { visitLayer(layer) }
    }

    /// Sees to it that layers which are in front of a subview stay where they are when it leaves.
    final func subviewsWillLeave(_ isLeaving: (UIView) -> Bool) {
        if sublayerStorage.isEmpty { return }
        var staying: UIView?
        forEachInside { subview in
            if !isLeaving(subview) { staying = subview }
        } layer: { layer in
            if let behind = layer.subviewBehind, isLeaving(behind) { layer.subviewBehind = staying }
        }
    }

    // MARK: Changes

    /// Inserts a layer so that it comes to be at an index.
    final func insert(_ layer: CALayer, at index: Int) {
        requireInside(layer)
        if !layer.isOfView, index <= 0 { return place(layer, at: 0, inFrontOf: nil) }
        if !layer.isOfView, index >= sublayerCount {
            return place(layer, at: Int.max, inFrontOf: view?.subviewStorage.last)
        }
        let others = allSublayers.filter { $0 !== layer }
        place(layer, at: min(max(index, 0), others.count), among: others)
    }

    final func insert(_ layer: CALayer, beside sibling: CALayer?, isBehind: Bool) {
        requireInside(layer)
        let others = allSublayers.filter { $0 !== layer }
        let index = sibling.flatMap { sibling in others.firstIndex { $0 === sibling } }
        place(layer, at: index.map { isBehind ? $0 : $0 + 1 } ?? (isBehind ? 0 : others.count), among: others)
    }

    final func replace(_ old: CALayer, with new: CALayer) {
        if old === new { return }
        guard allSublayers.contains(where: { $0 === old }) else { return }
        insertSublayer(new, below: old)
        old.removeFromSuperlayer()
    }

    final func setSublayers(_ layers: [CALayer]) {
        let kept = Set(layers.map { ObjectIdentifier($0) })
        for layer in allSublayers where !kept.contains(ObjectIdentifier(layer)) { layer.removeFromSuperlayer() }
        var current = allSublayers
        for (index, layer) in layers.enumerated() {
            if index >= current.count {
                addSublayer(layer)
                current.append(layer)
            } else if current[index] !== layer {
                insertSublayer(layer, at: UInt32(clamping: index))
                current = allSublayers
            }
        }
    }

    private final var sublayerCount: Int { sublayerStorage.count + (view?.subviewStorage.count ?? 0) }

    private final func requireInside(_ layer: CALayer) {
        if layer.isOfView {
            require(
                layer.view.map { $0.superviewStorage === view && view != nil } ?? false,
                "The layer of a view goes where the view goes: that of \(layer.view.map { "\(type(of: $0))" } ?? "one") "
                    + "is added to a \(type(of: self)) around which its superview is not. Add the view as a subview.")
            return
        }
        var above: CALayer? = self
        while let here = above {
            require(
                here !== layer,
                "A layer cannot be its own ancestor: \(type(of: layer)) is, or is above, the \(type(of: self)) it is "
                    + "added to. Take the \(type(of: self)) out of it first.")
            above = here.isOfView ? nil : here.superlayerStorage ?? here.maskedLayer
        }
    }

    private final func place(_ layer: CALayer, at index: Int, among others: [CALayer]) {
        if layer.isOfView {
            guard let subview = layer.view, let view else { return }
            view.insertSubview(subview, at: others[..<index].count { $0.isOfView })
            // The layers without a view stay where they are.
            var behind: UIView?
            for other in others[..<index] + [layer] + others[index...] {
                if other.isOfView { behind = other.view } else { other.subviewBehind = behind }
            }
            return pictureDidChange()
        }
        let before = others[..<index]
        place(
            layer, at: before.count { !$0.isOfView }, inFrontOf: before.last { $0.isOfView }?.view)
    }

    /// Puts a layer without a view at an index among those, directly in front of a subview or all behind it.
    private final func place(_ layer: CALayer, at index: Int, inFrontOf subview: UIView?) {
        let isNew = layer.superlayerStorage !== self
        if isNew {
            layer.leaveSuperlayer()
        } else if let old = sublayerStorage.indexFromEnds(of: layer) {
            sublayerStorage.remove(at: old)
        }
        sublayerStorage.insert(layer, at: min(index, sublayerStorage.count))
        layer.subviewBehind = subview
        layer.superlayerStorage = self
        if layer.zPosition != 0 { marks.insert(.hasDepths) }
        pictureDidChange()
        setNeedsLayout()
        if isNew, hostWindow != nil { layer.arriveInWindow() }
    }

    final func leaveSuperlayer() {
        if isOfView {
            view?.removeFromSuperview()
            return
        }
        if let masked = maskedLayer {
            maskedLayer = nil
            masked.maskStorage = nil
            masked.pictureDidChange()
            leaveWindow()
        }
        guard let above = superlayerStorage else { return }
        // Looked for from both ends, where those that leave one after the other are.
        if let index = above.sublayerStorage.indexFromEnds(of: self) { above.sublayerStorage.remove(at: index) }
        superlayerStorage = nil
        subviewBehind = nil
        above.pictureDidChange()
        leaveWindow()
    }

    final var maskValue: CALayer? {
        get { maskStorage ?? (isOfView ? view?.mask?.layer : nil) }
        set {
            if let newValue, newValue.isOfView {
                guard let view, let mask = newValue.view else {
                    require(
                        isOfView,
                        "The layer of a view masks layers of views only: that of "
                            + "\(newValue.view.map { "\(type(of: $0))" } ?? "a view") is the mask of a \(type(of: self)). "
                            + "Use a layer without a view.")
                    return
                }
                maskStorage?.leaveSuperlayer()
                return view.mask = mask
            }
            if isOfView, let view, view.mask != nil { view.mask = nil }
            if newValue === maskStorage { return }
            maskStorage?.leaveSuperlayer()
            if let newValue {
                requireInside(newValue)
                newValue.leaveSuperlayer()
                maskStorage = newValue
                newValue.maskedLayer = self
                if hostWindow != nil { newValue.arriveInWindow() }
            }
            pictureDidChange()
        }
    }

    /// The depth is another one, by which the layer around draws its sublayers.
    final func depthDidChange() {
        if isOfView {
            view?.superviewStorage?.layer.marks.insert(.hasDepths)
        } else {
            superlayerStorage?.marks.insert(.hasDepths)
        }
        placeDidChange()
    }

    /// Calls `body` with this layer and all without a view that are inside of it, outer ones first, without recursion.
    final func forEachInLayers(_ body: (CALayer) -> Void) {
        var stack = [self]
        while let layer = stack.popLast() {
            body(layer)
            if let mask = layer.maskStorage { stack.append(mask) }
            stack += layer.sublayerStorage.reversed()
        }
    }
}
