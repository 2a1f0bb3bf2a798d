import SwiftUI
import UIKit

struct GlassControls: View {
    @State private var isExpanded = false
    @Namespace private var namespace

    var body: some View {
        GlassEffectContainer(spacing: 24) {
            HStack(spacing: 24) {
                Button {
                    withAnimation { isExpanded.toggle() }
                } label: {
                    Image(systemName: "pencil").frame(width: 44, height: 44)
                }
                .buttonStyle(.glass)
                .glassEffectID("pencil", in: namespace)
                if isExpanded {
                    Image(systemName: "trash")
                        .glassEffect(.regular.tint(.red).interactive(), in: .circle)
                        .glassEffectID("trash", in: namespace)
                        .glassEffectTransition(.materialize)
                }
                ForEach(0..<4) { index in
                    Text("\(index)")
                        .glassEffect(.clear, in: .rect(cornerRadius: 12))
                        .glassEffectUnion(id: index < 2 ? "first" : "second", namespace: namespace)
                }
            }
        }
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Done") {}.buttonStyle(.glassProminent)
            }
            ToolbarSpacer(.fixed)
        }
        .glassEffect(isExpanded ? .regular : .identity)
        .buttonStyle(.glass(.clear))
    }
}

final class GlassController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let container = UIGlassContainerEffect()
        container.spacing = 20
        let containerView = UIVisualEffectView(effect: container)
        let glass = UIGlassEffect(style: .regular)
        glass.isInteractive = true
        glass.tintColor = .systemBlue
        let glassView = UIVisualEffectView(effect: glass)
        containerView.contentView.addSubview(glassView)
        view.addSubview(containerView)
        UIView.animate(withDuration: 0.2) { glassView.effect = UIGlassEffect() }
        var configuration = UIButton.Configuration.prominentGlass()
        configuration.title = "Go"
        view.addSubview(UIButton(configuration: configuration))
        view.addSubview(UIButton(configuration: .glass()))
    }
}
