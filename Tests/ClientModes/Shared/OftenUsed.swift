import SwiftUI
import UIKit

// Names that much code uses: images from elsewhere, directions, motions, formatters, mixed colours, Markdown.

struct Avatar: View {
    let url: URL?

    var body: some View {
        AsyncImage(url: url) { image in
            image.resizable().aspectRatio(contentMode: .fill)
        } placeholder: {
            ProgressView()
        }
        .frame(width: 48, height: 48)
        .clipShape(Circle())
    }
}

struct Cover: View {
    let url: URL?

    var body: some View {
        VStack {
            AsyncImage(url: url, transaction: Transaction(animation: .easeIn)) { phase in
                switch phase {
                case .empty: Color.secondary.opacity(0.2)
                case .success(let image): image
                case .failure(let error): Text(error.localizedDescription)
                @unknown default: EmptyView()
                }
            }
            AsyncImage(url: url, scale: 2)
        }
    }
}

@MainActor func card(_ view: some View) -> UIImage? {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    return renderer.uiImage
}

struct Amount: View {
    @Binding var amount: Double
    @Binding var date: Date?
    var isEditing: Bool
    private let formatter = NumberFormatter()

    var body: some View {
        VStack {
            TextField("Amount", value: $amount, formatter: formatter)
            TextField("Date", value: $date, formatter: DateFormatter())
        }
        .foregroundStyle(Color.red.mix(with: .blue, by: 0.25))
        .gesture(isEditing ? TapGesture().onEnded { amount = 0 } : nil)
    }
}

func storedColor(_ color: Color.Resolved) throws -> (Data, CGColor) {
    (try JSONEncoder().encode(color), color.cgColor)
}

let wideRed = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0)

func readme(_ text: String) throws -> [String] {
    try AttributedString(markdown: text).runs.compactMap { run in
        guard let block = run.presentationIntent?.components.first else { return nil }
        switch block.kind {
        case .header(let level): return "h\(level)"
        case .listItem(let ordinal): return "\(ordinal)"
        case .codeBlock(let language): return language ?? "code"
        default: return nil
        }
    }
}

final class DirectionController: UIViewController {
    @ViewLoading var titleLabel: UILabel
    private lazy var row = UIStackView(arrangedSubviews: [titleLabel, UIButton(type: .system)])
    private(set) var shakes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel = UILabel()
        titleLabel.attributedText = NSAttributedString(
            string: "Title",
            attributes: [.underlineStyle: NSUnderlineStyle.single.union(.patternDash).rawValue])
        row.semanticContentAttribute = .forceRightToLeft
        view.addSubview(row)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if !row.frame.size.equalTo(view.bounds.size) { row.frame = view.bounds }
    }

    var isMirrored: Bool {
        row.effectiveUserInterfaceLayoutDirection == .rightToLeft
            || UIView.userInterfaceLayoutDirection(for: view.semanticContentAttribute) == .rightToLeft
            || UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        guard motion == .motionShake else { return super.motionEnded(motion, with: event) }
        shakes += 1
    }
}

@MainActor func quiet(_ list: UICollectionView) { list.selfSizingInvalidation = .enabledIncludingConstraints }
