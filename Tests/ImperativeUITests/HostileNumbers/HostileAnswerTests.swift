import Foundation
import TestSupport
import Testing

@testable import ImperativeUI

/// What a delegate, a data source, a layout or an override answers comes from outside: no number may stop a program, or
/// keep it busy.
@MainActor @Suite("Answers that are no numbers", .serialized) struct HostileAnswerTests {
    private typealias Row = (name: String, make: @MainActor (CGFloat) -> UIView)

    private nonisolated static let rowCount = 19

    private static let rows: [Row] = [
        ("a picker's row height", { number in picker { $0.height = number } }),
        ("a picker's width", { number in picker { ($0.width, $0.components) = (number, 3) } }),
        (
            "a picker's height",
            { number in
                let view = picker { _ in }
                view.frame.size.height = number
                return view
            }
        ),
        (
            "a flow layout's delegate",
            { number in
                collection(UICollectionViewFlowLayout(), hasDelegate: true) { $0.number = number }
            }
        ),
        (
            "a flow layout's lengths",
            { number in
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: number, height: number)
                (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (number, number)
                layout.sectionInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
                layout.headerReferenceSize = CGSize(width: number, height: number)
                return collection(layout) { $0.number = 20 }
            }
        ),
        (
            "an estimate",
            { number in
                let layout = UICollectionViewFlowLayout()
                layout.estimatedItemSize = CGSize(width: number, height: number)
                return collection(layout) { $0.number = 20 }
            }
        ),
        (
            "a cell's wish",
            { number in
                let layout = UICollectionViewFlowLayout()
                layout.estimatedItemSize = CGSize(width: 30, height: 30)
                return collection(layout) { $0.number = number }
            }
        ),
        (
            "a compositional layout",
            { number in
                let size = NSCollectionLayoutSize(
                    widthDimension: .absolute(number), heightDimension: .fractionalWidth(number))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
                group.interItemSpacing = .fixed(number)
                let section = NSCollectionLayoutSection(group: group)
                section.interGroupSpacing = number
                return collection(UICollectionViewCompositionalLayout(section: section)) { $0.number = 20 }
            }
        ),
        (
            "an estimated compositional layout",
            { number in
                let size = NSCollectionLayoutSize(
                    widthDimension: .estimated(number), heightDimension: .estimated(number))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 2)
                return collection(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
                { $0.number = number }
            }
        ),
        (
            "a layout of one's own",
            { number in
                let layout = HostileLayout()
                layout.number = number
                return collection(layout) { ($0.number, $0.items) = (number, 1) }
            }
        ),
        (
            "sizes in a stack",
            { number in
                let (stack, view) = (UIStackView(), HostileSize())
                view.number = number
                stack.spacing = number
                stack.layoutMargins = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
                stack.isLayoutMarginsRelativeArrangement = true
                stack.addArrangedSubview(view)
                stack.addArrangedSubview(UILabel())
                stack.setCustomSpacing(number, after: view)
                return stack
            }
        ),
        (
            "a label's text",
            { number in
                let label = HostileLabel()
                (label.number, label.text) = (number, "some text")
                (label.preferredMaxLayoutWidth, label.minimumScaleFactor) = (number, number)
                label.adjustsFontSizeToFitWidth = true
                label.font = .systemFont(ofSize: number)
                return label
            }
        ),
        (
            "a slider",
            { number in
                let slider = UISlider()
                (slider.minimumValue, slider.maximumValue) = (Float(-number), Float(number))
                slider.value = Float(number)
                slider.accessibilityIncrement()
                return slider
            }
        ),
        (
            "a stepper",
            { number in
                let stepper = UIStepper()
                (stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (-number, number, number)
                stepper.accessibilityIncrement()
                stepper.accessibilityDecrement()
                return stepper
            }
        ),
        (
            "progress",
            { number in
                let view = UIProgressView()
                view.progress = Float(number)
                return view
            }
        ),
        (
            "a scroll view",
            { number in
                let view = UIScrollView()
                view.contentSize = CGSize(width: number, height: number)
                view.contentInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
                view.contentOffset = CGPoint(x: number, y: number)
                view.isPagingEnabled = true
                return view
            }
        ),
        (
            "a text view",
            { number in
                let view = UITextView()
                view.text = "some text\nof two lines"
                view.textContainerInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
                view.textContainer.lineFragmentPadding = number
                view.font = .systemFont(ofSize: number)
                return view
            }
        ),
        (
            "an accessibility frame",
            { number in
                let view = UIView()
                (view.isAccessibilityElement, view.accessibilityLabel) = (true, "name")
                view.accessibilityFrame = CGRect(x: number, y: number, width: number, height: number)
                view.accessibilityActivationPoint = CGPoint(x: number, y: number)
                return view
            }
        ),
        (
            "a date",
            { number in
                let picker = UIDatePicker()
                picker.preferredDatePickerStyle = .wheels
                picker.date = Date(timeIntervalSinceReferenceDate: number)
                picker.minimumDate = Date(timeIntervalSinceReferenceDate: -number)
                picker.countDownDuration = number
                return picker
            }
        ),
    ]

    private static func picker(_ change: (HostilePicker) -> Void) -> UIView {
        let answers = HostilePicker()
        change(answers)
        return Keeper(answers, answers.view())
    }

    private static func collection(
        _ layout: UICollectionViewLayout, hasDelegate: Bool = false, _ change: (HostileCollection) -> Void
    ) -> UIView {
        let answers = HostileCollection()
        change(answers)
        return Keeper(answers, answers.view(layout, hasDelegate: hasDelegate))
    }

    /// Holds what a view holds weakly.
    private final class Keeper: UIView {
        private let kept: AnyObject

        init(_ kept: AnyObject, _ view: UIView) {
            self.kept = kept
            super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            addSubview(view)
        }

        required init?(coder: NSCoder) { nil }
    }

    private func window(_ view: UIView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let controller = UIViewController()
        window.rootViewController = controller
        view.frame = window.bounds
        controller.view.addSubview(view)
        window.isHidden = false
        return window
    }

    private func checkFrames(below view: UIView, _ name: String) {
        for child in view.subviews {
            #expect(child.frame.isFinite || child.frame.origin.isFinite, "\(name): \(type(of: child)) \(child.frame)")
            checkFrames(below: child, name)
        }
    }

    @Test("Every number leaves views with finite frames, that can be asked what is where", arguments: 0..<rowCount)
    func table(row: Int) {
        #expect(Self.rows.count == Self.rowCount)
        let (name, make) = Self.rows[row]
        _ = issues {
            for number in HostileNumbers.ofTables {
                let window = window(make(number))
                window.layoutIfNeeded()
                checkFrames(below: window, "\(name) at \(number)")
                for place in [CGPoint(x: 20, y: 20), CGPoint(x: number, y: number)] {
                    _ = window.hitTest(place, with: nil)
                    window.subviews.forEach { ask(of: $0, place) }
                }
                if SizeOfTests.isFull || number.isNaN || number == -1e300 {
                    _ = window.snapshot().text()
                    _ = window.accessibilityTree.speech
                }
                window.isHidden = true
            }
        }
    }

    private func ask(of view: UIView, _ place: CGPoint) {
        if let collection = view as? UICollectionView { _ = collection.indexPathForItem(at: place) }
        for child in view.subviews { ask(of: child, place) }
    }

    @Test("A picker of any number of wheels and rows shows what there is room for", arguments: HostileNumbers.integers)
    func pickerCounts(count: Int) {
        let answers = HostilePicker()
        answers.rows = count
        let picker = answers.view()
        let window = window(picker)
        let reports = issues {
            window.layoutIfNeeded()
            for row in HostileNumbers.integers + [count - (count > 0 ? 1 : 0)] {
                picker.selectRow(row, inComponent: 0, animated: false)
                window.layoutIfNeeded()
            }
            (picker.subviews.first as? UIControl)?.accessibilityIncrement()
            window.layoutIfNeeded()
        }
        #expect(picker.numberOfRows(inComponent: 0) == max(0, count))
        #expect(picker.selectedRow(inComponent: 0) == (count > 0 ? count - 1 : -1))
        #expect(!reports.isEmpty)
        let wheels = HostilePicker()
        (wheels.components, wheels.rows) = (count, 1)
        let many = wheels.view()
        let log = issues { #expect(many.numberOfComponents == min(max(0, count), 100)) }
        #expect(log.count == (count > 100 ? 1 : 0))
    }

    @Test("A collection view of any number of items lays out those in sight", arguments: HostileNumbers.integers)
    func items(count: Int) {
        let answers = HostileCollection()
        answers.items = count
        for width: CGFloat in [50, 66] {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: width, height: 40)
            let view = answers.view(layout)
            let window = window(view)
            _ = issues {
                window.layoutIfNeeded()
                for item in [0, count / 2, count - (count > 0 ? 1 : 0)] {
                    view.scrollToItem(at: IndexPath(item: item, section: 0), at: .centeredVertically, animated: false)
                }
                view.reloadItems(at: [IndexPath(item: count, section: count)])
                window.layoutIfNeeded()
            }
            #expect(view.visibleCells.count <= 1_000 && view.numberOfItems(inSection: 0) == max(0, count))
        }
    }

    @Test("A group of any number of items has as many as there is room for", arguments: HostileNumbers.integers)
    func groups(count: Int) {
        let answers = HostileCollection()
        answers.items = 50
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: count)
        let view = answers.view(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        let window = window(view)
        window.layoutIfNeeded()
        #expect(view.visibleCells.count == (count > 0 ? 50 : 5))
    }

    @Test("A data source of more sections than can be asked has a million, and one of fewer than none has none")
    func sections() {
        let answers = HostileCollection()
        answers.sections = .min
        let view = answers.view(UICollectionViewFlowLayout())
        let log = issues { #expect(view.numberOfSections == 0) }
        #expect(log.count == 1)
    }

    @Test(
        "A view that says it has more elements than anybody goes through is asked for some",
        arguments: [-1, 3, .max - 1])
    func elements(count: Int) {
        let view = HostileContainer()
        view.count = count
        let window = window(view)
        let reports = issues { _ = window.accessibilityTree.speech }
        #expect(view.asked <= 10_000 && reports.count == (count > 3 ? 1 : 0))
    }

    @Test("Segments, pages and lines of any number", arguments: HostileNumbers.integers)
    func counts(number: Int) {
        let (segments, pages, label) = (UISegmentedControl(items: ["a", "b"]), UIPageControl(), UILabel())
        _ = issues {
            segments.insertSegment(withTitle: "c", at: number, animated: false)
            (pages.numberOfPages, pages.currentPage) = (number, number)
            pages.accessibilityIncrement()
            pages.accessibilityDecrement()
            (label.numberOfLines, label.text) = (number, "a\nb")
            for view in [segments, pages, label] { window(view).layoutIfNeeded() }
        }
        #expect(segments.numberOfSegments == 3)
    }
}
