import DeclarativeUI
import Foundation
import Observation

/// The rows of a scroll view that ends at targets, and where they are on screen.
@MainActor @Observable final class TargetRows {
    struct Row: Identifiable, Equatable {
        let id: Int
        let height: CGFloat
    }

    enum Rule: CaseIterable {
        case paging, aligned, oneByOne
    }

    var rows: [Row]
    var height: CGFloat = 96
    let rule: Rule
    let isLazy: Bool
    /// Where rows begin on screen, or began when they were last there.
    @ObservationIgnored var places: [Int: CGFloat] = [:]
    @ObservationIgnored var appeared: Set<Int> = []
    /// Where the rows that are there begin on screen.
    var tops: [Int: CGFloat] { places.filter { appeared.contains($0.key) } }
    @ObservationIgnored var next: Int

    init(_ heights: [CGFloat], _ rule: Rule, isLazy: Bool) {
        rows = heights.enumerated().map { Row(id: $0.offset, height: $0.element) }
        (self.rule, self.isLazy, next) = (rule, isLazy, heights.count)
    }
}

private struct TargetView: View {
    let model: TargetRows

    var body: some View {
        VStack(spacing: 0) {
            switch model.rule {
            case .paging: scroller.scrollTargetBehavior(.paging)
            case .aligned: scroller.scrollTargetBehavior(.viewAligned(limitBehavior: .never))
            case .oneByOne: scroller.scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
            }
            Spacer(minLength: 0)
        }
    }

    private var scroller: some View {
        ScrollView {
            if model.isLazy {
                LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
            } else {
                VStack(spacing: 0) { rows }.scrollTargetLayout()
            }
        }
        .frame(height: model.height)
    }

    private var rows: some View {
        ForEach(model.rows) { row in
            Text("row \(row.id)")
                .frame(height: row.height)
                .onGeometryChange(for: CGFloat.self) {
                    $0.frame(in: .global).minY
                } action: {
                    model.places[row.id] = $0
                }
                .onAppear { model.appeared.insert(row.id) }
                .onDisappear { model.appeared.remove(row.id) }
        }
    }
}

/// Such a scroll view on screen, with a clock that is advanced until it rests.
@MainActor final class TargetStage {
    let model: TargetRows
    let stage: NavigationStage
    let clock: ManualAnimationClock

    init(_ model: TargetRows, clock: ManualAnimationClock) {
        self.model = model
        self.clock = clock
        stage = NavigationStage(TargetView(model: model), size: CGSize(width: 160, height: 320))
        rest()
    }

    /// Lets the contents come to rest.
    func rest() {
        stage.window.layoutIfNeeded()
        clock.advance(by: 1)
        stage.window.layoutIfNeeded()
    }

    /// How far the contents are moved; `nil` if the first row is not there.
    var offset: CGFloat? { model.rows.first.flatMap { model.tops[$0.id] }.map { (-$0 * 1_024).rounded() / 1_024 } }

    func wheel(_ delta: CGFloat) {
        stage.host.send(.wheel(CGVector(dx: 0, dy: delta), at: CGPoint(x: 80, y: model.height / 2)))
    }

    /// Drags the contents further by a way, at a speed in points per second.
    func drag(_ way: CGFloat, speed: CGFloat) {
        let start = CGPoint(x: 80, y: model.height / 2)
        stage.host.send(.pointer(HostPointer(.down, at: start)))
        for step in 1...8 {
            stage.host.wait(abs(way) / 8 / speed)
            let point = CGPoint(x: start.x, y: start.y - way * CGFloat(step) / 8)
            stage.host.send(.pointer(HostPointer(.move, at: point)))
        }
        stage.host.send(.pointer(HostPointer(.up, at: CGPoint(x: start.x, y: start.y - way))))
    }
}
