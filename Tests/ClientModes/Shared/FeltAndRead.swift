import SwiftUI
import UIKit

struct OrderForm: View {
    @State private var name = ""
    @State private var count = 0
    @Environment(\.openURL) private var openURL

    var body: some View {
        ScrollView {
            TextField("Name", text: $name)
                .autocapitalization(.words)
                .disableAutocorrection(true)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .keyboardType(.emailAddress)
                .textContentType(.username)
            Text(name).textSelection(.enabled)
            Button("More") { count += 1 }
                .hoverEffect()
                .hoverEffect(.lift)
            Button("Settings") {
                if let url = URL(string: UIApplication.openSettingsURLString), UIApplication.shared.canOpenURL(url) {
                    UIApplication.shared.open(url)
                }
            }
        }
        .scrollDismissesKeyboard(.interactively)
        .sensoryFeedback(.selection, trigger: count)
        .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count) { old, new in new > old }
        .sensoryFeedback(trigger: count) { _, new in new > 3 ? .success : nil }
        .toolbar {
            ToolbarTitleMenu {
                Button("Rename") {}
            }
        }
    }
}

struct DownloadRow: View {
    let progress: Progress
    var body: some View { ProgressView(progress) }
}

final class OrderController: UIViewController {
    private let impact = UIImpactFeedbackGenerator(style: .light)
    private let selection = UISelectionFeedbackGenerator()
    private let scrollView = UIScrollView()
    private let bar = UIProgressView(progressViewStyle: .bar)
    private var alertWindow: UIWindow?

    override func viewDidLoad() {
        super.viewDidLoad()
        impact.prepare()
        scrollView.keyboardDismissMode = .onDrag
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.frame = view.bounds
        view.autoresizesSubviews = true
        view.addSubview(scrollView)
        bar.observedProgress = Progress(totalUnitCount: 10)
        navigationItem.titleMenuProvider = { suggested in UIMenu(children: suggested) }
    }

    func tapped() {
        view.endEditing(true)
        impact.impactOccurred()
        impact.impactOccurred(intensity: 0.7)
        selection.selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowLevel = .alert + 1
        window.windowLevel = UIWindow.Level.statusBar
        alertWindow = window
        guard let url = URL(string: "https://example.org") else { return }
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
        UIApplication.shared.open(url, options: [:]) { success in print(success) }
    }

    func badge(_ text: String) -> UIImage {
        let size = CGSize(width: 40, height: 40)
        let renderer = UIGraphicsImageRenderer(size: size)
        return renderer.image { context in
            UIColor.systemRed.setFill()
            UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
            context.cgContext.setLineWidth(2)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            (text as NSString).draw(
                in: CGRect(origin: .zero, size: size), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
    }

    func italic(_ font: UIFont) -> UIFont {
        let traits = font.fontDescriptor.symbolicTraits.union(.traitItalic)
        guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return font }
        let rounded = descriptor.withDesign(.rounded) ?? descriptor
        return UIFont(descriptor: rounded, size: font.pointSize)
    }
}
