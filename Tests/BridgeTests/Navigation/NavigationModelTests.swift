import DeclarativeUI
import Foundation
import TestSupport
import Testing

@testable import ImperativeUI

/// What a program keeps of the pages that a stack under test shows.
@MainActor private final class Route: ObservableObject {
    @Published var path = NavigationPath()
    @Published var generation = 0
    /// The number of presses on each value's page, by the depth at which it is.
    var presses: [Int] = []
    /// What is on screen, from appearance callbacks.
    var visible: [String: Int] = [:]
}

/// A page that counts presses and can go on to others.
private struct Leg: View {
    let name: String
    let route: Route
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.lineLimit) private var limit
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("\(name) \(count) \(limit ?? 0) \(scheme == .dark ? "dark" : "light")")
            Button("press") { count += 1 }
            Button("leave") { dismiss() }
            NavigationLink("link 1", value: 1)
            NavigationLink("link b", value: "b")
        }
        .navigationTitle("T\(name)")
        .onAppear { route.visible[name, default: 0] += 1 }
        .onDisappear { route.visible[name, default: 0] -= 1 }
    }
}

private struct Legs: View {
    @ObservedObject var route: Route

    var body: some View {
        NavigationStack(path: $route.path) {
            Leg(name: "root", route: route)
                .navigationDestination(for: Int.self) { Leg(name: "\($0)", route: route) }
                .navigationDestination(for: String.self) { Leg(name: $0, route: route) }
        }
        .id(route.generation)
        .lineLimit(route.generation + 1)
    }
}

/// What may happen to a stack.
private enum Step: CustomStringConvertible {
    case append(Int)
    case removeLast(Int)
    case replace([Int])
    case link(Bool)
    case back, leave, popToRoot, press
    case pop(Int)
    case recreate
    case style(Bool)

    var description: String {
        switch self {
        case .append(let value): "append \(value)"
        case .removeLast(let count): "remove \(count)"
        case .replace(let values): "replace by \(values)"
        case .link(let isNumber): "link \(isNumber ? "1" : "b")"
        case .back: "back"
        case .leave: "leave"
        case .popToRoot: "pop to root"
        case .press: "press"
        case .pop(let depth): "pop to \(depth)"
        case .recreate: "another host"
        case .style(let isDark): isDark ? "dark" : "light"
        }
    }
}

/// The pages as a list: the obviously right model.
private struct RouteModel {
    var names: [String] = []
    /// The presses on each page, the root first.
    var presses = [0]
    var generation = 0
    var isDark = false

    mutating func cut(to count: Int) {
        names.removeLast(names.count - count)
        presses.removeLast(presses.count - count - 1)
    }

    mutating func push(_ name: String) {
        names.append(name)
        presses.append(0)
    }

    mutating func show(_ new: [String]) {
        let common = zip(names, new).prefix { $0 == $1 }.count
        cut(to: common)
        for name in new[common...] { push(name) }
    }

    var top: String {
        "\(names.last ?? "root") \(presses[presses.count - 1]) \(generation + 1) \(isDark ? "dark" : "light")"
    }
}

@MainActor @Suite struct NavigationModelTests {
    private func step(_ random: inout SplitMix64) -> Step {
        switch random.below(13) {
        case 0, 1: .append(random.below(3))
        case 2: .removeLast(1 + random.below(2))
        case 3: .replace((0..<random.below(5)).map { _ in random.below(3) })
        case 4, 5: .link(random.below(2) == 0)
        case 6: .back
        case 7: .leave
        case 8: random.below(3) == 0 ? .popToRoot : .pop(random.below(4))
        case 9: random.below(4) == 0 ? .recreate : .press
        case 10: .style(random.below(2) == 0)
        default: .press
        }
    }

    @Test("Whatever pushes and pops, the pages are those of the path, with their states")
    func pathsAreLists() {
        PropertyCheck("Navigation by paths", make: step, run: run).check(sequences: 50, length: 40)
    }

