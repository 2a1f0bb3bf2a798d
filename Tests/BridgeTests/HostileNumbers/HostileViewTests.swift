import DeclarativeUI
import Foundation
import TestSupport
import Testing

/// What views, layouts, shapes, effects and animations are given comes from outside: no number may stop a program, or
/// keep it busy.
@MainActor @Suite("Views of numbers that are none", .serialized) struct HostileViewTests {
    private typealias Row = (name: String, make: @MainActor (CGFloat) -> AnyView)

    private nonisolated static let rowCount = 24

    private static let rows: [Row] = [
        (
            "sizes of a layout",
            { number in
                AnyView(
                    HStack {
                        HostileAnswers(number: number, answersSize: true) { Text("a") }
                        Text("b")
                    })
            }
        ),
        (
            "places of a layout",
            { number in
                AnyView(
                    VStack(alignment: .leading) {
                        HostileAnswers(number: number, answersSize: false) { Text("a") }
                        Text("b")
                    })
            }
        ),
        (
            "frames",
            { number in
                AnyView(
                    VStack(spacing: number) {
                        Text("a").frame(width: number, height: number).padding(number).offset(x: number, y: number)
                        Text("b").frame(minWidth: number, maxWidth: number, minHeight: number, maxHeight: number)
                        Text("c").position(x: number, y: number).layoutPriority(number).zIndex(number)
                        Color.red.aspectRatio(number, contentMode: .fit)
                    })
            }
        ),
        (
            "guides",
            { number in
                AnyView(
                    HStack(alignment: .top) {
                        Text("a").alignmentGuide(.top) { $0[.top] + number }
                        Text("b").alignmentGuide(.top) { $0[VerticalAlignment.center] * number }
                    })
            }
        ),
        (
            "lazy rows",
            { number in
                AnyView(
                    ScrollView {
                        LazyVStack(spacing: number) {
                            ForEach(0..<20) { _ in HostileAnswers(number: number, answersSize: true) { Text("a") } }
                        }
                    })
            }
        ),
        (
            "lazy columns",
            { number in
                AnyView(
                    ScrollView {
                        LazyVGrid(
                            columns: [
                                GridItem(.adaptive(minimum: number, maximum: number), spacing: number),
                                GridItem(.flexible(minimum: number, maximum: number)), GridItem(.fixed(number)),
                            ], spacing: number
                        ) { ForEach(0..<20) { Text("\($0)") } }
                    })
            }
        ),
        (
            "geometry effects",
            { number in
                AnyView(
                    HostileMove(animation: .linear(duration: 1)) { isOn in
                        Text("a").modifier(HostileEffect(number: number, animatableData: isOn ? number : 1))
                    })
            }
        ),
        (
            "effects",
            { number in
                AnyView(
                    Text("a").opacity(number).blur(radius: number).shadow(radius: number, x: number, y: number)
                        .rotationEffect(.degrees(number)).scaleEffect(number).brightness(number)
                        .rotation3DEffect(.radians(number), axis: (x: number, y: 1, z: 0), perspective: number))
            }
        ),
        (
            "shapes",
            { number in
                AnyView(
                    VStack {
                        HostileShape(number: number).stroke(
                            .red, style: StrokeStyle(lineWidth: number, dash: [number, 2], dashPhase: number))
                        Circle().trim(from: number, to: number).stroke(lineWidth: number)
                        RoundedRectangle(cornerRadius: number).inset(by: number).fill(.red)
                    })
            }
        ),
        (
            "gradients",
            { number in
                AnyView(
                    VStack {
                        LinearGradient(
                            stops: [.init(color: .red, location: number), .init(color: .blue, location: 1)],
                            startPoint: UnitPoint(x: number, y: number), endPoint: .bottom)
                        AngularGradient(
                            colors: [.red, .blue], center: .center, startAngle: .degrees(number),
                            endAngle: .radians(-number))
                        Color(red: number, green: number, blue: number, opacity: number)
                    })
            }
        ),
        (
            "springs",
            { number in
                AnyView(
                    HostileMove(
                        animation: .spring(response: number, dampingFraction: number, blendDuration: number).delay(
                            number)
                    ) { isOn in Text("a").offset(x: isOn ? number : 1) })
            }
        ),
        (
            "curves",
            { number in
                AnyView(
                    HostileMove(
                        animation: .timingCurve(number, number, number, number, duration: number).speed(number)
                            .repeatCount(3)
                    ) { isOn in Text("a").opacity(isOn ? number : 1) })
            }
        ),
        (
            "keyframes",
            { number in
                AnyView(
                    KeyframeAnimator(initialValue: 0.0, repeating: true) {
                        Text("a").offset(x: $0)
                    } keyframes: { _ in
                        KeyframeTrack {
                            LinearKeyframe(number, duration: number)
                            CubicKeyframe(number, duration: 0.1, startVelocity: number, endVelocity: number)
                            SpringKeyframe(number, duration: number, spring: Spring(duration: number, bounce: number))
                        }
                    })
            }
        ),
        (
            "schedules",
            { number in
                AnyView(
                    VStack {
                        TimelineView(HostileSchedule(number: number)) { _ in Text("a") }
                        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: number), by: number)) { _ in
                            Text("b")
                        }
                        TimelineView(.animation(minimumInterval: number)) { _ in Text("c") }
                    })
            }
        ),
        (
            "texts of dates",
            { number in
                let date = Date(timeIntervalSinceReferenceDate: number)
                return AnyView(
                    VStack {
                        Text(date, style: .relative)
                        Text(date, style: .offset)
                        Text(date, style: .timer)
                        Text(date, style: .date)
                    })
            }
        ),
        (
            "texts",
            { number in
                AnyView(
                    Text("some text\nof two lines").font(.system(size: number)).kerning(number).lineSpacing(number)
                        .baselineOffset(number).minimumScaleFactor(number).frame(width: 40))
            }
        ),
        (
            "values",
            { number in
                AnyView(
                    VStack {
                        Gauge(value: number, in: 0...1) { Text("g") }
                        ProgressView(value: number, total: number)
                        ProgressView(value: number, total: 10)
                        Image(systemName: "star", variableValue: number)
                    })
            }
        ),
        (
            "scroll targets",
            { number in
                AnyView(
                    ScrollView {
                        VStack { ForEach(0..<20) { Text("\($0)") } }.scrollTargetLayout()
                    }
                    .contentMargins(number).scrollTargetBehavior(HostileTarget(number: number)).safeAreaPadding(number))
            }
        ),
        ("heights of sheets", { number in AnyView(HostileSheet(detent: .height(number))) }),
        ("shares of sheets", { number in AnyView(HostileSheet(detent: .fraction(number))) }),
        (
            "gestures",
            { number in
                AnyView(
                    Text("a").gesture(DragGesture(minimumDistance: number))
                        .onLongPressGesture(minimumDuration: number, maximumDistance: number) {})
            }
        ),
        (
            "accessibility",
            { number in
                AnyView(
                    Text("a").accessibilitySortPriority(number)
                        .accessibilityActivationPoint(CGPoint(x: number, y: number)))
            }
        ),
        ("controls", { number in AnyView(HostileControls(number: number, step: 1, kind: 1)) }),
        (
            "wheels of dates",
            { number in
                AnyView(HostileControls(date: Date(timeIntervalSinceReferenceDate: number), step: 1, kind: 2))
            }
        ),
    ]

    private func window(_ view: some View) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
        window.rootViewController = UIHostingController(rootView: view)
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    @Test("Every number is shown, moves and is asked about", arguments: 0..<rowCount)
    func table(row: Int) {
        #expect(Self.rows.count == Self.rowCount)
        let clock = ManualAnimationClock()
        clock.withCurrent {
            _ = issues {
                for number in HostileNumbers.ofTables {
                    let window = window(Self.rows[row].make(number))
                    window.tap(at: CGPoint(x: 100, y: 60))
                    clock.advance(by: 0.1)
                    window.layoutIfNeeded()
                    if SizeOfTests.isFull || number.isNaN || number == -1e300 {
                        _ = window.snapshot().text()
                        _ = window.accessibilityTree.speech
                    }
                    window.isHidden = true
                }
            }
        }
    }

    @Test("Any number of rows is shown as far as there is room", arguments: [1 << 31, Int.max])
    func rows(count: Int) {
        let texts = ForEach(0..<count, id: \.self) { Text("row \($0)") }
        let all: [AnyView] = [
            AnyView(ScrollView { LazyVStack { texts } }),
            AnyView(
                ScrollView {
                    LazyVStack {
                        texts
                        texts
                    }
                }),
            AnyView(ScrollView { LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) { texts } }),
            AnyView(ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(.fixed(20)), GridItem()]) { texts } }),
            AnyView(
                List {
                    Section("a") { texts }
                    Section("b") { texts }
                }),
        ]
        for view in all {
            let window = window(view)
            let told = window.accessibilityTree.speech
            #expect(told.contains { $0.contains("row 0") } && told.count < 100, "\(told.prefix(3))")
        }
    }

    @Test("Any number of lines, columns, taps, repeats and steps", arguments: HostileNumbers.integers)
    func counts(number: Int) {
        let clock = ManualAnimationClock()
        clock.withCurrent {
            _ = issues {
                let all: [AnyView] = [
                    AnyView(
                        VStack {
                            Text("a\nb").lineLimit(number)
                            Text("a\nb").lineLimit(number, reservesSpace: true)
                            Text("a\nb").lineLimit(...number)
                            Text("\(number) things")
                        }),
                    AnyView(
                        ScrollView(.horizontal) {
                            Color.red.containerRelativeFrame(.horizontal, count: number, span: number, spacing: 1)
                        }),
                    AnyView(
                        VStack {
                            Text("a").onTapGesture(count: number) {}
                            Picker("p", selection: .constant(number)) { Text("x").tag(number) }
                        }),
                    AnyView(
                        HostileMove(animation: .linear(duration: 1).repeatCount(number)) { isOn in
                            Text("a").opacity(isOn ? 1 : 0)
                        }),
                ]
                for view in all {
                    let window = window(view)
                    window.tap(at: CGPoint(x: 100, y: 60))
                    clock.advance(by: 0.1)
                    window.layoutIfNeeded()
                }
                for other in SizeOfTests.isFull ? HostileNumbers.integers : [.min, -1, 1, .max] {
                    let progress = Progress(totalUnitCount: Int64(number))
                    progress.completedUnitCount = Int64(other)
                    _ = window(ProgressView(progress))
                    let window = window(HostileControls(integer: number, step: other == 0 ? 1 : other, kind: 0))
                    for element in window.accessibilityTree.elements {
                        _ = (element.increment(), element.decrement(), element.decrement())
                    }
                    window.layoutIfNeeded()
                }
            }
        }
    }
}
