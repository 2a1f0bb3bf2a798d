import Foundation

/// An object that draws and lays out a layer, and says how its changes are shown.
///
/// A view is the delegate of its layer. Methods that are not implemented have the effects that the layer has without
/// a delegate.
@MainActor @preconcurrency public protocol CALayerDelegate: NSObjectProtocol {
    /// Shows what belongs into the layer, for example by setting its contents.
    func display(_ layer: CALayer)
    /// Draws into the layer, in its coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before the layer is drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// Returns how a change of a property is shown; `nil` to have the layer look further, and `NSNull` for at once.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Has the layer draw itself.
    public func display(_ layer: CALayer) { layer.displayByDrawing() }
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Returns `nil`: the layer looks further.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// How a change is shown: an animation, or something else that is done.
public protocol CAAction {
    /// Called after the change of a property, or another event of a layer.
    @MainActor @preconcurrency func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: the change is shown at once.
    @MainActor @preconcurrency public func run(
        forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
    ) {}
}