    /// Returns what differs from the model; `nil` for nothing.
    private func run(_ steps: [Step]) -> String? {
        let route = Route()
        var model = RouteModel()
        let stage = NavigationStage(Legs(route: route))
        _ = stage.lines
        for (number, step) in steps.enumerated() {
            let navigation = stage.navigations[0]
            switch step {
            case .append(let value):
                route.path.append(value)
                model.push("\(value)")
            case .removeLast(let count) where count <= model.names.count:
                route.path.removeLast(count)
                model.cut(to: model.names.count - count)
            case .removeLast: break
            case .replace(let values):
                route.path = NavigationPath(values)
                model.show(values.map { "\($0)" })
            case .link(let isNumber):
                stage.tap(isNumber ? "link 1" : "link b")
                model.push(isNumber ? "1" : "b")
            case .back:
                if let last = model.names.dropLast().last ?? (model.names.isEmpty ? nil : "root") {
                    stage.tap("T\(last)")
                    model.cut(to: model.names.count - 1)
                }
            case .leave:
                stage.tap("leave")
                if !model.names.isEmpty { model.cut(to: model.names.count - 1) }
            case .popToRoot:
                _ = navigation.popToRootViewController(animated: false)
                model.cut(to: 0)
            case .pop(let depth) where depth < model.names.count:
                _ = navigation.popToViewController(navigation.viewControllers[depth], animated: false)
                model.cut(to: depth)
            case .pop: break
            case .press:
                stage.tap("press")
                model.presses[model.presses.count - 1] += 1
            case .recreate:
                route.generation += 1
                model.generation += 1
                model.presses = model.presses.map { _ in 0 }
            case .style(let isDark):
                stage.window.traitOverrides.userInterfaceStyle = isDark ? .dark : .light
                model.isDark = isDark
            }
            if let difference = difference(stage, route, model) { return "step \(number), \(step): \(difference)" }
        }
        return nil
    }

    private func difference(_ stage: NavigationStage, _ route: Route, _ model: RouteModel) -> String? {
        let lines = stage.lines
        if !lines.contains(model.top) { return "\(lines) do not show \(model.top)" }
        let names = route.path.names
        if names != model.names { return "the path is \(names), not \(model.names)" }
        let controllers = stage.navigations[0].viewControllers
        let titles = controllers.map { $0.navigationItem.title ?? "-" }
        let expected = ["Troot"] + model.names.map { "T\($0)" }
        if titles != expected { return "the titles are \(titles), not \(expected)" }
        let visible = route.visible.filter { $0.value != 0 }
        let top = model.names.last ?? "root"
        if visible != [top: 1] { return "visible by callbacks is \(visible), not \(top)" }
        return styleDifference(controllers, model) ?? focusDifference(stage)
    }

    /// The traits of the window reach each page, also those that are covered.
    private func styleDifference(_ controllers: [UIViewController], _ model: RouteModel) -> String? {
        let expected: UIUserInterfaceStyle = model.isDark ? .dark : .light
        let other = controllers.first { $0.traitCollection.userInterfaceStyle != expected }
        return other.map { "\($0.navigationItem.title ?? "-") is in style \($0.traitCollection.userInterfaceStyle)" }
    }

    /// The focus is on the page that is shown, or on the bar above it.
    private func focusDifference(_ stage: NavigationStage) -> String? {
        stage.host.press(.keyboardTab)
        guard let focused = stage.window.focus.focused?.view else { return "nothing has the focus" }
        let navigation = stage.navigations[0]
        let places = [navigation.topViewController?.view, navigation.navigationBar].compactMap { $0 }
        return places.contains(where: focused.isDescendant) ? nil : "the focus is in \(focused)"
    }
}

extension NavigationPath {
    /// The values as texts, found by removing them one after the other.
    fileprivate var names: [String] {
        guard let codable, let data = try? JSONEncoder().encode(codable),
            let texts = try? JSONDecoder().decode([String].self, from: data)
        else { return [] }
        return texts.indices.filter { $0 % 2 == 1 }.map { texts[$0].filter { $0 != "\"" } }
    }
}
