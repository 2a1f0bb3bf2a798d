import DeclarativeUI
import Foundation
import TestSupport
import Testing

/// What a host says of pointers and wheels comes from outside.
@MainActor @Suite("Pointers and wheels at places that are none", .serialized) struct HostilePointerTests {
    @MainActor private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
        let count: Int

        init(_ count: Int) { self.count = count }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { count }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "row \(row)"
        }
    }

    private struct Choices: View {
        let kind: Int
        @State private var number = 5
        @State private var share = 0.5
        @State private var date = Date(timeIntervalSinceReferenceDate: 0)
        @State private var text = "some text"

        var body: some View {
            switch kind {
            case 0: Picker("a", selection: $number) { ForEach(0..<20) { Text("\($0)").tag($0) } }.pickerStyle(.wheel)
            case 1: DatePicker("a", selection: $date).datePickerStyle(.wheel)
            case 2: Slider(value: $share)
            case 3: ScrollView { LazyVStack { ForEach(0..<200) { Text("\($0)") } } }
            case 4: List(0..<200) { number in Text("\(number)").swipeActions { Button("x") {} } }
            case 5:
                Color.red.gesture(
                    DragGesture().onChanged { value in
                        share = value.translation.width + value.predictedEndTranslation.height
                    }
                ).onHover { _ in }
            case 6: TabView { ForEach(0..<3) { Text("\($0)") } }.tabViewStyle(.page)
            default: TextEditor(text: $text)
            }
        }
    }

    private static func view(_ kind: Int) -> (controller: UIViewController, kept: AnyObject?) {
        let controller = UIViewController()
        func showing(_ view: UIView, _ kept: AnyObject? = nil) -> (UIViewController, AnyObject?) {
            view.frame = CGRect(x: 0, y: 0, width: 320, height: 192)
            controller.view.addSubview(view)
            return (controller, kept)
        }
        func wheel(_ count: Int) -> (UIViewController, AnyObject?) {
            let (picker, rows) = (UIPickerView(), Rows(count))
            (picker.dataSource, picker.delegate) = (rows, rows)
            return showing(picker, rows)
        }
        switch kind {
        case 8: return wheel(20)
        case 9: return wheel(.max)
        case 10:
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .wheels
            return showing(picker)
        case 11: return showing(UISlider())
        case 12:
            let scroll = UIScrollView()
            scroll.contentSize = CGSize(width: 1_000, height: 1_000)
            scroll.refreshControl = UIRefreshControl()
            return showing(scroll)
        case 13:
            let view = UIView()
            for recognizer in [
                UIPanGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
                UIHoverGestureRecognizer(),
            ] {
                view.addGestureRecognizer(recognizer)
            }
            return showing(view)
        default: return (UIHostingController(rootView: Choices(kind: kind)), nil)
        }
    }

    @Test("Whatever number a host says, the application goes on, and is used as before afterwards", arguments: 0..<14)
    func everywhere(kind: Int) {
        let (controller, kept) = Self.view(kind)
        let stage = NavigationStage(controller)
        let host = stage.host
        let middle = CGPoint(x: 160, y: 96)
        let reports = issues {
            for number in HostileNumbers.ofTables {
                let (place, other) = (CGPoint(x: number, y: number), CGPoint(x: 160, y: -number))
                host.send(.pointer(HostPointer(.down, at: middle)))
                for point in [CGPoint(x: 160, y: 60), place, other, CGPoint(x: number, y: 96)] {
                    host.send(.pointer(HostPointer(.move, at: point)))
                }
                host.send(.pointer(HostPointer(.up, at: other)))
                host.send(.pointer(HostPointer(.down, at: place)))
                host.send(.pointer(HostPointer(.move, at: middle)))
                host.send(.pointer(HostPointer(.cancel, at: place)))
                host.send(.pointer(HostPointer(.move, at: place)))
                host.send(.wheel(CGVector(dx: 0, dy: number), at: middle))
                host.send(.wheel(CGVector(dx: number, dy: -number), at: middle))
                host.send(.wheel(CGVector(dx: 0, dy: 16), at: place))
            }
        }
        _ = (stage.lines, reports, kept)
    }

    @Test("A wheel that was turned by what is no number turns by the next number")
    func afterwards() throws {
        let (controller, kept) = Self.view(8)
        let stage = NavigationStage(controller)
        let picker = try #require(controller.view.subviews.first as? UIPickerView)
        let middle = CGPoint(x: 160, y: 96)
        for number in [CGFloat.nan, 0] { stage.host.send(.wheel(CGVector(dx: 0, dy: number), at: middle)) }
        #expect(picker.selectedRow(inComponent: 0) == 0)
        stage.host.send(.wheel(CGVector(dx: 0, dy: 16), at: middle))
        #expect(picker.selectedRow(inComponent: 0) == 1)
        for number in [CGFloat.infinity, 1e300] { stage.host.send(.wheel(CGVector(dx: 0, dy: number), at: middle)) }
        #expect(picker.selectedRow(inComponent: 0) == 19)
        stage.host.send(.wheel(CGVector(dx: 0, dy: -16), at: middle))
        #expect(picker.selectedRow(inComponent: 0) == 18)
        stage.host.send(.pointer(HostPointer(.down, at: middle)))
        stage.host.send(.pointer(HostPointer(.move, at: CGPoint(x: CGFloat.nan, y: .infinity))))
        #expect(picker.selectedRow(inComponent: 0) == 18)
        stage.host.send(.pointer(HostPointer(.move, at: CGPoint(x: 160, y: 96 + 32))))
        #expect(picker.selectedRow(inComponent: 0) == 16)
        stage.host.send(.pointer(HostPointer(.up, at: CGPoint(x: 160, y: 96 + 32))))
        _ = kept
    }
}
