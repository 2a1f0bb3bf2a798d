import DeclarativeUI
import BridgedEnvironment

/// A container, modifier or control that tests put around views, many times.
enum ViewKind: String, CaseIterable, Sendable {
    case column, row, depth, grid, gridRow, lazyColumn, scrolledLazyColumn, group, section, rows, user
    case padding, frame, flexibleFrame, fixedSize, aspectRatio, offset, priority, guide, zIndex, safeAreaInset
    case background, overlay, opacity, clip, rotation, fitting
    case mask, blur, blend, colors, turn, visualEffect
    case environment, preference, transformedPreference, modifier, identity, style
    case appearance, change, geometryChange, geometryReader, space, disabled, tap, label, button, toggle
    case matched, phases, keyframes, timeline

    @MainActor func around(_ view: AnyView) -> AnyView {
        switch self {
        case .column: AnyView(VStack { view })
        case .row:
            AnyView(
                HStack(spacing: 0) {
                    view; Color.red.frame(width: 1, height: 1)
                })
        case .depth:
            AnyView(
                ZStack {
                    view; Color.red.frame(width: 1, height: 1)
                })
        case .grid: AnyView(Grid { view })
        case .gridRow:
            AnyView(
                Grid(horizontalSpacing: 0) {
                    GridRow {
                        view; Color.red.frame(width: 1, height: 1)
                    }
                })
        case .lazyColumn: AnyView(LazyVStack { view })
        case .scrolledLazyColumn: AnyView(ScrollView { LazyVStack { view } }.frame(height: 20))
        case .group: AnyView(Group { view })
        case .section: AnyView(Section { view })
        case .rows: AnyView(ForEach(0..<1) { _ in view })
        case .user: AnyView(OneMore { view })
        case .padding: AnyView(view.padding(1))
        case .frame: AnyView(view.frame(width: 20))
        case .flexibleFrame: AnyView(view.frame(maxWidth: .infinity))
        case .fixedSize: AnyView(view.fixedSize())
        case .aspectRatio: AnyView(view.aspectRatio(1, contentMode: .fit))
        case .offset: AnyView(view.offset(x: 0.001))
        case .priority: AnyView(view.layoutPriority(1))
        case .guide: AnyView(VStack(alignment: .leading) { view.alignmentGuide(.leading) { $0[.leading] } })
        case .zIndex: AnyView(view.zIndex(1))
        case .safeAreaInset: AnyView(view.safeAreaInset(edge: .top) { Color.red.frame(width: 1, height: 0) })
        case .background: AnyView(view.background(Color.red))
        case .overlay: AnyView(view.overlay { Color.red.frame(width: 1, height: 1).allowsHitTesting(false) })
        case .opacity: AnyView(view.opacity(0.999_999))
        case .clip: AnyView(view.clipped())
        case .rotation: AnyView(view.rotationEffect(.degrees(0.000_001)))
        case .mask: AnyView(view.mask { Color.black })
        case .blur: AnyView(view.blur(radius: 0.001))
        case .blend: AnyView(view.blendMode(.multiply))
        case .colors: AnyView(view.saturation(0.999_999))
        case .turn: AnyView(view.rotation3DEffect(.degrees(0.000_001), axis: (x: 0, y: 1, z: 0)))
        case .visualEffect: AnyView(view.visualEffect { effect, _ in effect.opacity(0.999_999) })
        case .fitting:
            AnyView(
                ViewThatFits {
                    view; Color.red.frame(width: 1, height: 1)
                })
        case .environment: AnyView(view.environment(\.lineLimit, 1))
        case .preference: AnyView(view.preference(key: Total.self, value: 1).onPreferenceChange(Total.self) { _ in })
        case .transformedPreference: AnyView(view.transformPreference(Total.self) { $0 += 1 })
        case .modifier: AnyView(view.modifier(Plain()))
        case .identity: AnyView(view.id(1))
        case .style: AnyView(view.foregroundStyle(.red))
        case .appearance: AnyView(view.onAppear {})
        case .change: AnyView(view.onChange(of: 1) {})
        case .geometryChange: AnyView(view.onGeometryChange(for: CGSize.self, of: \.size) { _ in })
        case .geometryReader: AnyView(GeometryReader { _ in view })
        case .space: AnyView(view.coordinateSpace(name: 1))
        case .disabled: AnyView(view.disabled(false))
        case .tap: AnyView(view.onTapGesture {})
        case .label: AnyView(view.accessibilityLabel("level"))
        case .button:
            AnyView(
                Button {
                } label: {
                    view
                })
        case .toggle: AnyView(Toggle(isOn: .constant(true)) { view })
        case .matched: AnyView(Matched { view })
        case .phases: AnyView(PhaseAnimator([1, 2], trigger: 0) { _ in view })
        case .keyframes:
            AnyView(
                KeyframeAnimator(initialValue: 0.0, trigger: 0) { _ in
                    view
                } keyframes: { _ in
                    MoveKeyframe(1)
                })
        case .timeline: AnyView(TimelineView(.explicit([])) { _ in view })
        }
    }
}

/// Views of a kind in one another, each made in the body of the one around it.
struct NestedViews: View {
    let kind: ViewKind
    let levels: Int
    let side: CGFloat
    let bodies: BodyCounter

    var body: some View {
        let _ = bodies.count += 1
        if levels > 0 {
            kind.around(AnyView(NestedViews(kind: kind, levels: levels - 1, side: side, bodies: bodies)))
        } else {
            Innermost(side: side)
        }
    }
}

/// A view that may share its frame with others, and has none.
private struct Matched<Content: View>: View {
    @Namespace private var space
    @ViewBuilder let content: Content

    var body: some View { content.matchedGeometryEffect(id: 1, in: space) }
}

struct Innermost: View {
    let side: CGFloat

    var body: some View { Color.blue.frame(width: side, height: side) }
}

/// Views of a kind in a row.
struct ViewsSideBySide: View {
    let kind: ViewKind
    let count: Int

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { _ in kind.around(AnyView(Color.blue.frame(width: 10, height: 10))) }
        }
    }
}

@MainActor final class BodyCounter {
    var count = 0
}

private enum Total: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
}
