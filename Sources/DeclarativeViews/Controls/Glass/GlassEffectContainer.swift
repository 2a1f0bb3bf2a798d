import Foundation
import LayoutEngine
import BridgedEnvironment

/// A container that draws the glass of all views in it as one layer behind its entire content.
///
/// Shapes of glass with the same appearance merge like drops where they are close to each other, and morph as one
/// when animated.
public struct GlassEffectContainer<Content: View> {
    private let spacing: CGFloat
    private let content: Content

    /// Creates a glass effect container.
    ///
    /// - Parameters:
    ///   - spacing: The distance in points at which shapes of glass begin to merge; 8 for `nil`. A negative or
    ///     non-finite distance is treated as 0, with which only touching glass merges.
    ///   - content: The content of the container.
    nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        let spacing = spacing ?? 8
        self.spacing = spacing.isFinite ? max(spacing, 0) : 0
        self.content = content()
    }
}

extension GlassEffectContainer: View {
    /// The content, with the glass layer behind it.
    public var body: some View {
        content
            .transformEnvironment(\.glassContext) { $0 = GlassContext(isContained: true) }
            .backgroundPreferenceValue(GlassMembers.self) { members in
                GeometryReader { proxy in
                    GlassLayer(members: members.map { $0.placed(in: proxy) }, spacing: spacing)
                }
            }
            // Glass of containers inside is drawn there.
            .transformPreference(GlassMembers.self) { $0 = [] }
    }
}

/// Glass of a view in a container.
struct GlassMember {
    let id: MatchedKey
    let union: MatchedKey?
    let transition: GlassEffectTransition
    let glass: Glass
    var isHeld: Bool
    let shape: AnyShape
    let isMirrored: Bool
    let anchor: Anchor<CGRect>

    @MainActor func placed(in proxy: GeometryProxy) -> PlacedGlass { PlacedGlass(member: self, frame: proxy[anchor]) }
}

/// The glass of the views in a container, from back to front.
enum GlassMembers: PageBoundKey {
    static var defaultValue: [GlassMember] { [] }
    static func reduce(value: inout [GlassMember], nextValue: () -> [GlassMember]) { value += nextValue() }
}

/// Glass with its frame in the container.
struct PlacedGlass {
    var member: GlassMember
    var frame: CGRect

    /// Returns all glass, with united members merged where the first is.
    static func united(_ all: [PlacedGlass]) -> [PlacedGlass] {
        var result: [PlacedGlass] = []
        var indices: [MatchedKey: [Int]] = [:]
        for glass in all {
            let found = glass.member.union.flatMap { indices[$0] }?.first { result[$0].isAlike(glass) }
            if let found {
                result[found].frame = result[found].frame.union(glass.frame)
                result[found].member.isHeld = result[found].member.isHeld || glass.member.isHeld
            } else {
                if let union = glass.member.union { indices[union, default: []].append(result.count) }
                result.append(glass)
            }
        }
        return result
    }

    private func isAlike(_ other: PlacedGlass) -> Bool {
        member.glass == other.member.glass
            && valuesAreEqual(member.shape, other.member.shape, mode: .equatableUnlessPlain)
    }
}

/// All the glass of a container.
private struct GlassLayer: View {
    let members: [PlacedGlass]
    let spacing: CGFloat

    var body: some View {
        let all = PlacedGlass.united(members)
        ZStack {
            ForEach(GlassSheet.sheets(of: all, spacing: spacing)) { sheet in
                GlassPlate(outline: sheet.outline, look: GlassLook(glass: sheet.glass))
                    .transition(sheet.fades ? .opacity : .identity)
            }
            ForEach(GlassSheet.shines(of: all), id: \.parts.first?.id) { outline in
                _ShapeFigure(shape: outline, style: GlassShine(), ink: .fill(FillStyle()))
            }
        }
    }
}

/// Glass that looks the same, which flows together.
private struct GlassSheet: Identifiable {
    /// A sheet is told by its look, but for glass that comes and goes by itself.
    struct ID: Hashable {
        /// Among all looks, in the order in which they come.
        var look: Int?
        var single: MatchedKey?
    }

    let id: ID
    let glass: Glass
    var outline: GlassOutline
    let fades: Bool

    static func sheets(of all: [PlacedGlass], spacing: CGFloat) -> [GlassSheet] {
        var result: [GlassSheet] = []
        var looks: [(glass: Glass, index: Int)] = []
        var known: [MatchedKey: Int] = [:]
        for glass in all where glass.member.glass.kind != nil {
            let (look, fades) = (glass.member.glass, glass.member.transition == .materialize)
            var part = GlassOutline.Part(glass)
            // An identifier that is there again is told by how often it was there before.
            part.id.count = known[glass.member.id, default: 0]
            known[glass.member.id] = part.id.count + 1
            if !fades, let index = looks.first(where: { $0.glass == look })?.index {
                result[index].outline.parts.append(part)
                continue
            }
            let id = fades ? ID(single: glass.member.id) : ID(look: looks.count)
            if !fades { looks.append((look, result.count)) }
            result.append(
                GlassSheet(id: id, glass: look, outline: GlassOutline(parts: [part], spacing: spacing), fades: fades))
        }
        return result
    }

    /// The outlines of glass that is touched.
    static func shines(of all: [PlacedGlass]) -> [GlassOutline] {
        all.filter { $0.member.isHeld && $0.member.glass.kind != nil }
            .map { GlassOutline(parts: [GlassOutline.Part($0)], spacing: 0) }
    }
}
