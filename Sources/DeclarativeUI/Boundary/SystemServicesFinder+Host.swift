import DeclarativeViews
import Foundation
import ImperativeUI

// Views are served by the host of the application.
extension SystemServicesFinder: SystemServing {
    package static var services: SystemServices {
        SystemServices(
            canOpen: { UIApplication.shared.canOpenURL($0) },
            open: { url, completion in
                // It is for the application that is there now.
                let application = UIApplication.shared
                Task { @MainActor in completion(await application.open(url)) }
            },
            play: { UIApplication.shared.play(HostFeedback($0)) })
    }
}

extension HostFeedback {
    fileprivate init(_ feedback: SensoryFeedback) {
        self =
            switch feedback.kind {
            case .success: .success
            case .warning: .warning
            case .error: .error
            case .selection: .selection
            case .increase: .increase
            case .decrease: .decrease
            case .start: .start
            case .stop: .stop
            case .alignment: .alignment
            case .levelChange: .levelChange
            case .pathComplete: .pathComplete
            case .weighty(let weight, let intensity): .impact(Impact(weight), intensity: intensity)
            case .flexible(let flexibility, let intensity): .impact(Impact(flexibility), intensity: intensity)
            }
    }
}

extension HostFeedback.Impact {
    fileprivate init(_ weight: SensoryFeedback.Weight) {
        self =
            switch weight.kind {
            case .light: .light
            case .medium: .medium
            case .heavy: .heavy
            }
    }

    fileprivate init(_ flexibility: SensoryFeedback.Flexibility) {
        self =
            switch flexibility.kind {
            case .rigid: .rigid
            case .solid: .medium
            case .soft: .soft
            }
    }
}
