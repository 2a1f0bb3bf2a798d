import DeclarativeUI
import Foundation

/// Answers every question of a layout with one number.
struct HostileAnswers: Layout {
    let number: CGFloat
    let answersSize: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        for view in subviews {
            _ = view.dimensions(in: ProposedViewSize(width: number, height: number))[.leading]
            _ = view.sizeThatFits(ProposedViewSize(width: nil, height: number))
        }
        return answersSize ? CGSize(width: number, height: number) : CGSize(width: 40, height: 20)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
            view.place(
                at: CGPoint(x: number, y: number), anchor: UnitPoint(x: number, y: number),
                proposal: ProposedViewSize(width: number, height: number))
        }
    }
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { number }
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { number }
}

/// A geometry effect of one number.
struct HostileEffect: GeometryEffect {
    let number: CGFloat
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(a: number, b: animatableData, c: number, d: number, tx: number, ty: number))
    }
}

/// A shape whose outline and size are of one number.
struct HostileShape: Shape {
    let number: CGFloat

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: number, y: 0))
        path.addLine(to: CGPoint(x: 5, y: number))
        path.addQuadCurve(to: CGPoint(x: number, y: 1), control: CGPoint(x: 3, y: number))
        path.addArc(
            center: CGPoint(x: number, y: 3), radius: number, startAngle: .degrees(number),
            endAngle: .radians(number), clockwise: true)
        path.addRoundedRect(
            in: CGRect(x: 0, y: 0, width: number, height: 9), cornerSize: CGSize(width: number, height: number))
        return path
    }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: number, height: number) }
}

/// A schedule with dates of one number.
struct HostileSchedule: TimelineSchedule {
    let number: Double

    func entries(from startDate: Date, mode: Mode) -> [Date] {
        [number, -number, 1].flatMap { [Date(timeIntervalSinceReferenceDate: $0), startDate.addingTimeInterval($0)] }
    }
}

/// A behaviour that scrolls to a place of one number.
struct HostileTarget: ScrollTargetBehavior {
    let number: CGFloat

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect = CGRect(x: number, y: number, width: number, height: number)
        target.anchor = UnitPoint(x: number, y: number)
    }
}

/// A view that moves when it is tapped.
struct HostileMove<Content: View>: View {
    let animation: Animation
    @ViewBuilder let content: (Bool) -> Content
    @State private var isOn = false

    var body: some View { content(isOn).animation(animation, value: isOn).onTapGesture { isOn.toggle() } }
}

/// A sheet with a detent of one number.
struct HostileSheet: View {
    let detent: PresentationDetent
    @State private var isShown = true

    var body: some View {
        Text("root").sheet(isPresented: $isShown) { Text("sheet").presentationDetents([detent, .large]) }
    }
}

/// Views that hold numbers which their controls change.
struct HostileControls: View {
    @State var integer = 0
    @State var number = 0.0
    @State var date = Date(timeIntervalSinceReferenceDate: 0)
    let step: Int
    let kind: Int

    var body: some View {
        switch kind {
        case 0:
            VStack {
                Stepper("a", value: $integer)
                Stepper("b", value: $integer, in: .min ... .max, step: step)
            }
        case 1:
            VStack {
                Stepper("a", value: $number, step: number)
                Slider(value: $number, in: 0...10, step: number)
                Slider(value: $number)
            }
        case 2: DatePicker("a", selection: $date).datePickerStyle(.wheel)
        default: DatePicker("a", selection: $date).datePickerStyle(.graphical)
        }
    }
}
