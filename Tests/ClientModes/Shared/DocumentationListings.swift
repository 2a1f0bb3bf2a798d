import SwiftUI
import UIKit

// The listings of the libraries' documentation.

final class Sprite: UITraitNodeOwner {
    let traitNode = UITraitNode()
    private(set) var isDark = false

    init(in parent: any UITraitEnvironment) {
        traitNode.owner = self
        traitNode.setParent(parent)
        isDark = traitCollection.userInterfaceStyle == .dark
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (sprite: Sprite, _: UITraitCollection) in
            sprite.isDark = sprite.traitCollection.userInterfaceStyle == .dark
        }
    }
}

@MainActor
func showSprite() -> Bool {
    let window = UIWindow()
    let sprite = Sprite(in: window)
    window.overrideUserInterfaceStyle = .dark
    window.updateTraitsIfNeeded()
    return sprite.isDark
}

enum Density: Int { case roomy, tight }

struct DensityTrait: UITraitDefinition {
    static let defaultValue = Density.roomy
}

struct DensityKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = Density.roomy

    static func read(from traits: UITraitCollection) -> Density { traits[DensityTrait.self] }
    static func write(to traits: inout any UIMutableTraits, value: Density) { traits[DensityTrait.self] = value }
}

extension EnvironmentValues {
    var density: Density {
        get { self[DensityKey.self] }
        set { self[DensityKey.self] = newValue }
    }
}

struct DensityRow: View {
    @Environment(\.density) private var density

    var body: some View {
        Text("A row").padding(density == .tight ? 4 : 12)
    }
}

@MainActor
func showRow() -> CGSize {
    let window = UIWindow()
    let controller = UIHostingController(rootView: DensityRow())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.traitOverrides[DensityTrait.self] = .tight
    window.layoutIfNeeded()
    return controller.sizeThatFits(in: CGSize(width: 390, height: 844))
}
