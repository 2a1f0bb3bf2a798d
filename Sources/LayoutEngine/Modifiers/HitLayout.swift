/// Passes layout through unchanged, and sets how the item takes part in hit testing.
package struct HitLayout: UnaryLayout {
    package let hitRole: HitRole

    package init(role: HitRole) { hitRole = role }

    package var ownPriority: Double? { nil }
}
