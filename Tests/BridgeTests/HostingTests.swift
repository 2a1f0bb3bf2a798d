import DeclarativeUI
import Observation
import Testing

/// Counts and remembers what views and representables do.
@MainActor @Observable final class Journal {
    var input = 0
    @ObservationIgnored var notes: [String] = []
    nonisolated init() {}
    func take() -> [String] {
        defer { notes = [] }
        return notes
    }
}

private struct Reader: View {
    let journal: Journal
    @Environment(\.[letter: LetterKind<BridgedKey>()]) private var letter
    @State private var count = 0
    var body: some View {
        journal.notes.append("body \(letter)")
        return Text("\(letter)")
    }
}

private struct Sized: View {
    let width: CGFloat
    var body: some View { Color.red.frame(width: width, height: 20) }
}

@MainActor private func show(_ controller: UIViewController) -> (UIWindowScene, UIWindow) {
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    window.isHidden = false
    window.rootViewController = controller
    window.layoutIfNeeded()
    return (scene, window)
}

@MainActor @Suite struct HostingTests {
    @Test("A body runs for a trait its bridged key reads, and not for others")
    func bodyCounts() {
        let journal = Journal()
        let (scene, window) = show(UIHostingController(rootView: Reader(journal: journal)))
        #expect(journal.take() == ["body td"])
        scene.traitOverrides.userInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(journal.take() == [])
        scene.traitOverrides[LetterTrait.self] = Letter("a")
        window.layoutIfNeeded()
        #expect(journal.take() == ["body a"])
        scene.traitOverrides[LetterTrait.self] = Letter("a")
        window.layoutIfNeeded()
        #expect(journal.take() == [])
    }

    @Test("A view may be hosted, taken out and put back: it follows when it is back")
    func rehosting() {
        let journal = Journal()
        let parent = UIViewController()
        let (scene, window) = show(parent)
        let host = UIHostingController(rootView: Reader(journal: journal))
        parent.addChild(host)
        parent.view.addSubview(host.view)
        window.layoutIfNeeded()
        #expect(journal.take() == ["body td"])
        host.view.removeFromSuperview()
        scene.traitOverrides[LetterTrait.self] = Letter("a")
        window.layoutIfNeeded()
        #expect(journal.take() == [])
        parent.view.addSubview(host.view)
        window.layoutIfNeeded()
        #expect(journal.take() == ["body a"])
    }

    @Test("A hosting controller answers its content's size, also outside a window")
    func sizes() {
        let host = UIHostingController(rootView: Sized(width: 70))
        #expect(host.sizeThatFits(in: CGSize(width: 300, height: 300)) == CGSize(width: 70, height: 20))
        host.sizingOptions = [.preferredContentSize, .intrinsicContentSize]
        #expect(host.preferredContentSize == CGSize(width: 70, height: 20))
        #expect(host.view.intrinsicContentSize == CGSize(width: 70, height: 20))
        host.rootView = Sized(width: 90)
        let (_, window) = show(host)
        window.layoutIfNeeded()
        #expect(host.preferredContentSize.width == 90)
    }

    @Test("Setting a root view of the same type keeps the state, and an equal one runs nothing")
    func rootView() {
        let journal = Journal()
        let host = UIHostingController(rootView: Reader(journal: journal))
        let (_, window) = show(host)
        _ = journal.take()
        host.rootView = Reader(journal: journal)
        window.layoutIfNeeded()
        #expect(journal.take() == [])
    }

    @Test("The system values of a hosted view follow the traits")
    func systemPairs() {
        struct System: View {
            let journal: Journal
            @Environment(\.colorScheme) var scheme
            @Environment(\.dynamicTypeSize) var size
            @Environment(\.layoutDirection) var direction
            @Environment(\.horizontalSizeClass) var sizeClass
            @Environment(\.displayScale) var scale
            @Environment(\.legibilityWeight) var weight
            @Environment(\.colorSchemeContrast) var contrast
            var body: some View {
                journal.notes.append(
                    "\(scheme) \(size) \(direction) \(sizeClass.map { "\($0)" } ?? "nil") \(scale) "
                        + "\(weight.map { "\($0)" } ?? "nil") \(contrast)")
                return Text("")
            }
        }
        let journal = Journal()
        let (scene, window) = show(UIHostingController(rootView: System(journal: journal)))
        #expect(journal.take() == ["light large leftToRight compact 2.0 regular standard"])
        scene.traitOverrides.userInterfaceStyle = .dark
        scene.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        scene.traitOverrides.layoutDirection = .rightToLeft
        scene.traitOverrides.horizontalSizeClass = .unspecified
        scene.traitOverrides.displayScale = 3
        scene.traitOverrides.legibilityWeight = .bold
        scene.traitOverrides.accessibilityContrast = .high
        window.layoutIfNeeded()
        #expect(journal.take().last == "dark accessibility2 rightToLeft nil 3.0 bold increased")
    }

