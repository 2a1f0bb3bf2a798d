import SwiftUI
import UIKit

// Screens as they are written for UIKit: controls, a collection, drawing, pictures by name.

final class FormController: UIViewController {
    private let nameLabel = UILabel()
    private let toggle = UISwitch()
    private lazy var saveButton = UIButton(
        configuration: .borderedProminent(), primaryAction: UIAction(title: "Save") { [weak self] _ in self?.save() })
    private(set) var saves = 0
    private(set) var toggles: [Bool] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Form"
        view.backgroundColor = .systemBackground
        nameLabel.text = "Notifications"
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.textColor = .label
        nameLabel.numberOfLines = 0
        toggle.addTarget(self, action: FormController.toggleChanged, for: .valueChanged)
        toggle.accessibilityIdentifier = "toggle"
        let row = UIStackView(arrangedSubviews: [nameLabel, toggle])
        row.alignment = .center
        row.spacing = 8
        let column = UIStackView(arrangedSubviews: [row, saveButton])
        column.axis = .vertical
        column.spacing = 16
        column.frame = CGRect(x: 16, y: 16, width: 240, height: 120)
        view.addSubview(column)
        let tap = UITapGestureRecognizer(target: self, action: FormController.backgroundTapped)
        view.addGestureRecognizer(tap)
    }

    func toggleChanged(_ sender: UISwitch) { toggles.append(sender.isOn) }
    func backgroundTapped() { view.setNeedsLayout() }
    private func save() { saves += 1 }
}

final class BadgeView: UIView {
    var count = 0 { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        UIColor.systemRed.setFill()
        UIBezierPath(ovalIn: rect).fill()
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: .bold), .foregroundColor: UIColor.white,
        ]
        let text = "\(count)"
        let size = text.size(withAttributes: attributes)
        text.draw(
            at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2), withAttributes: attributes)
    }
}

final class AlbumController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    let albums = ["Summer", "Autumn", "Winter"]
    private(set) var chosen: [String] = []
    private let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, title in
        cell.contentConfiguration = UIHostingConfiguration {
            HStack {
                Circle().fill(.tint).frame(width: 12, height: 12)
                Text(title).font(.headline)
                Spacer()
            }
        }
    }

    override func loadView() {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.dataSource = self
        collection.delegate = self
        view = collection
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { albums.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: albums[indexPath.item])
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        chosen.append(albums[indexPath.item])
    }
}

final class PhotoController: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private(set) var topInsets: [CGFloat] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        additionalSafeAreaInsets.bottom = 50
        scrollView.contentInsetAdjustmentBehavior = .always
        scrollView.delegate = self
        view.addSubview(scrollView)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        topInsets.append(view.safeAreaInsets.top)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds.inset(by: view.safeAreaInsets)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
    }
}

final class ToolbarView: UIView {
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

final class CardController: UIHostingController<ProfileCard> {
    override func viewDidLoad() {
        super.viewDidLoad()
        safeAreaRegions = .container
    }
}

struct Gallery: View {
    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack {
                ForEach(0..<20) { number in
                    ProfileCard(name: "\(number)")
                        .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 8)
                }
            }
        }
        .containerRelativeFrame(.vertical, alignment: .top) { length, _ in length / 2 }
    }
}

struct ProfileCard: View {
    let name: String
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(name).font(.title2).bold().lineLimit(1)
            Text("Member since ") + Text("2024").italic()
            ProgressView(value: 0.4)
        }
        .padding()
        .background(colorScheme == .dark ? Color.gray : .white, in: RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).stroke(.separator, lineWidth: 1) }
        .shadow(radius: 2)
        .clipShape(Capsule(style: .continuous))
    }
}

struct Ticket: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addRoundedRect(
            in: rect.insetBy(dx: insetAmount, dy: insetAmount), cornerSize: CGSize(width: 6, height: 6))
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var ticket = self
        ticket.insetAmount += amount
        return ticket
    }
}

struct Lowered<Content: Shape>: Shape {
    var content: Content
    var distance: CGFloat

    func path(in rect: CGRect) -> Path { content.path(in: rect.offsetBy(dx: 0, dy: distance)) }
}

extension Lowered: InsettableShape, _InsettableOutline where Content: InsettableShape {
    nonisolated func inset(by amount: CGFloat) -> Lowered<Content.InsetShape> {
        Lowered<Content.InsetShape>(content: content.inset(by: amount), distance: distance)
    }
}

struct TicketView: View {
    var body: some View {
        Ticket()
            .strokeBorder(.tint, lineWidth: 2)
            .background(Ticket().inset(by: 4).fill(.background))
    }
}

struct EarlierScreen: View {
    @State private var isOn = false

    var body: some View {
        ZStack {
            Color.gray.edgesIgnoringSafeArea(.all)
            Button(action: { isOn.toggle() }) {
                Image(systemName: isOn ? "heart.fill" : "heart")
            }
            .accessibilityLabel(isOn ? "Unlike" : "Like")
            .padding()
            .background(RoundedRectangle(cornerRadius: 8).fill(Color.white))
            .overlay(Circle().stroke(Color.red, lineWidth: 1), alignment: .topTrailing)
            .cornerRadius(8)
        }
        .accentColor(.pink)
        .colorScheme(.dark)
    }
}

struct EarlierScreen_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            EarlierScreen()
                .previewDisplayName("Default")
                .previewLayout(.sizeThatFits)
            EarlierScreen()
                .previewDevice("iPhone SE (3rd generation)")
                .previewLayout(.fixed(width: 300, height: 100))
                .environment(\.colorScheme, .dark)
        }
    }
}

struct Wedge: Shape {
    var angle: Angle

    var animatableData: Double {
        get { angle.degrees }
        set { angle = .degrees(newValue) }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.midY))
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .zero, endAngle: angle,
            clockwise: false)
        path.closeSubpath()
        return path
    }
}

final class LoadingController: UIViewController {
    private let spinner = UIActivityIndicatorView(style: .large)
    private let bar = UIProgressView(progressViewStyle: .default)

    override func viewDidLoad() {
        super.viewDidLoad()
        spinner.color = .systemOrange
        spinner.hidesWhenStopped = true
        spinner.center = view.center
        view.addSubview(spinner)
        spinner.startAnimating()
        bar.trackTintColor = .lightGray
        bar.progressTintColor = .systemBlue
        view.addSubview(bar)
    }

    func update(_ fraction: Float) {
        bar.setProgress(fraction, animated: true)
        if fraction >= 1, spinner.isAnimating { spinner.stopAnimating() }
    }
}
