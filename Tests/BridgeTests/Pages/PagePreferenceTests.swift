import DeclarativeUI
import Foundation
import Observation
import Testing

private struct NumbersKey: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct PlaceKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// What a program knows of the pages under test.
@MainActor @Observable private final class PageFacts {
    var numbers: [Int: Int] = [:]
    var selections: [Int: Int] = [:]
    var pushed: Set<Int> = []
    /// What is above the pages.
    var lines = 0
    @ObservationIgnored var seen: [[Int]] = []
    @ObservationIgnored var frame = CGRect.zero
    @ObservationIgnored var drawn = CGRect.zero

    func number(_ index: Int) -> Int { numbers[index] ?? index }

    func selection(_ id: Int) -> Binding<Int> {
        Binding {
            self.selections[id] ?? 0
        } set: {
            self.selections[id] = $0
        }
    }

    func isPushed(_ id: Int) -> Binding<Bool> {
        Binding {
            self.pushed.contains(id)
        } set: {
            if $0 { self.pushed.insert(id) } else { self.pushed.remove(id) }
        }
    }
}

private struct Leaf: View {
    let facts: PageFacts
    let index: Int

    var body: some View {
        Text("leaf \(index)").preference(key: NumbersKey.self, value: [facts.number(index)])
    }
}

/// Pages in pages.
private indirect enum Pages: CustomStringConvertible {
    case leaf(Int)
    case column([Pages])
    case stack(Int, root: Pages, page: Pages)
    case tabs(Int, [Pages], arePages: Bool)

    static func random(_ source: inout SplitMix64, _ next: inout Int, depth: Int = 3) -> Pages {
        next += 1
        let id = next
        if depth == 0 { return .leaf(id) }
        func pages(_ count: Int) -> [Pages] { (0..<count).map { _ in random(&source, &next, depth: depth - 1) } }
        switch source.below(5) {
        case 0: return .leaf(id)
        case 1: return .column(pages(2))
        case 2, 3:
            let both = pages(2)
            return .stack(id, root: both[0], page: both[1])
        default: return .tabs(id, pages(1 + source.below(2)), arePages: source.below(2) == 0)
        }
    }

    /// What the pages that are shown hand up.
    @MainActor func handedUp(_ facts: PageFacts) -> [Int] {
        switch self {
        case .leaf(let index): return [facts.number(index)]
        case .column(let all): return all.flatMap { $0.handedUp(facts) }
        case .stack(let id, let root, let page): return (facts.pushed.contains(id) ? page : root).handedUp(facts)
        case .tabs(let id, let all, _): return all[facts.selections[id] ?? 0].handedUp(facts)
        }
    }

    var description: String {
        switch self {
        case .leaf(let index): "\(index)"
        case .column(let all): "column\(all)"
        case .stack(let id, let root, let page): "stack \(id)(\(root), \(page))"
        case .tabs(let id, let all, let arePages): "\(arePages ? "pages" : "tabs") \(id)\(all)"
        }
    }

    /// The stacks and tab views that can be changed, those inside of what is shown too.
    var changes: [PageChange] {
        switch self {
        case .leaf(let index): [.number(index)]
        case .column(let all): all.flatMap(\.changes)
        case .stack(let id, let root, let page): [.push(id)] + root.changes + page.changes
        case .tabs(let id, let all, _): [.select(id, all.count)] + all.flatMap(\.changes)
        }
    }
}

private enum PageChange {
    case number(Int), push(Int), select(Int, Int)
}

private struct PagesView: View {
    let pages: Pages
    let facts: PageFacts

    var body: some View {
        switch pages {
        case .leaf(let index): Leaf(facts: facts, index: index)
        case .column(let all): VStack { ForEach(all.indices, id: \.self) { PagesView(pages: all[$0], facts: facts) } }
        case .stack(let id, let root, let page):
            NavigationStack {
                PagesView(pages: root, facts: facts).navigationDestination(isPresented: facts.isPushed(id)) {
                    PagesView(pages: page, facts: facts)
                }
            }
        case .tabs(let id, let all, false): tabs(id, all)
        case .tabs(let id, let all, true): tabs(id, all).tabViewStyle(.page)
        }
    }

