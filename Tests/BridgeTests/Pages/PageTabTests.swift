import DeclarativeUI
import Foundation
import TestSupport
import Testing

@MainActor private final class Album: ObservableObject {
    @Published var pages = [0, 1, 2]
    @Published var selection = 0
    /// What is on screen, from appearance callbacks.
    var visible: [Int: Int] = [:]
}

private struct Photo: View {
    let number: Int
    let album: Album
    @State private var count = 0

    var body: some View {
        VStack(spacing: 0) {
            Text("photo\(number) \(count)")
            Button("press") { count += 1 }
        }
        .onAppear { album.visible[number, default: 0] += 1 }
        .onDisappear { album.visible[number, default: 0] -= 1 }
    }
}

private struct Photos: View {
    @ObservedObject var album: Album

    var body: some View {
        TabView(selection: $album.selection) {
            ForEach(album.pages, id: \.self) { Photo(number: $0, album: album).tag($0) }
        }
        .tabViewStyle(.page)
    }
}

/// The pages as a list.
private struct AlbumModel {
    var pages = [0, 1, 2]
    var selection = 0
    var shown: Int? = 0
    var presses: [Int: Int] = [:]

    mutating func turn(_ way: Int) {
        guard let shown, let place = pages.firstIndex(of: shown), pages.indices.contains(place + way) else { return }
        selection = pages[place + way]
        self.shown = selection
    }

    mutating func show(_ new: [Int]) {
        for number in pages where !new.contains(number) { presses[number] = nil }
        let place = shown.flatMap { pages.firstIndex(of: $0) } ?? 0
        pages = new
        if shown.map({ !new.contains($0) }) ?? true {
            shown = new.indices.contains(place) ? new[place] : new.last
        }
        if new.contains(selection) { shown = selection }
    }
}

private enum Step {
    case turn(Bool), bind(Int), insert(Int, at: Int), remove(Int), press
}

@MainActor @Suite("Tab views of pages", .serialized) struct PageTabTests {
    private func step(_ random: inout SplitMix64) -> Step {
        switch random.below(10) {
        case 0, 1: .turn(true)
        case 2, 3: .turn(false)
        case 4: .bind(random.below(8))
        case 5, 6: .insert(random.below(8), at: random.below(8))
        case 7: .remove(random.below(8))
        default: .press
        }
    }

    @Test("Whoever turns, selects, inserts and removes, the pages are those of the list, with their states and dots")
    func law() {
        PropertyCheck("Pages", make: step) { run($0) }.check(sequences: 25, length: 30)
    }

    private func run(_ steps: [Step]) -> String? {
        let album = Album()
        var model = AlbumModel()
        let stage = NavigationStage(Photos(album: album))
        _ = stage.lines
        for step in steps {
            perform(step, album, &model, stage)
            let lines = stage.lines
            if let shown = model.shown {
                let expected = "photo\(shown) \(model.presses[shown] ?? 0)"
                if lines.first != expected { return "\(lines) do not show \(expected) after \(step)" }
            }
            let dots = model.pages.map { $0 == model.shown ? "●" : "○" }.joined(separator: " ")
            let shownDots = lines.last { $0.contains("●") } ?? ""
            if shownDots != (model.pages.count > 1 ? dots : "") { return "\(shownDots), not \(dots), after \(step)" }
            if album.selection != model.selection { return "\(album.selection) is selected after \(step)" }
            let visible = album.visible.filter { $0.value != 0 }
            if visible != (model.shown.map { [$0: 1] } ?? [:]) { return "visible is \(visible) after \(step)" }
        }
        return nil
    }

    private func perform(_ step: Step, _ album: Album, _ model: inout AlbumModel, _ stage: NavigationStage) {
        var pages = model.pages
        switch step {
        case .turn(let isForward):
            stage.host.press(isForward ? .keyboardRightArrow : .keyboardLeftArrow)
            model.turn(isForward ? 1 : -1)
        case .bind(let place):
            if pages.isEmpty { return }
            album.selection = pages[place % pages.count]
            model.selection = album.selection
            model.shown = album.selection
        case .insert(let number, let place):
            if pages.contains(number) { return }
            pages.insert(number, at: place % (pages.count + 1))
            album.pages = pages
            model.show(pages)
        case .remove(let place):
            if pages.isEmpty { return }
            pages.remove(at: place % pages.count)
            album.pages = pages
            model.show(pages)
        case .press:
            guard let shown = model.shown else { return }
            stage.tap("press")
            model.presses[shown, default: 0] += 1
        }
    }

    @Test("Dots are shown as the mode says")
    func dots() {
        func dots<V: View>(_ view: V) -> String? { NavigationStage(view).lines.last { $0.contains("●") } }
        let (one, two) = (TabView { Text("a") }, TabView { ForEach(0..<2) { Text("\($0)") } })
        #expect(dots(one.tabViewStyle(.page)) == nil && dots(two.tabViewStyle(.page)) == "● ○")
        #expect(dots(one.tabViewStyle(.page(indexDisplayMode: .always))) == "●")
        #expect(dots(two.tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))) == nil)
    }

    @Test("Pages whose scrolling is disabled are not turned by keys")
    func disabled() {
        let album = Album()
        let stage = NavigationStage(Photos(album: album).scrollDisabled(true))
        stage.host.press(.keyboardRightArrow)
        #expect(stage.lines.first == "photo0 0" && album.selection == 0)
    }
}
