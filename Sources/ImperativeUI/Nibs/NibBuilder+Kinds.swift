import Foundation
import InterfaceFiles

extension NibBuilder {
    /// Gives a view the properties of its kind.
    func fillKind(_ view: UIView, _ properties: NibProperties) {
        if let control = view as? UIControl { fillControl(control, properties) }
        switch view {
        case let label as UILabel: fill(label, properties)
        case let button as UIButton: fill(button, properties)
        case let image as UIImageView: fill(image, properties)
        case let field as UITextField: fill(field, properties)
        case let text as UITextView: fill(text, properties)
        case let toggle as UISwitch: fill(toggle, properties)
        case let slider as UISlider: fill(slider, properties)
        case let stepper as UIStepper: fill(stepper, properties)
        case let segments as UISegmentedControl: fill(segments, properties)
        case let progress as UIProgressView: fill(progress, properties)
        case let indicator as UIActivityIndicatorView: fill(indicator, properties)
        case let picker as UIDatePicker: fill(picker, properties)
        case let pages as UIPageControl: fill(pages, properties)
        case let stack as UIStackView: fill(stack, properties)
        case let table as UITableView: fill(table, properties)
        case let collection as UICollectionView: fill(collection, properties)
        case let cell as UITableViewCell: fill(cell, properties)
        case let bar as UISearchBar: fill(bar, properties)
        case let bar as UIToolbar: fill(bar, properties)
        case let bar as UINavigationBar: fill(bar, properties)
        case let effect as UIVisualEffectView: fill(effect, properties)
        default: break
        }
        if let scroll = view as? UIScrollView { fillScrolling(scroll, properties) }
    }

    private func fillControl(_ control: UIControl, _ properties: NibProperties) {
        if let isEnabled = properties.flag("enabled") { control.isEnabled = isEnabled }
        if let isSelected = properties.flag("selected") { control.isSelected = isSelected }
        if let isHighlighted = properties.flag("highlighted") { control.isHighlighted = isHighlighted }
        if let alignment = properties.value(
            "contentHorizontalAlignment", UIControl.ContentHorizontalAlignment.self)
        {
            control.contentHorizontalAlignment = alignment
        }
        properties.ignore("contentVerticalAlignment")
    }

    private func fill(_ image: UIImageView, _ properties: NibProperties) {
        if let picture = properties.image("image") { image.image = picture }
        if let picture = properties.image("highlightedImage") { image.highlightedImage = picture }
        if let isHighlighted = properties.flag("highlighted") { image.isHighlighted = isHighlighted }
        properties.ignore("adjustsImageSizeForAccessibilityContentSizeCategory", "preferredSymbolConfiguration")
    }

    private func fill(_ toggle: UISwitch, _ properties: NibProperties) {
        // Only Mac programs show a title.
        properties.ignore("title", "preferredStyle")
        if let isOn = properties.flag("on") { toggle.isOn = isOn }
        if let color = properties.color("onTintColor") { toggle.onTintColor = color }
        if let color = properties.color("thumbTintColor") { toggle.thumbTintColor = color }
    }

    private func fill(_ slider: UISlider, _ properties: NibProperties) {
        if let least = properties.number("minValue") { slider.minimumValue = Float(least) }
        if let greatest = properties.number("maxValue") { slider.maximumValue = Float(greatest) }
        if let value = properties.number("value") { slider.value = Float(value) }
        if let isContinuous = properties.flag("continuous") { slider.isContinuous = isContinuous }
        if let color = properties.color("minimumTrackTintColor") { slider.minimumTrackTintColor = color }
        if let color = properties.color("maximumTrackTintColor") { slider.maximumTrackTintColor = color }
        if let color = properties.color("thumbTintColor") { slider.thumbTintColor = color }
        if let image = properties.image("minimumValueImage") { slider.minimumValueImage = image }
        if let image = properties.image("maximumValueImage") { slider.maximumValueImage = image }
    }

    private func fill(_ stepper: UIStepper, _ properties: NibProperties) {
        if let least = properties.number("minimumValue") { stepper.minimumValue = Double(least) }
        if let greatest = properties.number("maximumValue") { stepper.maximumValue = Double(greatest) }
        // Steps are positive; a step of none is no step.
        if let step = properties.number("stepValue"), step > 0 { stepper.stepValue = Double(step) }
        if let value = properties.number("value") { stepper.value = Double(value) }
        if let wraps = properties.flag("wraps") { stepper.wraps = wraps }
        if let repeats = properties.flag("autorepeat") { stepper.autorepeat = repeats }
        if let isContinuous = properties.flag("continuous") { stepper.isContinuous = isContinuous }
    }

    private func fill(_ control: UISegmentedControl, _ properties: NibProperties) {
        for (number, segment) in properties.element.children(in: "segments").enumerated() {
            if let name = segment["image"] {
                let image = properties.resources.image(name, catalog: segment["catalog"])
                control.insertSegment(with: image, at: number, animated: false)
            } else {
                control.insertSegment(withTitle: segment.string("title") ?? "", at: number, animated: false)
            }
            if segment.flag("enabled") == false { control.setEnabled(false, forSegmentAt: number) }
            if let width = segment.number("width") { control.setWidth(CGFloat(max(width, 0)), forSegmentAt: number) }
        }
        if let isMomentary = properties.flag("momentary") { control.isMomentary = isMomentary }
        let selected = properties.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
        if (0..<control.numberOfSegments).contains(selected) { control.selectedSegmentIndex = selected }
        if let color = properties.color("selectedSegmentTintColor") { control.selectedSegmentTintColor = color }
        if let fits = properties.flag("apportionsSegmentWidthsByContent") {
            control.apportionsSegmentWidthsByContent = fits
        }
        properties.ignore("segmentControlStyle")
    }

