import Foundation
import Testing

@testable import ImperativeUI

private final class Loading: UIViewController {
    @ViewLoading var label: UILabel
    @ViewLoading var number: Int
    @ViewLoading var forgotten: UIView

    override func viewDidLoad() {
        super.viewDidLoad()
        label = UILabel()
        if number == 0 { number = 1 }
    }

    init(number: Int) {
        super.init(nibName: nil, bundle: nil)
        self.number = number
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Properties that load the view") struct ViewLoadingTests {
    @Test("Reading a property that is not set loads the view, reading one that is and writing do not")
    func loading() {
        let controller = Loading(number: 0)
        #expect(controller.number == 0 && !controller.isViewLoaded)
        controller.number = 5
        #expect(!controller.isViewLoaded)
        let label = controller.label
        #expect(controller.isViewLoaded && controller.number == 5 && controller.label === label)
    }

    @Test("A property that the view's loading does not set traps with its type and what to do")
    func forgotten() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Loading(number: 0).forgotten }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("type UIView") && text.contains("viewDidLoad"))
    }
}
