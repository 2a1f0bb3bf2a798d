import Observation
import SwiftUI
import UIKit

// Previews in all their forms.

@MainActor @Observable private final class PreviewedModel {
    var name = "Ada"
    var isRead = false
}

private struct PreviewedRow: View {
    let model: PreviewedModel

    var body: some View { Text(model.name).bold(model.isRead) }
}

#Preview {
    Text("Plain")
}

#Preview("Several") {
    Text("One")
    if true { Text("Two") }
}

#Preview("Model") {
    let model = PreviewedModel()
    PreviewedRow(model: model)
}

#Preview("Prepared", traits: .sizeThatFitsLayout) {
    let model = PreviewedModel()
    model.isRead = true
    return PreviewedRow(model: model)
}

#Preview("State", traits: .landscapeLeft, .fixedLayout(width: 200, height: 100)) {
    @Previewable @State var isOn = true
    @Previewable @State var model = PreviewedModel()

    VStack {
        Toggle(model.name, isOn: $isOn)
        PreviewedRow(model: model)
    }
    .padding()
}

#Preview(
    "Argument",
    body: {
        Text("Closure")
    })

#Preview("Label") {
    let label = UILabel()
    label.text = "A label"
    return label
}

#Preview("Controller") {
    UIViewController()
}

#Preview("Hosted", traits: .portrait) {
    UIHostingController(rootView: PreviewedRow(model: PreviewedModel()))
}

struct FormerPage_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Text("Light").previewDisplayName("Light")
            Text("Small").previewLayout(.sizeThatFits).previewDevice("iPhone 15")
        }
    }
}
