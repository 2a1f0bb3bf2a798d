// Numbers and pages that are changed with controls, as client code writes it in both worlds.

import SwiftUI
import UIKit

struct ClientSliders: View {
    @State private var speed = 50.0
    @State private var level: Float = 0.5
    @State private var isEditing = false

    var body: some View {
        VStack {
            Slider(value: $speed, in: 0...100, onEditingChanged: { editing in isEditing = editing })
            Slider(value: $level)
            Slider(value: $speed, in: 0...100, step: 5) {
                Text("Speed")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("100")
            } onEditingChanged: { editing in
                isEditing = editing
            }
            Slider(value: $level, in: -1...1) { Text("Level") }
            Slider(
                value: $speed, in: 0...100, step: 1, onEditingChanged: { _ in },
                minimumValueLabel: Image(systemName: "tortoise"), maximumValueLabel: Image(systemName: "hare")
            ) { Text("Speed") }
            .tint(.orange)
            .disabled(isEditing)
        }
    }
}

final class SliderController: UIViewController {
    private let slider = UISlider()
    private(set) var values: [Float] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        slider.minimumValue = 0
        slider.maximumValue = 100
        slider.value = 25
        slider.isContinuous = false
        slider.minimumTrackTintColor = .systemGreen
        slider.minimumValueImage = UIImage(systemName: "speaker")
        slider.addTarget(self, action: SliderController.sliderValueChanged, for: .valueChanged)
        slider.setValue(30, animated: true)
        view.addSubview(slider)
    }

    func sliderValueChanged(_ sender: UISlider) { values.append(sender.value) }
}

final class ThickSlider: UISlider {
    override func trackRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.trackRect(forBounds: bounds)
        rect.size.height = 8
        return rect
    }
}

struct ClientSteppers: View {
    @State private var servings = 2
    @State private var weight = 1.5
    @State private var isEditing = false

    var body: some View {
        Form {
            Stepper("Servings: \(servings)", value: $servings, in: 1...12)
            Stepper("Servings", value: $servings, in: 1...12, step: 2) { isEditing = $0 }
            Stepper(value: $servings, in: 0...10) { Text("Servings") }
            Stepper(value: $weight, step: 0.25) {
                Text("Weight")
            } onEditingChanged: { editing in
                isEditing = editing
            }
            Stepper("Weight", value: $weight, in: 0...10, step: 0.5, format: .number)
            Stepper("Servings", onIncrement: { servings += 1 }, onDecrement: servings > 1 ? { servings -= 1 } : nil)
            Stepper {
                Label("Servings", systemImage: "fork.knife")
            } onIncrement: {
                servings += 1
            } onDecrement: {
                servings -= 1
            }
        }
    }
}

final class CounterController: UIViewController {
    private let stepper = UIStepper()
    private let pages = UIPageControl()
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        stepper.minimumValue = 0
        stepper.maximumValue = 10
        stepper.stepValue = 2
        stepper.wraps = true
        stepper.autorepeat = true
        stepper.addTarget(self, action: CounterController.stepperChanged, for: .valueChanged)
        pages.numberOfPages = 3
        pages.currentPage = 0
        pages.hidesForSinglePage = true
        pages.currentPageIndicatorTintColor = .systemBlue
        pages.pageIndicatorTintColor = .systemGray
        pages.addTarget(self, action: CounterController.pageChanged, for: .valueChanged)
        for part in [stepper, pages, label] { view.addSubview(part) }
    }

    func stepperChanged(_ sender: UIStepper) { label.text = "\(Int(sender.value))" }

    func pageChanged(_ sender: UIPageControl) { label.text = "Page \(sender.currentPage + 1)" }
}