    private func tabs(_ id: Int, _ all: [Pages]) -> some View {
        TabView(selection: facts.selection(id)) {
            ForEach(all.indices, id: \.self) { index in
                PagesView(pages: all[index], facts: facts).tag(index).tabItem { Text("tab \(index)") }
            }
        }
    }
}

@MainActor private final class PagesStage {
    let facts = PageFacts()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 900, height: 600))

    init<V: View>(width: CGFloat = 900, @ViewBuilder _ make: (PageFacts) -> V) {
        let facts = facts
        window.frame.size.width = width
        window.rootViewController = UIHostingController(
            rootView: make(facts).onPreferenceChange(NumbersKey.self) { numbers in
                MainActor.assumeIsolated { facts.seen.append(numbers) }
            })
        window.makeKeyAndVisible()
        settle()
    }

    func settle() { window.layoutIfNeeded() }
}

@MainActor @Suite("Preferences of pages") struct PagePreferenceTests {
    @Test("Preferences go up through every container of pages, at first and when they change", arguments: 0..<7)
    func containers(number: Int) {
        let stage = PagesStage { facts in
            let leaf = Leaf(facts: facts, index: 1)
            switch number {
            case 0: NavigationStack { leaf }
            case 1: TabView { leaf.tabItem { Text("tab") } }
            case 2: TabView { leaf }.tabViewStyle(.page)
            case 3: NavigationView { leaf }
            case 4:
                NavigationSplitView(columnVisibility: .constant(.all)) {
                    leaf
                } detail: {
                    Text("detail")
                }
            case 5:
                NavigationSplitView(columnVisibility: .constant(.all)) {
                    Text("side")
                } detail: {
                    leaf
                }
            default: TabView { NavigationStack { leaf }.tabItem { Text("tab") } }
            }
        }
        #expect(stage.facts.seen.last == [1])
        stage.facts.numbers[1] = 20
        stage.settle()
        #expect(stage.facts.seen.last == [20] && stage.facts.seen.filter { $0 != [] }.count == 2)
    }

    @Test("Of columns those hand up preferences that are seen, in their order; of columns on one stack the topmost")
    func columns() {
        for width: CGFloat in [900, 390] {
            let stage = PagesStage(width: width) { facts in
                NavigationSplitView(columnVisibility: .constant(.all)) {
                    Leaf(facts: facts, index: 1)
                } detail: {
                    Leaf(facts: facts, index: 2)
                }
            }
            #expect(stage.facts.seen.last == (width == 900 ? [1, 2] : [1]))
        }
    }

    @Test("Whatever pages are in each other, those that are shown hand up their preferences, in the order of the tree")
    func law() {
        PropertyCheck<Int>("Preferences of pages", make: { $0.below(1 << 20) }) { numbers in
            // The first number is the tree, the others are what happens to it.
            guard let first = numbers.first else { return nil }
            var (source, next) = (SplitMix64(seed: UInt64(first)), 0)
            let pages = Pages.random(&source, &next)
            let stage = PagesStage { PagesView(pages: pages, facts: $0) }
            let facts = stage.facts
            for number in [0] + numbers.dropFirst() {
                let changes = pages.changes
                if number > 0 {
                    switch changes[number % changes.count] {
                    case .number(let index): facts.numbers[index] = number
                    case .push(let id): facts.isPushed(id).wrappedValue.toggle()
                    case .select(let id, let count): facts.selections[id] = number % count
                    }
                }
                stage.settle()
                let expected = pages.handedUp(facts)
                if facts.seen.last != expected {
                    return "\(pages), \(facts.pushed), \(facts.selections): \(facts.seen.last ?? []), not \(expected)"
                }
            }
            return nil
        }
        .check(sequences: SizeOfTests.isFull ? 60 : 3, length: 7)
    }

