import LayoutEngine

/// Passes layout through unchanged.
struct PassThroughLayout: UnaryLayout {
    var ownPriority: Double? { nil }
}
