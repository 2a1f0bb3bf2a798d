import SwiftUI
import UIKit

/// Cards that change while they come and go.
struct CardScreen: View {
    let names = ["One", "Two", "Three"]
    @State private var isAtTop = true
    @State private var phase = ScrollPhase.idle
    @State private var seen: Set<String> = []

    var body: some View {
        ScrollView {
            Image("Mountains")
                .resizable()
                .frame(height: 200)
                .visualEffect { content, proxy in
                    content.offset(y: -proxy.frame(in: .scrollView(axis: .vertical)).minY / 2)
                }
            LazyVStack {
                ForEach(names, id: \.self) { name in
                    Text(name)
                        .scrollTransition { content, phase in
                            content
                                .opacity(phase.isIdentity ? 1 : 0)
                                .scaleEffect(phase.isIdentity ? 1 : 0.75)
                                .blur(radius: phase.isIdentity ? 0 : 10)
                        }
                        .scrollTransition(
                            topLeading: .interactive, bottomTrailing: .animated, axis: .vertical
                        ) { content, phase in
                            content.rotationEffect(.degrees(phase.value * 10))
                        }
                        .scrollTransition(.animated(.bouncy).threshold(.visible(0.9))) { effect, phase in
                            effect.offset(x: phase.value * 20)
                        }
                        .onScrollVisibilityChange(threshold: 0.3) { isVisible in
                            if isVisible { seen.insert(name) } else { seen.remove(name) }
                        }
                }
            }
        }
        .scrollBounceBehavior(.basedOnSize)
        .scrollBounceBehavior(.always, axes: [.vertical, .horizontal])
        .onScrollGeometryChange(for: Bool.self) { geometry in
            geometry.contentOffset.y < geometry.contentInsets.bottom
        } action: { wasAtTop, isAtTop in
            if wasAtTop != isAtTop { self.isAtTop = isAtTop }
        }
        .onScrollPhaseChange { _, newPhase in phase = newPhase }
        .onScrollPhaseChange { oldPhase, newPhase, context in
            if oldPhase.isScrolling, !newPhase.isScrolling {
                print(context.geometry.visibleRect, context.velocity ?? .zero)
            }
        }
    }
}

/// Sets up transitions as values.
enum CardTransitions {
    static let soft = ScrollTransitionConfiguration.interactive(timingCurve: .circularEaseOut)
        .threshold(.centered.inset(by: 20))
    static let sharp = ScrollTransitionConfiguration.animated(.linear(duration: 0.2))
        .threshold(.hidden.interpolated(towards: .visible, amount: 0.25))

    static func isOut(_ phase: ScrollTransitionPhase) -> Bool {
        switch phase {
        case .topLeading, .bottomTrailing: true
        case .identity: false
        }
    }
}

/// A card behind a mask, and a scroll view that keeps its touches.
class MaskedCardView: UIView {
    let scrollView = UIScrollView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let shape = UIView(frame: CGRect(x: 8, y: 8, width: 40, height: 40))
        shape.backgroundColor = .black
        mask = shape
        addSubview(scrollView)
        scrollView.bounces = true
        scrollView.alwaysBounceVertical = true
        scrollView.alwaysBounceHorizontal = false
    }

    required init?(coder: NSCoder) { fatalError("Made by code only") }

    func reveal() {
        UIView.animate(withDuration: 0.3) {
            self.mask?.frame = self.bounds
        } completion: { _ in
            self.mask = nil
        }
    }
}

/// Whether a frame is in what is seen of the scroll view around.
func isVisible(_ proxy: GeometryProxy) -> Bool {
    guard let bounds = proxy.bounds(of: .scrollView) else { return true }
    return bounds.intersects(proxy.frame(in: .local))
}
