import DeclarativeUI
import Foundation

/// The scenes of indicators and of views with labels.
@MainActor enum StyleScenes {
    static func view(of scene: StyleSceneTests.Scene) -> UIView {
        switch scene {
        case .labelsHidden: return hosted(HiddenLabels(), 240, 128)
        case .progressViews: return hosted(ProgressViews(), 240, 208)
        case .indicators: return indicators
        case .buttonShapes: return hosted(ButtonShapes(), 288, 192)
        case .controlGroups: return hosted(ControlGroups(), 240, 176)
        case .linearGauges: return hosted(GaugeScenes.linear, 240, 256)
        case .ringGauges: return hosted(GaugeScenes.rings, 272, 96)
        }
    }

    private static func hosted(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> UIView {
        ControlScenes.sized(_UIHostingView(rootView: view), width, height)
    }

    private static var indicators: UIView {
        let stage = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 112))
        for (index, style) in [UIActivityIndicatorView.Style.medium, .large].enumerated() {
            let indicator = UIActivityIndicatorView(style: style)
            indicator.center = CGPoint(x: 36 + 64 * index, y: 32)
            indicator.startAnimating()
            if index == 1 { indicator.color = .systemRed }
            stage.addSubview(indicator)
        }
        for (index, progress) in [Float(0), 0.3, 1].enumerated() {
            let bar = UIProgressView(progressViewStyle: .default)
            bar.frame = CGRect(x: 16, y: 64 + 16 * CGFloat(index), width: 208, height: 4)
            bar.progress = progress
            if index == 2 { (bar.progressTintColor, bar.trackTintColor) = (.systemGreen, .systemYellow) }
            stage.addSubview(bar)
        }
        return stage
    }
}

private struct HiddenLabels: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Toggle("With a label", isOn: .constant(true))
            Toggle("Without", isOn: .constant(true)).labelsHidden()
            Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.labelsVisibility(.visible)
        }
        .padding(8)
    }
}

private struct ButtonShapes: View {
    var body: some View {
        VStack(spacing: 12) {
            HStack(spacing: 8) {
                Button("Plain") {}
                Button("Capsule") {}.buttonBorderShape(.capsule)
                Button("Square") {}.buttonBorderShape(.roundedRectangle(radius: 2))
            }
            .buttonStyle(.bordered)
            HStack(spacing: 16) {
                Button("Add", systemImage: "plus") {}
                Button("Remove", systemImage: "trash", role: .destructive) {}
                Button("Off", systemImage: "star") {}.disabled(true)
            }
            .labelStyle(.iconOnly)
            .buttonBorderShape(.circle)
            .buttonStyle(.borderedProminent)
            HStack(spacing: 8) {
                Button("Mini") {}.controlSize(.mini)
                Button("Small") {}.controlSize(.small)
                Button("Large") {}.controlSize(.large)
            }
            .buttonStyle(.borderedProminent)
        }
        .padding(8)
    }
}

private struct ControlGroups: View {
    var body: some View {
        VStack(spacing: 16) {
            ControlGroup {
                Button("Cut") {}
                Button("Copy") {}
                Toggle("Bold", isOn: .constant(true))
            }
            ControlGroup {
                Button("Back", systemImage: "chevron.left") {}
                Button("On", systemImage: "chevron.right") {}.disabled(true)
            }
            .labelStyle(.iconOnly)
            ControlGroup {
                Button("Add") {}
                Button("Delete", role: .destructive) {}
            }
            .controlGroupStyle(.navigation)
            ControlGroup("More", systemImage: "star") { Button("Add") {} }
                .controlGroupStyle(.menu)
        }
        .padding(8)
    }
}

private struct ProgressViews: View {
    var body: some View {
        VStack(spacing: 12) {
            ProgressView("Loading", value: 0.4)
            ProgressView().progressViewStyle(.linear)
            HStack(spacing: 24) {
                ProgressView()
                ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .orange)).controlSize(.large)
                ProgressView(value: 0.7).progressViewStyle(.circular)
                ProgressView("Waiting").tint(.red)
            }
            ProgressView(value: 3, total: 4) {
                Text("Copying")
            } currentValueLabel: {
                Text("3 of 4")
            }
            .tint(.green)
        }
        .padding(8)
    }
}
