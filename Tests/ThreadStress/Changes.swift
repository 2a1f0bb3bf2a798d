import DeclarativeUI
import Foundation
import Observation

/// A binding of a state may be written on every thread.
struct Written: @unchecked Sendable {
    // States are guarded by a lock of their own.
    let binding: Binding<Int>

    func write(_ value: Int, animated: Bool = false) {
        withTransaction(Transaction(animation: animated ? .default : nil)) { binding.wrappedValue = value }
    }
}

/// What the last body of each view was shown.
@MainActor final class Screen {
    var bindings: [Int: Written] = [:]
    var shown: [Int: Int] = [:]
    var runs = 0

    func window<Content: View>(_ content: Content) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        window.isHidden = false
        window.rootViewController = UIHostingController(rootView: content)
        window.layoutIfNeeded()
        return window
    }

    func note(_ index: Int, _ value: Int) {
        shown[index] = value
        runs += 1
    }
}

private struct Cell: View {
    let index: Int
    let screen: Screen
    @State private var value = 0

    var body: some View {
        screen.bindings[index] = Written(binding: $value)
        screen.note(index, value)
        return Text(verbatim: "\(value)")
    }
}

private let stateCount = 16

@MainActor private func cells(_ screen: Screen) -> UIWindow {
    screen.window(VStack { ForEach(0..<stateCount, id: \.self) { Cell(index: $0, screen: screen) } })
}

/// Writes the same states from everywhere, while views read them.
@MainActor func stressStates(rounds: Int, _ report: Report) {
    let screen = Screen()
    let window = cells(screen)
    let bindings = (0..<stateCount).compactMap { screen.bindings[$0] }
    for round in 0..<rounds {
        var turns = 0
        onThreads { thread in
            for number in 0..<100 {
                bindings[(number + thread) % stateCount].write(
                    round * 100_000 + thread * 1_000 + number, animated: number % 7 == 0)
            }
        } meanwhile: {
            turns += 1
            if turns % 3 == 0 { bindings[turns % stateCount].write(-turns, animated: turns % 2 == 0) }
            window.layoutIfNeeded()
            if turns % 4 == 0 { turn() }
        }
        window.layoutIfNeeded()
        for (index, binding) in bindings.enumerated() {
            report.check(
                screen.shown[index] == binding.binding.wrappedValue,
                "state \(index) is \(binding.binding.wrappedValue), shown is \(screen.shown[index] ?? -1)")
        }
    }
    report.passed("states", "\(rounds * threadCount * 100) writes, \(screen.runs) bodies")
}

/// Writes without a pause while the run loop turns.
@MainActor func stressManyWrites(perThread: Int, _ report: Report) {
    let screen = Screen()
    let window = cells(screen)
    let bindings = (0..<stateCount).compactMap { screen.bindings[$0] }
    var turns = 0
    onThreads { thread in
        for number in 1...perThread { bindings[number % stateCount].write(thread * perThread + number) }
    } meanwhile: {
        turn()
        turns += 1
    }
    window.layoutIfNeeded()
    for (index, binding) in bindings.enumerated() {
        report.check(screen.shown[index] == binding.binding.wrappedValue, "state \(index) is not shown as it is")
    }
    report.passed("many writes", "\(perThread * threadCount) writes, the run loop turned \(turns) times")
}

/// An observable object that may be used on every thread.
private final class Model: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let storage = Locked(0)

    var value: Int {
        registrar.access(self, keyPath: \.value)
        return storage.withLock { $0 }
    }

    func add(_ number: Int) {
        registrar.withMutation(of: self, keyPath: \.value) { storage.withLock { $0 += number } }
    }
}

private struct ModelCell: View {
    let index: Int
    let model: Model
    let screen: Screen

    var body: some View {
        let value = model.value
        screen.note(index, value)
        return Text(verbatim: "\(value)")
    }
}

/// A view whose layout reads an observable object.
private final class ModelView: UIView {
    var model: Model?
    var shown = 0

    override func layoutSubviews() { shown = model?.value ?? 0 }
}

/// Changes observable objects from everywhere, while bodies and layouts of both worlds read them.
@MainActor func stressObservables(rounds: Int, _ report: Report) {
    let screen = Screen()
    let models = (0..<4).map { _ in Model() }
    let window = screen.window(
        VStack {
            ForEach(0..<stateCount, id: \.self) { ModelCell(index: $0, model: models[$0 % 4], screen: screen) }
        })
    let views = models.map { model in
        let view = ModelView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.model = model
        window.addSubview(view)
        return view
    }
    window.layoutIfNeeded()
    for _ in 0..<rounds {
        onThreads { thread in
            for number in 0..<50 { models[(number + thread) % 4].add(1) }
        } meanwhile: {
            models[0].add(1)
            window.layoutIfNeeded()
            turn()
        }
        window.layoutIfNeeded()
        for index in 0..<stateCount {
            report.check(
                screen.shown[index] == models[index % 4].value,
                "an observable is \(models[index % 4].value), a body was shown \(screen.shown[index] ?? -1)")
        }
        for (view, model) in zip(views, models) {
            report.check(view.shown == model.value, "an observable is \(model.value), a layout saw \(view.shown)")
        }
    }
    report.passed("observables", "\(rounds * threadCount * 50) changes, \(screen.runs) bodies")
}

private final class Publishing: ObservableObject, Sendable {
    private let storage = Locked(0)
    var value: Int { storage.withLock { $0 } }

    func add(_ number: Int) {
        storage.withLock { $0 += number }
        objectWillChange.send()
    }
}

private struct ObjectCell: View {
    let index: Int
    @ObservedObject var object: Publishing
    let screen: Screen

    var body: some View {
        screen.note(index, object.value)
        return Text(verbatim: "\(object.value)")
    }
}

/// Lets objects tell of changes from everywhere, while views and other followers come and go.
@MainActor func stressObjects(rounds: Int, _ report: Report) {
    let screen = Screen()
    let objects = (0..<4).map { _ in Publishing() }
    let window = screen.window(
        VStack {
            ForEach(0..<stateCount, id: \.self) { ObjectCell(index: $0, object: objects[$0 % 4], screen: screen) }
        })
    for _ in 0..<rounds {
        onThreads { thread in
            var followers: [AnyCancellable] = []
            for number in 0..<50 {
                let object = objects[(number + thread) % 4]
                followers.append(object.objectWillChange.sink { _ in })
                object.add(1)
                if number % 5 == 0 { followers.removeAll() }
                _ = Publishing().objectWillChange
            }
        } meanwhile: {
            window.layoutIfNeeded()
            turn()
        }
        window.layoutIfNeeded()
        for index in 0..<stateCount {
            report.check(
                screen.shown[index] == objects[index % 4].value,
                "an object is \(objects[index % 4].value), a body was shown \(screen.shown[index] ?? -1)")
        }
    }
    report.passed("objects", "\(rounds * threadCount * 50) changes, \(screen.runs) bodies")
}