    @Test("A page that a stack in the root of another shows stays when the other's page has given way to it")
    func nestedStacks() {
        let inner = Pages.stack(2, root: .leaf(3), page: .leaf(4))
        let stage = PagesStage { PagesView(pages: .stack(1, root: inner, page: .leaf(5)), facts: $0) }
        stage.facts.isPushed(1).wrappedValue = true
        stage.settle()
        #expect(stage.facts.seen.last == [5])
        stage.facts.isPushed(2).wrappedValue = true
        stage.settle()
        #expect(stage.facts.pushed == [2] && stage.facts.seen.last == [4])
    }

    @Test("A modifier in between changes what pages hand up, and one that sets a value takes its place")
    func between() {
        let stage = PagesStage { facts in
            VStack {
                NavigationStack { Leaf(facts: facts, index: 1) }
                    .transformPreference(NumbersKey.self) { $0.append(7) }
                NavigationStack { Leaf(facts: facts, index: 2) }.preference(key: NumbersKey.self, value: [8])
                NavigationStack { Text("none") }
            }
        }
        #expect(stage.facts.seen.last == [1, 7, 8])
        stage.facts.numbers = [1: 5, 2: 6]
        stage.settle()
        #expect(stage.facts.seen.last == [5, 7, 8])
    }

    @Test("What pages say to the bars around them stays with them")
    func titles() {
        let outer = UIHostingController(
            rootView: TabView { NavigationStack { Text("page").navigationTitle("Inner") }.tabItem { Text("tab") } })
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        window.rootViewController = outer
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(outer.navigationItem.title == nil && outer.title == nil)
    }

    @Test("A page that goes hands up nothing any more, and a container that goes takes its values along")
    func ends() {
        struct Going: View {
            let facts: PageFacts

            var body: some View {
                VStack {
                    if facts.lines == 0 { NavigationStack { Leaf(facts: facts, index: 1) } }
                    TabView {
                        ForEach(facts.lines < 2 ? [2, 3] : [3], id: \.self) { index in
                            Leaf(facts: facts, index: index).tabItem { Text("tab") }
                        }
                    }
                }
            }
        }
        let stage = PagesStage { Going(facts: $0) }
        #expect(stage.facts.seen.last == [1, 2])
        stage.facts.lines = 1
        stage.settle()
        #expect(stage.facts.seen.last == [2])
        stage.facts.lines = 2
        stage.settle()
        #expect(stage.facts.seen.last == [3])
    }

    @Test("An anchor in a page is resolved around the pages, and follows both what is in the page and what moves it")
    func anchors() {
        let facts = PageFacts()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        window.rootViewController = UIHostingController(rootView: AnchoredFrame(facts: facts))
        window.makeKeyAndVisible()
        for change in [
            {}, { facts.numbers[0] = 50 }, { facts.lines = 3 }, { facts.numbers[0] = 5 }, { facts.lines = 1 },
        ] {
            change()
            window.layoutIfNeeded()
            #expect(facts.frame.width == 40 && facts.frame.minY > 10)
            #expect(facts.drawn == facts.frame)
        }
    }
}

private struct AnchoredPage: View {
    let facts: PageFacts

    var body: some View {
        NavigationStack {
            VStack(spacing: 0) {
                Color.red.frame(height: 10 + CGFloat(facts.number(0)))
                Color.blue.frame(width: 40, height: 30)
                    .onGeometryChange(for: CGRect.self) {
                        $0.frame(in: .global)
                    } action: {
                        facts.frame = $0
                    }
                    .anchorPreference(key: PlaceKey.self, value: .bounds) { $0 }
            }
            .navigationTitle("Title")
        }
    }
}

/// Draws over the blue colour of a page, from outside of that.
private struct AnchoredFrame: View {
    let facts: PageFacts

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<facts.lines, id: \.self) { _ in Color.green.frame(height: 25) }
            AnchoredPage(facts: facts).overlayPreferenceValue(PlaceKey.self) { anchor in
                GeometryReader { proxy in
                    let place = anchor.map { proxy[$0] } ?? .zero
                    Color.yellow.frame(width: place.width, height: place.height)
                        .onGeometryChange(for: CGRect.self) {
                            $0.frame(in: .global)
                        } action: {
                            facts.drawn = $0
                        }
                        .offset(x: place.minX, y: place.minY)
                }
            }
        }
    }
}
