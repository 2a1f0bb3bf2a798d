import SwiftUI
import UIKit

struct SymbolScreen: View {
    @State private var strength = 0.5

    var body: some View {
        VStack {
            Image(systemName: "heart.fill").font(.title.bold()).imageScale(.large)
            Image(systemName: "wifi", variableValue: strength)
            Label("Add a friend", systemImage: "person.badge.plus")
                .symbolRenderingMode(.palette)
                .foregroundStyle(.red, .blue)
            Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor)
            HStack(alignment: .firstTextBaseline) {
                Image(systemName: "bell")
                Text("Bell")
            }
            .symbolVariant(.fill)
            Group { Image(systemName: "star") }.symbolVariant(.circle.fill).symbolRenderingMode(.hierarchical)
            ShownVariant()
        }
    }
}

private struct ShownVariant: View {
    @Environment(\.symbolVariants) private var variants
    @Environment(\.symbolRenderingMode) private var mode

    var body: some View {
        Image(systemName: variants.contains(.fill) ? "checkmark.circle.fill" : "checkmark")
            .symbolRenderingMode(mode ?? .monochrome)
    }
}

final class SymbolController: UIViewController {
    private let picture = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let size = UIImage.SymbolConfiguration(pointSize: 24, weight: .semibold, scale: .large)
        let colors = UIImage.SymbolConfiguration(paletteColors: [.white, .systemRed])
        picture.image = UIImage(systemName: "xmark.circle.fill", withConfiguration: size.applying(colors))
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .headline, scale: .small)
        let own = UIImage(
            systemName: "calendar.badge.plus", withConfiguration: UIImage.SymbolConfiguration.preferringMulticolor())
        let faint = UIImage.SymbolConfiguration(hierarchicalColor: .systemTeal)
        let other = own?.applyingSymbolConfiguration(faint)?.withTintColor(.red, renderingMode: .alwaysOriginal)
        let signal = UIImage(systemName: "speaker.wave.3", variableValue: 0.4, configuration: nil)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis.circle"), style: .plain, target: nil, action: nil)
        picture.isHidden = other?.baselineOffsetFromBottom == nil || signal?.symbolConfiguration != nil
        view.addSubview(picture)
    }
}
