import Foundation
import LayoutEngine

/// The default shape of glass effects: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// Creates the default glass effect shape.
    nonisolated public init() {}

    /// Returns the outline of the capsule that fills the rectangle.
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

    /// A Boolean value that indicates whether the shape accepts any size; always `true`. Implementation detail; don't
    /// use this property.
    public static var _takesAnySize: Bool { true }
}

extension View {
    /// Applies glass behind this view.
    ///
    /// In a ``GlassEffectContainer``, the container draws the glass behind its entire content.
    ///
    /// - Parameters:
    ///   - glass: The glass; regular by default.
    ///   - shape: The shape of the glass in the frame of this view; a capsule by default.
    nonisolated public func glassEffect<S: Shape>(
        _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
    ) -> some View {
        modifier(InteractiveGlass(glass: glass, shape: shape))
    }
}

/// Lays glass behind a view, which shines while it is touched if it is to.
private struct InteractiveGlass<Outline: Shape> {
    let glass: Glass
    let shape: Outline
    @State private var isHeld = false

    nonisolated init(glass: Glass, shape: Outline) { (self.glass, self.shape) = (glass, shape) }
}

extension InteractiveGlass: ViewModifier {
    @ViewBuilder func body(content: Content) -> some View {
        if glass.isInteractive {
            content
                .modifier(GlassModifier(look: GlassLook(glass: glass, isHeld: isHeld), shape: shape))
                .simultaneousGesture(touch)
        } else {
            content.modifier(GlassModifier(look: GlassLook(glass: glass), shape: shape))
        }
    }

    /// Follows a touch, and never comes to act.
    private var touch: some Gesture {
        PressingGesture(content: LongPressGesture(minimumDuration: .infinity, maximumDistance: .infinity)) {
            isHeld = $0
        }
    }
}

/// Adds glass behind a view, or leaves that to the enclosing container.
struct GlassModifier<Outline: Shape> {
    let look: GlassLook
    let shape: Outline
    @Environment(\.glassContext) private var context
    @Environment(\.layoutDirection) private var direction
    @Namespace private var own

    nonisolated init(look: GlassLook, shape: Outline) { (self.look, self.shape) = (look, shape) }
}

extension GlassModifier: ViewModifier {
    @ViewBuilder func body(content: Content) -> some View {
        if context.isContained {
            content.transformAnchorPreference(key: GlassMembers.self, value: .bounds) { members, anchor in
                members.append(
                    GlassMember(
                        id: context.id ?? MatchedKey(id: AnyHashable(0), namespace: own), union: context.union,
                        transition: context.transition, glass: look.glass, isHeld: look.isHeld, shape: AnyShape(shape),
                        isMirrored: direction == .rightToLeft && shape.layoutDirectionBehavior == .mirrors,
                        anchor: anchor))
            }
        } else {
            content.background { GlassPlate(outline: shape, look: look) }
        }
    }
}

/// The settings of enclosing views for the glass inside them.
struct GlassContext: Equatable {
    /// Whether there is a container that draws it.
    var isContained = false
    var id: MatchedKey?
    var union: MatchedKey?
    var transition = GlassEffectTransition.matchedGeometry
}

private enum GlassContextKey: EnvironmentKey {
    static var defaultValue: GlassContext { GlassContext() }
}

extension EnvironmentValues {
    var glassContext: GlassContext {
        get { self[GlassContextKey.self] }
        set { self[GlassContextKey.self] = newValue }
    }
}
