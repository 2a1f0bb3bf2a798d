import DeclarativeUI
import Foundation
import Observation
import Publishing

/// What goes on in something when it goes.
enum LeavingMotion: String, CaseIterable {
    // In views of the declarative world.
    case glide, wheel, drag, refresh, keyframes, phases, timeline, departure, movement, match, gesture, press, swipe
    case menu, contextMenu, typing, search, hover, task, publisher, alert, sheet, pickerWheel
    // In views of the imperative one.
    case scroll, animatedScroll, block, animator, pausedAnimator, keyframesOfView, transition, refreshControl, pan
    case field, textView, buttonMenu, interaction, picker, activity, slider, toggle

    var isDeclarative: Bool { (Self.allCases.firstIndex(of: self) ?? 0) < (Self.allCases.firstIndex(of: .scroll) ?? 0) }
}

/// What a view in which something goes on is shown from.
@MainActor @Observable final class LeavingModel {
    var isOn = true
    var text = ""
    var choice = 0
    @ObservationIgnored var count = 0
    @ObservationIgnored let subject = PassthroughSubject<Int, Never>()
}

/// A view of the declarative world in which something goes on.
struct LeavingView: View {
    let motion: LeavingMotion
    @Bindable var model: LeavingModel
    @Namespace private var space
    @State private var offset = 0.0

    var body: some View {
        switch motion {
        case .glide, .wheel:
            ScrollView { LazyVStack { rows }.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)
        case .drag: List { rows }
        case .refresh: List { rows }.refreshable { await Self.rest() }
        case .swipe: List(0..<20, id: \.self) { Text("\($0)").swipeActions { Button("Delete") {} } }
        case .search: List { rows }.searchable(text: $model.text)
        case .pickerWheel: Picker("", selection: $model.choice) { rows }.pickerStyle(.wheel)
        case .keyframes, .phases, .timeline, .departure, .movement, .match: moving
        default: used
        }
    }

    private var rows: some View { ForEach(0..<60, id: \.self) { Text("row \($0)") } }

    /// As long as nobody cancels it.
    @Sendable private static func rest() async { try? await Task.sleep(for: .seconds(100_000)) }

    @ViewBuilder private var moving: some View {
        switch motion {
        case .keyframes:
            Text("k").keyframeAnimator(initialValue: 0.0, repeating: true) { view, x in
                view.offset(x: x)
            } keyframes: { _ in
                LinearKeyframe(10, duration: 1)
                LinearKeyframe(0, duration: 1)
            }
        case .phases:
            Text("p").phaseAnimator([0.0, 1]) { view, share in
                view.opacity(share)
            } animation: { _ in
                .linear(duration: 1)
            }
        case .timeline: TimelineView(.animation) { Text("\($0.date.timeIntervalSinceReferenceDate)") }
        case .departure:
            VStack {
                if model.isOn { Text("goes").transition(.slide).onDisappear { model.count += 1 } }
                Text("stays")
            }
        case .match:
            VStack {
                if model.isOn {
                    Text("m").matchedGeometryEffect(id: 1, in: space)
                } else {
                    HStack { Text("m").matchedGeometryEffect(id: 1, in: space) }
                }
            }
        default: Text("m").offset(x: model.isOn ? 0 : 100)
        }
    }

    @ViewBuilder private var used: some View {
        switch motion {
        case .gesture: Color.red.offset(x: offset).gesture(DragGesture().onChanged { offset = $0.translation.width })
        case .press: Button("press") { model.count += 1 }.frame(maxWidth: .infinity, maxHeight: .infinity)
        case .menu:
            Menu {
                buttons
            } label: {
                Color.blue
            }
        case .contextMenu: Color.red.contextMenu { buttons }
        case .typing: TextField("field", text: $model.text).frame(maxHeight: .infinity)
        case .hover: Color.red.onHover { _ in offset += 1 }
        case .task: Text("t").task { await Self.rest() }
        case .publisher: Text("\(offset)").onReceive(model.subject) { offset += Double($0) }
        case .alert:
            Text("a").alert("title", isPresented: .constant(true)) {
                Button("ok") {}
                TextField("field", text: $model.text)
            }
        default:
            Text("s").sheet(isPresented: .constant(true)) {
                ScrollView { Text("in") }.presentationDetents([.medium, .large])
            }
        }
    }

    @ViewBuilder private var buttons: some View {
        Button("one") {}
        Button("two") {}
    }
}

/// A controller of the imperative world in whose view something goes on.
final class LeavingController: UIViewController, UIContextMenuInteractionDelegate {
    private let motion: LeavingMotion
    private(set) var part = UIView()

    init(_ motion: LeavingMotion) {
        self.motion = motion
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("Not from an archive.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        part = makePart()
        view.addSubview(part)
    }

    override func viewDidLayoutSubviews() { part.frame = view.bounds }

    private func makePart() -> UIView {
        switch motion {
        case .scroll, .animatedScroll, .refreshControl:
            let scroll = UIScrollView()
            scroll.contentSize = CGSize(width: 300, height: 4_000)
            if motion == .refreshControl { scroll.refreshControl = UIRefreshControl() }
            return scroll
        case .field: return UITextField()
        case .textView: return UITextView()
        case .slider: return UISlider()
        case .toggle: return UISwitch()
        case .activity:
            let activity = UIActivityIndicatorView()
            activity.startAnimating()
            return activity
        case .buttonMenu:
            let button = UIButton(type: .system)
            button.menu = UIMenu(children: [UIAction(title: "one") { _ in }, UIAction(title: "two") { _ in }])
            button.showsMenuAsPrimaryAction = true
            return button
        case .picker:
            let picker = UIPickerView()
            (picker.dataSource, picker.delegate) = (self, self)
            return picker
        default:
            let view = UIView()
            if motion == .interaction { view.addInteraction(UIContextMenuInteraction(delegate: self)) }
            if motion == .pan {
                view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: LeavingController.used))
                view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: LeavingController.used))
            }
            return view
        }
    }

    func used() {}

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "one") { _ in }])
        }
    }
}

extension LeavingController: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 60 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(row)"
    }
}
