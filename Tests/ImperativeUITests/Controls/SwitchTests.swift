import Drawing
import Foundation
import ImperativeUI
import Testing

@MainActor @Suite("UISwitch") struct SwitchTests {
    private let middle = CGPoint(x: 25, y: 15)

    private func thumb(of control: UISwitch, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight) -> CGRect? {
        drawn(by: control, UITraitCollection(layoutDirection: direction), for: .vector).fills.last?.shape.bounds
    }

    private func track(of control: UISwitch) -> Paint? {
        drawn(by: control, UITraitCollection(userInterfaceStyle: .light), for: .vector).fills.first?.paint
    }

    @Test("A tap toggles and sends that the value changed")
    func tap() {
        let control = UISwitch()
        var values: [Bool] = []
        control.addAction(
            UIAction { action in values.append((action.sender as? UISwitch)?.isOn == true) }, for: .valueChanged)
        #expect(control.tap(at: middle))
        #expect(control.tap(at: middle))
        #expect(values == [true, false])
    }

    @Test("Code that turns it on sends nothing")
    func code() {
        let control = UISwitch()
        var runs = 0
        control.addAction(UIAction { _ in runs += 1 }, for: .allEvents)
        control.isOn = true
        control.setOn(false, animated: true)
        #expect(runs == 0 && !control.isOn)
    }

    @Test("A switch that is not enabled does not toggle and is drawn faint")
    func disabled() {
        let control = UISwitch()
        control.isEnabled = false
        #expect(!control.tap(at: middle))
        #expect(!control.isOn)
        control.onTintColor = .red
        control.isOn = true
        #expect(track(of: control) == .color(ColorComponents(red: 1, green: 0, blue: 0, alpha: 0.5)))
    }

    @Test("The thumb stands where reading ends while it is on")
    func thumb() {
        let control = UISwitch()
        #expect(thumb(of: control)?.minX == 2)
        #expect(thumb(of: control, .rightToLeft)?.maxX == 49)
        control.isOn = true
        #expect(thumb(of: control)?.maxX == 49)
        #expect(thumb(of: control, .rightToLeft)?.minX == 2)
    }

    @Test("The track is green while it is on, or has the colour that is set")
    func colours() {
        let control = UISwitch()
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(track(of: control) == .color(UIColor.secondarySystemFill.resolvedColor(with: light).cgColor.value))
        control.isOn = true
        #expect(track(of: control) == .color(UIColor.systemGreen.resolvedColor(with: light).cgColor.value))
        control.onTintColor = .red
        #expect(track(of: control) == redPaint)
    }

    @Test("In a text grid a switch is a row of three characters, and again as before elsewhere")
    func grid() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 32))
        let control = UISwitch(frame: CGRect(x: 16, y: 0, width: 0, height: 0))
        control.isOn = true
        window.addSubview(control)
        window.isHidden = false
        window.textMedium = .text
        window.layoutIfNeeded()
        #expect(control.frame == CGRect(x: 16, y: 0, width: 24, height: 16))
        #expect(window.snapshot().text().hasPrefix("  ━━●\n"))
        window.textMedium = .vector
        window.layoutIfNeeded()
        #expect(control.frame == CGRect(x: 16, y: 0, width: 51, height: 31))
    }

    @Test("A switch always has the same size")
    func size() {
        let size = CGSize(width: 51, height: 31)
        let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 500, height: 1))
        #expect(control.frame == CGRect(origin: CGPoint(x: 3, y: 4), size: size))
        control.frame = CGRect(x: 5, y: 6, width: 0, height: 100)
        #expect(control.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: size))
        #expect(control.intrinsicContentSize == size && control.sizeThatFits(.zero) == size)
    }
}
