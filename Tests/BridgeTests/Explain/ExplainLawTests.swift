import BridgedEnvironment
import DeclarativeUI
import TestSupport
import Testing

/// What is told of values in random trees of both worlds, with sheets in one another: that it is so.
@MainActor @Suite("What explanations tell of random trees") struct ExplainLawTests {
    @Test("Values, setters, places and observers told are the real ones, for every node and key", arguments: seeds)
    func told(_ seed: UInt64) throws {
        let rig = LawRig(seed: seed)
        for (number, key) in LawKeys.all.enumerated() { try rig.check(key, number) }
        rig.checkInspection()
        rig.checkObservers(of: seed)
        rig.end()
    }

    nonisolated private static let seeds: [UInt64] = Array(1...(SizeOfTests.isFull ? 60 : 2))
}

@MainActor private final class LawRig {
    private let log = LawLog()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private var random: SplitMix64
    /// The paths of the places whose values are told. The tree stays as it is while these are checked.
    private var paths: [Int: TreePath] = [:]
    /// The paths of all readers by the numbers of their places.
    private lazy var readers: [Int: TreePath] = Dictionary(
        window.explain(\.lineLimit, in: LawReader.self).map { (id(of: $0.reader), $0.reader) },
        uniquingKeysWith: { first, _ in first })

    init(seed: UInt64) {
        var grower = LawGrower(seed: seed)
        let isView = seed.isMultiple(of: 2)
        let place = grower.place(isView: isView, depth: SizeOfTests.isFull ? 3 : 2, maySheet: true)
        random = grower.random
        log.written = grower.written
        if isView {
            let root = UIViewController()
            root.view = LawView(place, log)
            window.rootViewController = root
        } else {
            window.rootViewController = UIHostingController(rootView: LawLevel(place: place, log: log))
        }
        window.isHidden = false
        window.layoutIfNeeded()
        while let (_, controller) = log.presented.popLast() {
            window.rootViewController?.present(controller, animated: false)
            window.layoutIfNeeded()
        }
    }

    func end() {
        window.rootViewController?.dismiss(animated: false)
        window.layoutIfNeeded()
        window.rootViewController = nil
        window.isHidden = true
    }

    /// The place that wrote a value.
    private func place(of value: Int) -> Int? { value == lawDefault ? nil : value / 1_000 }

    func check(_ key: any LawKey.Type, _ number: Int) throws {
        let readers = key.explainReaders(below: window)
        if key.isSetByViews {
            #expect(readers.map { id(of: $0.reader) }.sorted() == log.seen.keys.sorted())
            for told in readers {
                let seen = try #require(log.seen[id(of: told.reader)])[number]
                check(told, seen)
            }
        }
        let views = key.explainViews(below: window)
        if key.isTrait {
            #expect(views.map(\.value).sorted() == log.views.values.map { "\(key.value(at: $0))" }.sorted())
            for told in views { check(told, Int(told.value) ?? 0) }
        }
        if let tree = key.tree(below: window) { check(tree, readers, views) }
    }

    private func check(_ told: Explanation, _ value: Int) {
        #expect(told.value == "\(value)")
        guard let setter = place(of: value) else {
            #expect(told.write == nil)
            return
        }
        #expect(told.write?.value == "\(value)")
        #expect(told.write?.place == path(of: setter), "\(told)")
    }

    /// The path of a place that sets something.
    private func path(of id: Int) -> TreePath? {
        if let known = paths[id] { return known }
        if let view = log.views[id] {
            let path = view.explain(UITraitUserInterfaceStyle.self).reader
            paths[id] = path
            return path
        }
        guard let reader = readers[id], let level = reader.components.lastIndex(of: .type("LawLevel")) else {
            return nil
        }
        let path = TreePath(Array(reader.components[...level]))
        paths[id] = path
        return path
    }

    /// The number of the place of a reader.
    private func id(of path: TreePath) -> Int {
        for case .id(let id) in path.components.reversed() { return Int(id) ?? -1 }
        return -1
    }

    private func check(_ tree: MixedTree, _ readers: [Explanation], _ views: [Explanation]) {
        for (type, told) in [("LawReader", readers), ("LawView", views)] {
            let nodes = tree.nodes.filter { $0.name == type }
            #expect(nodes.map(\.value) == told.map(\.value))
            #expect(
                nodes.map(\.source)
                    == told.map { told in
                        told.write.map { $0.origin.contains("nvironment") ? "environment" : name(of: $0.place) }
                    })
        }
    }

    /// An inspector lists at each node what is explained there.
    func checkInspection() {
        let inspection = Inspection(below: window)
        for (index, node) in inspection.nodes().enumerated() where SizeOfTests.isFull || index.isMultiple(of: 4) {
            let path = inspection.path(of: node.id)
            for value in inspection.values(at: node.id) {
                let told = inspection.explain(value.key, at: node.id)
                #expect(told?.value == value.value && told?.key == value.name)
                if node.name == "LawView" { #expect(value.isSetHere == (told?.write?.place == path)) }
            }
        }
    }

    private func name(of path: TreePath?) -> String {
        for case .type(let name) in (path?.components ?? []).reversed() { return name }
        return ""
    }

    /// Changes some of the values, and finds out who was told.
    func checkObservers(of seed: UInt64) {
        for (number, key) in LawKeys.all.enumerated() {
            for (id, view) in log.views { key.observe(view) { [log] in log.handled.insert(id * 100 + number) } }
        }
        window.layoutIfNeeded()
        let writes = log.written.flatMap { place, keys in keys.keys.map { (place: place, key: $0) } }
            .sorted { ($0.place, $0.key) < ($1.place, $1.key) }
        for _ in 0..<(SizeOfTests.isFull ? 6 : 2) {
            let (place, number) = writes[random.below(writes.count)]
            let key = LawKeys.all[number]
            let value = log.written[place]?[number] ?? 0
            let all = key.explainReaders(below: window) + key.explainViews(below: window)
            let told = all.first { $0.write?.value == "\(value)" }?.observers
            log.runs = []
            log.handled = []
            let other = 1_000 * place + 500 + number
            log.written[place]?[number] = other
            if let view = log.views[place] { key.override(other, of: view) }
            window.layoutIfNeeded()
            let bodies = (told ?? []).filter { $0.role == "body" && $0.place.components.last == .type("LawReader") }
            #expect(Set(bodies.map { id(of: $0.place) }) == log.runs)
            let handlers = (told ?? []).filter { $0.role == "trait change handler" }
            #expect(handlers.count == log.handled.filter { $0 % 100 == number }.count)
        }
    }
}