    @Test("System values set in a view reach a represented view, except the legibility weight")
    func systemPairsOut() throws {
        struct Outer: View {
            let journal: Journal
            var body: some View {
                Plain(journal: journal).environment(\.colorScheme, .dark).environment(\.dynamicTypeSize, .xSmall)
                    .environment(\.layoutDirection, .rightToLeft).environment(\.legibilityWeight, .bold)
                    .environment(\.horizontalSizeClass, nil).environment(\.appearsActive, false)
            }
        }
        let journal = Journal()
        let (_, window) = show(UIHostingController(rootView: Outer(journal: journal)))
        window.layoutIfNeeded()
        let traits = try #require(Plain.last).traitCollection
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.preferredContentSizeCategory == .extraSmall)
        #expect(traits.layoutDirection == .rightToLeft)
        #expect(traits.horizontalSizeClass == .unspecified)
        #expect(traits.activeAppearance == .inactive)
        #expect(traits.legibilityWeight == .regular)
    }

    @Test("A cell's hosted content follows the cell's traits and sizes the cell")
    func cells() {
        let journal = Journal()
        let parent = UIViewController()
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        cell.contentConfiguration = UIHostingConfiguration { Reader(journal: journal) }.margins(.all, 0)
        parent.loadViewIfNeeded()
        parent.view.addSubview(cell)
        let (scene, window) = show(parent)
        #expect(journal.take() == ["body td"])
        scene.traitOverrides[LetterTrait.self] = Letter("a")
        window.layoutIfNeeded()
        #expect(journal.take() == ["body a"])
        #expect(cell.intrinsicContentSize.height == 44)
        let content = cell.contentView
        cell.contentConfiguration = UIHostingConfiguration { Reader(journal: journal) }
        #expect(cell.contentView === content)
    }

    @Test("A style behind a cell's content fills the cell, margins included")
    func cellBackground() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        cell.contentConfiguration = UIHostingConfiguration { Color.clear }
            .background(Color(red: 0, green: 0.2, blue: 1))
        let svg = cell.snapshot(size: CGSize(width: 200, height: 50)).svg()
        #expect(svg.contains("width=\"200\" height=\"50\" fill=\"#0033ff\""))
    }
}

private struct Plain: UIViewRepresentable {
    @MainActor static weak var last: UIView?
    let journal: Journal
    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        Plain.last = view
        return view
    }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor @Suite("Callbacks of hosted views") struct HostedCallbackTests {
    @Test("Views appear once their window has laid them out, disappear with it, and keep their state")
    func appearance() {
        let notes = Notes()
        let scene = UIWindowScene()
        let window = UIWindow(windowScene: scene)
        window.isHidden = false
        let controller = UIHostingController(rootView: Counter(notes: notes))
        window.rootViewController = controller
        #expect(notes.list == [])
        window.layoutIfNeeded()
        #expect(notes.list == ["appear 0", "changed to 1"])
        window.rootViewController = UIViewController()
        window.layoutIfNeeded()
        #expect(notes.list.last == "disappear 1")
        window.rootViewController = controller
        window.layoutIfNeeded()
        #expect(notes.list.last == "changed to 2")
    }

    @Test("What a represented view's update changes is changed under the transaction of the update")
    func transaction() {
        let notes = Notes()
        let scene = UIWindowScene()
        let window = UIWindow(windowScene: scene)
        window.isHidden = false
        let controller = UIHostingController(rootView: Wrapper(value: 0, notes: notes))
        window.rootViewController = controller
        window.layoutIfNeeded()
        withTransaction(Transaction(animation: .default)) { controller.rootView = Wrapper(value: 1, notes: notes) }
        window.layoutIfNeeded()
        #expect(notes.list == ["0 nil", "1 animated"])
    }

    @MainActor final class Notes {
        var list: [String] = []
    }

    private struct Counter: View {
        let notes: Notes
        @State private var count = 0

        var body: some View {
            Color.red
                .onAppear {
                    notes.list.append("appear \(count)")
                    count += 1
                }
                .onDisappear { notes.list.append("disappear \(count)") }
                .onChange(of: count) { notes.list.append("changed to \($1)") }
        }
    }

    private struct Wrapper: UIViewRepresentable {
        let value: Int
        let notes: Notes

        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {
            notes.list.append("\(value) \(context.transaction.animation == nil ? "nil" : "animated")")
        }
    }
}
