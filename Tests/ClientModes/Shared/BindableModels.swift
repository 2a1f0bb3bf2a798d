import Observation
import SwiftUI
import UIKit

@MainActor @Observable
final class Profile {
    var name = "Ada"
    var visits = 0
}

struct ProfileEditor: View {
    @Bindable var profile: Profile

    var body: some View {
        VStack {
            Counter(count: $profile.visits)
            NameLine(name: $profile.name)
        }
    }
}

struct ProfileReader: View {
    @Environment(Profile.self) private var profile

    var body: some View {
        @Bindable var profile = profile
        NameLine(name: $profile.name)
        NameLine(name: Bindable(profile).name)
    }
}

struct NameLine: View {
    @Binding var name: String

    var body: some View { Text(name) }
}

/// A UIKit view that counts into the model.
struct Counter: UIViewRepresentable {
    @Binding var count: Int

    func makeUIView(context: Context) -> CounterView { CounterView() }

    func updateUIView(_ view: CounterView, context: Context) {
        view.shown = count
        view.add = { count += 1 }
    }
}

final class CounterView: UIView {
    var shown = 0
    var add: () -> Void = {}
}