    private func fill(_ progress: UIProgressView, _ properties: NibProperties) {
        if let value = properties.number("progress") { progress.progress = Float(value) }
        if let color = properties.color("progressTintColor") { progress.progressTintColor = color }
        if let color = properties.color("trackTintColor") { progress.trackTintColor = color }
        properties.ignore("progressViewStyle")
    }

    private func fill(_ indicator: UIActivityIndicatorView, _ properties: NibProperties) {
        if let style = properties.value("style", UIActivityIndicatorView.Style.self) { indicator.style = style }
        if let color = properties.color("color") { indicator.color = color }
        // Interface Builder writes what is not the default of its own, which is to stay visible.
        indicator.hidesWhenStopped = properties.flag("hidesWhenStopped") ?? false
        if properties.flag("animating") == true { indicator.startAnimating() }
    }

    private func fill(_ picker: UIDatePicker, _ properties: NibProperties) {
        if let mode = properties.value("datePickerMode", UIDatePicker.Mode.self) { picker.datePickerMode = mode }
        if let style = properties.value("style", UIDatePickerStyle.self) { picker.preferredDatePickerStyle = style }
        if let interval = properties.integer("minuteInterval"), interval > 0 { picker.minuteInterval = interval }
        if let locale = properties.element.child(named: "locale")?["localeIdentifier"] {
            picker.locale = Locale(identifier: locale)
        }
        func date(_ key: String) -> Date? {
            properties.child(key)?.number("timeIntervalSinceReferenceDate").map(
                Date.init(timeIntervalSinceReferenceDate:))
        }
        if let date = date("minimumDate") { picker.minimumDate = date }
        if let date = date("maximumDate") { picker.maximumDate = date }
        if let date = date("date"), properties.flag("useCurrentDate") != true { picker.date = date }
        if let duration = properties.number("countDownDuration") { picker.countDownDuration = TimeInterval(duration) }
        properties.ignore("useCurrentDate", "locale")
    }

    private func fill(_ pages: UIPageControl, _ properties: NibProperties) {
        if let number = properties.integer("numberOfPages") { pages.numberOfPages = number }
        if let page = properties.integer("currentPage") { pages.currentPage = page }
        if let hides = properties.flag("hidesForSinglePage") { pages.hidesForSinglePage = hides }
        if let color = properties.color("pageIndicatorTintColor") { pages.pageIndicatorTintColor = color }
        if let color = properties.color("currentPageIndicatorTintColor") {
            pages.currentPageIndicatorTintColor = color
        }
    }

    private func fill(_ stack: UIStackView, _ properties: NibProperties) {
        if let axis = properties.value("axis", NSLayoutConstraint.Axis.self) { stack.axis = axis }
        if let way = properties.value("distribution", UIStackView.Distribution.self) { stack.distribution = way }
        switch properties.string("alignment") {
        // Swift has these as other names of two cases.
        case "top": stack.alignment = .leading
        case "bottom": stack.alignment = .trailing
        case nil: break
        default: stack.alignment = properties.value("alignment", UIStackView.Alignment.self) ?? .fill
        }
        if let spacing = properties.number("spacing") { stack.spacing = spacing }
        if let isRelative = properties.flag("layoutMarginsRelativeArrangement") {
            stack.isLayoutMarginsRelativeArrangement = isRelative
        }
        properties.ignore("baselineRelativeArrangement", "spacingType")
    }

    private func fill(_ effect: UIVisualEffectView, _ properties: NibProperties) {
        let blur = properties.element.child(named: "blurEffect").map { NibProperties($0, resources) }
        if let style = blur?.value("style", UIBlurEffect.Style.self) { effect.effect = UIBlurEffect(style: style) }
        properties.ignore("blurEffect")
    }

    /// Gives a gesture recogniser its properties.
    func fill(_ recognizer: UIGestureRecognizer, _ properties: NibProperties) {
        if let isEnabled = properties.flag("enabled") { recognizer.isEnabled = isEnabled }
        if let cancels = properties.flag("cancelsTouchesInView") { recognizer.cancelsTouchesInView = cancels }
        properties.ignore("delaysTouchesBegan", "delaysTouchesEnded")
        func count(_ key: String) -> Int? { properties.integer(key).map { max($0, 1) } }
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            if let taps = count("numberOfTapsRequired") { tap.numberOfTapsRequired = taps }
            if let touches = count("numberOfTouchesRequired") { tap.numberOfTouchesRequired = touches }
        case let pan as UIPanGestureRecognizer:
            if let touches = count("minimumNumberOfTouches") { pan.minimumNumberOfTouches = touches }
            if let touches = count("maximumNumberOfTouches") { pan.maximumNumberOfTouches = touches }
        case let press as UILongPressGestureRecognizer:
            if let duration = properties.number("minimumPressDuration") {
                press.minimumPressDuration = TimeInterval(max(duration, 0))
            }
            if let distance = properties.number("allowableMovement") { press.allowableMovement = distance }
            if let taps = properties.integer("numberOfTapsRequired") { press.numberOfTapsRequired = max(taps, 0) }
            if let touches = count("numberOfTouchesRequired") { press.numberOfTouchesRequired = touches }
        case let swipe as UISwipeGestureRecognizer:
            properties.ignore("direction")
            let directions: [(String, UISwipeGestureRecognizer.Direction)] = [
                ("right", .right), ("left", .left), ("up", .up), ("down", .down),
            ]
            if let mask = properties.element.children.first(where: { $0.name.hasSuffix("irection") }) {
                let chosen = directions.filter { mask.flag($0.0) == true }.map(\.1)
                if !chosen.isEmpty { swipe.direction = UISwipeGestureRecognizer.Direction(chosen) }
            }
            if let touches = count("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = touches }
        default: break
        }
    }
}
