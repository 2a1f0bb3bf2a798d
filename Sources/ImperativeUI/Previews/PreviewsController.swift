import BridgedEnvironment
import Foundation

/// Shows previews below each other, each in the light and in the dark appearance: side by side where there is room.
final class PreviewsController: UIViewController {
    private static let (margin, gap) = (CGFloat(20), CGFloat(16))

    private let scrollView = UIScrollView()
    private let items: [PreviewItem]
    private let notice = UILabel()

    init(_ previews: [Preview]) {
        items = previews.map(PreviewItem.init)
        super.init(nibName: nil, bundle: nil)
        title = "Previews"
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.addSubview(scrollView)
        for item in items {
            scrollView.addSubview(item.heading)
            for panel in item.panels {
                addChild(panel.controller)
                scrollView.addSubview(panel)
                panel.controller.didMove(toParent: self)
            }
        }
        notice.text = PreviewProgram.emptyNotice
        notice.numberOfLines = 0
        notice.textColor = .secondaryLabel
        notice.isHidden = !items.isEmpty
        scrollView.addSubview(notice)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        scrollView.frame = view.bounds
        let width = max(area.width - 2 * Self.margin, 1)
        var y = Self.margin
        var widest: CGFloat = 0
        for item in items {
            let heading = item.heading.sizeThatFits(CGSize(width: width, height: .infinity))
            item.heading.frame = CGRect(x: Self.margin, y: y, width: width, height: heading.height)
            y += heading.height + Self.gap / 2
            var (x, rowHeight) = (Self.margin, CGFloat(0))
            for panel in item.panels {
                let size = panel.fittingSize
                if x > Self.margin, x + size.width > Self.margin + width {
                    (x, y, rowHeight) = (Self.margin, y + rowHeight + Self.gap, 0)
                }
                panel.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
                x += size.width + Self.gap
                rowHeight = max(rowHeight, size.height)
                widest = max(widest, panel.frame.maxX + Self.margin)
            }
            y += rowHeight + Self.margin
        }
        let fitting = notice.sizeThatFits(CGSize(width: width, height: .infinity))
        notice.frame = CGRect(x: Self.margin, y: Self.margin, width: width, height: fitting.height)
        scrollView.contentSize = CGSize(width: max(widest, area.width), height: max(y, notice.frame.maxY))
    }
}

/// A preview in a list of them: its heading, and what it shows in each appearance.
@MainActor private struct PreviewItem {
    let heading = UILabel()
    let panels: [PreviewPanel]

    init(_ preview: Preview) {
        heading.numberOfLines = 0
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.text = [preview.displayName, preview.location].compactMap(\.self).joined(separator: "\n")
        panels = [.light, .dark].map { PreviewPanel(preview, in: $0) }
    }
}

/// What a preview shows in one appearance.
private final class PreviewPanel: UIView {
    let controller: UIViewController
    private let preview: Preview

    init(_ preview: Preview, in style: UIUserInterfaceStyle) {
        self.preview = preview
        do {
            controller = try preview.makeViewController()
        } catch {
            let label = UILabel()
            label.text = "\(error)"
            label.numberOfLines = 0
            controller = ViewPreviewController(label)
        }
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = .systemBackground
        layer.cornerRadius = 12
        layer.borderWidth = 1
        traitOverrides.userInterfaceStyle = style
        addSubview(controller.view)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    /// The size that the preview's traits give it.
    var fittingSize: CGSize {
        let size = preview.size(of: controller.view, on: DeviceTraits.defaultSize)
        // Those of a window of the size.
        traitOverrides.put(all: UITraitCollection(map: PropertyMap.empty.applying(DeviceTraits.sizeClasses(size))))
        return size
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        controller.view.frame = bounds
    }
}
