import Foundation

/// The static type with which a layer is copied from its class at run time; see ``LayerCopy``.
///
/// The class is open so that the compiler calls the initialiser of the dynamic class rather than this one.
open class _PlainLayer: CALayer {
    /// Creates a copy of a layer.
    public required override init(layer: Any) { super.init(layer: layer) }
    /// Creates a layer from an archive. The contents of the archive are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Makes the copies with which layers of any class tell how they are shown.
@MainActor enum LayerCopy {
    /// Returns a copy of a layer, made by `init(layer:)` of its class.
    static func make(_ type: CALayer.Type, of layer: CALayer) -> CALayer {
        // Every class of layers has `init(layer:)` at the index where `CALayer` has it, overridden or replaced by a trap.
        // The language calls it for a class known at run time only if it is required, which that of layers is not.
        unsafeBitCast(type, to: _PlainLayer.Type.self).init(layer: layer)
    }
}
