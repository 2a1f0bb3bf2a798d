import Foundation
import SwiftUI
import UIKit

struct PlayerBar: View {
    let title: String
    @Environment(\.backgroundMaterial) private var material

    var body: some View {
        HStack {
            Text(title).foregroundStyle(material == nil ? .primary : .secondary)
            Circle().fill(.thickMaterial).frame(width: 24, height: 24)
        }
        .padding()
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12))
        .background(.bar)
        .background(Material.regular, ignoresSafeAreaEdges: .bottom)
        .overlay(.thinMaterial, in: Capsule())
        .presentationBackground(.regularMaterial)
        .toolbarBackground(.ultraThickMaterial, for: .navigationBar)
        .backgroundStyle(.thinMaterial.opacity(0.5))
    }
}

final class CoverController: UIViewController {
    private let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        let blur = UIBlurEffect(style: UIBlurEffect.Style.dark)
        let vibrancyView = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
        vibrancyView.contentView.addSubview(UIImageView(image: UIImage(systemName: "music.note")))
        blurView.contentView.addSubview(label)
        blurView.contentView.addSubview(vibrancyView)
        blurView.effect = blur
        view.addSubview(blurView)
        let appearance = UINavigationBarAppearance()
        appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        navigationItem.standardAppearance = appearance
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        blurView.frame = view.bounds
    }
}
