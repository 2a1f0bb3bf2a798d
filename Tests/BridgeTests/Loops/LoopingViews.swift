import DeclarativeUI
import Foundation
import Observation
import Publishing

/// What calls a view for what has happened.
enum LoopCall: String, CaseIterable {
    case appear, disappear, change, receive, preference, geometry, visibility, make, update, dismantle
}

/// What shows a view.
enum LoopPlace: String, CaseIterable {
    case branch, rows, list, form, lazy, path, split, sheet, cover, popover, tabs, pages, hosted
}

/// Shows the next whenever the last one calls.
@MainActor @Observable final class LoopModel {
    private(set) var number = 0
    @ObservationIgnored private(set) var calls = 0
    @ObservationIgnored var isOver = false

    func called(by number: Int) {
        calls += 1
        if !isOver, number == self.number { self.number += 1 }
    }
}

private struct LoopKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// A view that calls.
private struct LoopProbe: View {
    let number: Int
    let call: LoopCall
    let model: LoopModel

    private struct Represented: UIViewRepresentable {
        let number: Int
        let call: LoopCall
        let model: LoopModel

        func makeCoordinator() -> Represented { self }

        func makeUIView(context: Context) -> UIView {
            if call == .make { model.called(by: number) }
            return UIView()
        }

        func updateUIView(_ view: UIView, context: Context) {
            if call == .update { model.called(by: number) }
        }

        static func dismantleUIView(_ view: UIView, coordinator: Represented) {
            if coordinator.call == .dismantle { coordinator.model.called(by: coordinator.number + 1) }
        }
    }

    var body: some View {
        let text = Text("\(number)")
        switch call {
        case .appear: text.onAppear { model.called(by: number) }
        case .disappear: text.onDisappear { model.called(by: number + 1) }
        case .change: text.onChange(of: number, initial: true) { model.called(by: number) }
        case .receive: text.onReceive(Just(number)) { model.called(by: $0) }
        case .preference:
            text.preference(key: LoopKey.self, value: number + 1)
                .onPreferenceChange(LoopKey.self) { if $0 > 0 { model.called(by: $0 - 1) } }
        case .geometry:
            text.onGeometryChange(for: CGSize.self) {
                $0.size
            } action: { _ in
                model.called(by: number)
            }
        case .visibility: ScrollView { text.onScrollVisibilityChange { _ in model.called(by: number) } }
        case .make, .update, .dismantle: Represented(number: number, call: call, model: model)
        }
    }
}

/// Shows views that call, in one place: always one, or one more each time.
struct LoopStage: View {
    let model: LoopModel
    let call: LoopCall
    let place: LoopPlace
    let grows: Bool

    private struct Item: Identifiable, Hashable { let id: Int }

    private struct Hosted<Content: View>: UIViewControllerRepresentable {
        let content: Content
        func makeUIViewController(context: Context) -> UIHostingController<Content> {
            UIHostingController(rootView: content)
        }
        func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {
            controller.rootView = content
        }
    }

    /// Has the next one inside.
    private struct Nest: View {
        let stage: LoopStage
        let level: Int

        private var isOn: Binding<Bool> { Binding(get: { stage.model.number > level }, set: { _ in }) }
        private var next: AnyView { AnyView(Nest(stage: stage, level: level + 1)) }

        var body: some View {
            let probe = stage.probe(level)
            switch stage.place {
            case .sheet: probe.sheet(isPresented: isOn) { next }
            case .cover: probe.fullScreenCover(isPresented: isOn) { next }
            case .popover: probe.popover(isPresented: isOn) { next }
            default:
                VStack {
                    probe
                    if isOn.wrappedValue { next }
                }
            }
        }
    }

    private var numbers: [Int] { grows ? Array(0...model.number) : [model.number] }
    private var rows: some View { ForEach(numbers.reversed(), id: \.self) { probe($0) } }

    fileprivate func probe(_ number: Int) -> some View { LoopProbe(number: number, call: call, model: model) }

    var body: some View {
        VStack {
            Text("above")
            switch place {
            case .rows: VStack { rows }
            case .list: List { rows }
            case .form: Form { Section { rows } }
            case .lazy: ScrollView { LazyVStack { rows } }
            case .hosted: VStack { ForEach(numbers, id: \.self) { Hosted(content: probe($0)) } }
            case .path: pages
            case .split:
                NavigationSplitView {
                    Text("side")
                } detail: {
                    pages
                }
            case .tabs, .pages: tabs
            case .branch, .sheet, .cover, .popover: if grows { Nest(stage: self, level: 0) } else { presented }
            }
        }
    }

    private var pages: some View {
        NavigationStack(path: Binding(get: { numbers }, set: { _ in })) {
            Text("root").navigationDestination(for: Int.self) { probe($0) }
        }
    }

    /// With as many tabs as numbers, or two that take turns.
    @ViewBuilder private var tabs: some View {
        let last = model.number
        let view = TabView(selection: .constant(grows ? last : last % 2)) {
            ForEach(grows ? numbers : [0, 1], id: \.self) { tab in
                probe(grows ? tab : last % 2 == tab ? last : -1).tabItem { Text("\(tab)") }.tag(tab)
            }
        }
        if place == .pages { view.tabViewStyle(.page) } else { view }
    }

    @ViewBuilder private var presented: some View {
        let item = Binding<Item?>(get: { Item(id: model.number) }, set: { _ in })
        switch place {
        case .sheet: Text("below").sheet(item: item) { probe($0.id) }
        case .cover: Text("below").fullScreenCover(item: item) { probe($0.id) }
        case .popover: Text("below").popover(item: item) { probe($0.id) }
        default: probe(model.number).id(model.number)
        }
    }
}
