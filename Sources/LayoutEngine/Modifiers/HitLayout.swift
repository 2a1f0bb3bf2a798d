/// Changes nothing for the layout, but says what becomes of taps.
package struct HitLayout: UnaryLayout {
    package let hitRole: HitRole

    package init(role: HitRole) { hitRole = role }

    package var ownPriority: Double? { nil }
}
