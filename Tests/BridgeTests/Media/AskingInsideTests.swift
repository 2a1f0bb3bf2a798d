import Foundation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import ImperativeUI

/// Code that runs inside of layouts and drawings, and asks what is around it for sizes, layouts and pictures.
@MainActor @Suite("Asking inside of layouts") struct AskingInsideTests {
    enum Question: CaseIterable {
        case size, otherSize, intrinsic, fitting, picture, vectorPicture, laterPicture, layout, controllerLayout
    }

    enum Place: CaseIterable {
        case sizeThatFits, placeSubviews, spacing, alignment, makeCache, updateCache
        case guide, shapePath, shapeSize, canvas, canvasSymbol, geometry, geometryChange, visualEffect, preference
        case tap, accessibility
        case platformSize, platformLayout, platformDraw, platformIntrinsic, platformAccessibility
    }

    /// Asks the hosting controller around it, each time it is called in its place.
    @MainActor private final class Asker {
        let place: Place
        let question: Question
        weak var controller: UIViewController?
        var count = 0

        init(_ place: Place, _ question: Question) { (self.place, self.question) = (place, question) }

        nonisolated func ask(in place: Place) { MainActor.assumeIsolated { askNow(in: place) } }

        private func askNow(in place: Place) {
            guard place == self.place, let controller, let view = controller.view else { return }
            count += 1
            switch question {
            case .size:
                _ = (controller as? UIHostingController<Page>)?.sizeThatFits(in: CGSize(width: 51, height: 50))
            case .otherSize: _ = view.sizeThatFits(CGSize(width: 30 + count % 3, height: 1_000))
            case .intrinsic: _ = view.intrinsicContentSize
            case .fitting: _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            case .picture: _ = view.snapshot(medium: .text).text()
            case .vectorPicture: _ = view.window?.snapshot(size: CGSize(width: 70, height: 90)).svg()
            case .laterPicture: _ = view.snapshot()
            case .layout: view.layoutIfNeeded()
            case .controllerLayout:
                view.setNeedsLayout()
                view.window?.layoutIfNeeded()
            }
        }
    }

    private struct AskingLayout: Layout {
        let asker: Asker

        func makeCache(subviews: Subviews) -> Int {
            asker.ask(in: .makeCache)
            return 0
        }

        func updateCache(_ cache: inout Int, subviews: Subviews) { asker.ask(in: .updateCache) }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
            asker.ask(in: .sizeThatFits)
            cache += 1
            return subviews.first?.sizeThatFits(proposal) ?? .zero
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
            asker.ask(in: .placeSubviews)
            subviews.first?.place(at: bounds.origin, proposal: proposal)
        }

        func spacing(subviews: Subviews, cache: inout Int) -> ViewSpacing {
            asker.ask(in: .spacing)
            return ViewSpacing()
        }

        func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout Int
        ) -> CGFloat? {
            asker.ask(in: .alignment)
            return nil
        }
    }

    private struct AskingShape: Shape {
        let asker: Asker

        nonisolated func path(in rect: CGRect) -> Path {
            asker.ask(in: .shapePath)
            return Path(rect)
        }

        nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            asker.ask(in: .shapeSize)
            return CGSize(width: 20, height: 16)
        }
    }

    private final class AskingView: UIView {
        var asker: Asker?

        override var intrinsicContentSize: CGSize {
            asker?.ask(in: .platformIntrinsic)
            return CGSize(width: 40, height: 16)
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            asker?.ask(in: .platformLayout)
        }

        override func draw(_ rect: CGRect) { asker?.ask(in: .platformDraw) }

        override var accessibilityLabel: String? {
            get {
                asker?.ask(in: .platformAccessibility)
                return "asking"
            }
            set {}
        }
    }

    private struct Platform: UIViewRepresentable {
        let asker: Asker

        func makeUIView(context: Context) -> AskingView {
            let view = AskingView()
            view.asker = asker
            view.isAccessibilityElement = true
            return view
        }

        func updateUIView(_ view: AskingView, context: Context) {}

        func sizeThatFits(_ proposal: ProposedViewSize, uiView: AskingView, context: Context) -> CGSize? {
            asker.ask(in: .platformSize)
            return nil
        }
    }

    private struct Total: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private struct Page: View {
        let asker: Asker

        var body: some View {
            VStack(alignment: .leading, spacing: nil) {
                AskingLayout(asker: asker) { Text("shown") }
                Text("guide").alignmentGuide(.leading) { dimensions in
                    asker.ask(in: .guide)
                    return dimensions[.leading]
                }
                AskingShape(asker: asker)
                Canvas { context, size in
                    asker.ask(in: .canvas)
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
                } symbols: {
                    AskingShape(asker: asker).tag(1)
                }
                .frame(width: 16, height: 16)
                GeometryReader { proxy in
                    let _ = asker.ask(in: .geometry)
                    Text("\(Int(proxy.size.width))").preference(key: Total.self, value: Int(proxy.size.width))
                }
                .frame(height: 16)
                .onPreferenceChange(Total.self) { _ in asker.ask(in: .preference) }
                Text("effect").visualEffect { content, _ in
                    asker.ask(in: .visualEffect)
                    return content.opacity(1)
                }
                .onGeometryChange(for: CGFloat.self) { proxy in
                    asker.ask(in: .geometryChange)
                    return proxy.size.width
                } action: { _ in
                }
                Button("tap") { asker.ask(in: .tap) }
                    .accessibilityChildren {
                        let _ = asker.ask(in: .accessibility); Text("child")
                    }
                Platform(asker: asker)
            }
        }
    }

    @Test(
        "What asks what is around it, wherever and whatever, is given an answer, and what it is in is shown right",
        arguments: Place.allCases)
    func table(_ place: Place) {
        // Each question is asked in some place, and all of them in all places where tests take their time.
        let questions = Question.allCases
        let first = Place.allCases.firstIndex(of: place) ?? 0
        for question in SizeOfTests.isFull ? questions : [questions[first % questions.count]] {
            let asker = Asker(place, question)
            let log = IssueLog()
            log.during {
                let controller = UIHostingController(rootView: Page(asker: asker))
                asker.controller = controller
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 320))
                window.rootViewController = controller
                window.isHidden = false
                window.layoutIfNeeded()
                window.tap(label: "tap")
                window.layoutIfNeeded()
                let text = window.snapshot().text()
                #expect(
                    text.contains("shown") && text.contains("guide") && text.contains("160"), "\(question): \(text)")
                _ = window.accessibilityTree
                #expect(window.snapshot().text() == text, "\(question)")
            }
        }
    }
}
