import Foundation

/// A host for a program whose output is no terminal: it shows the first look of the application once, or writes once
/// the speech of a screen reader.
@MainActor final class PictureHost: ApplicationHost {
    let surroundings: HostSurroundings
    let isInteractive = false
    private let speaks: Bool
    private weak var application: HostedApplication?

    /// A host of 80 by 24 cells, or of as many as the environment says, with the appearance that was asked for.
    ///
    /// - Parameter speaks: Whether it writes the speech instead of a picture.
    init(_ request: HostRequest, speaks: Bool = false) {
        self.speaks = speaks
        let environment = request.environment
        func count(_ name: String, _ standard: Int) -> Double {
            guard let text = environment[name], let number = Int(text), (1...1_000).contains(number) else {
                return Double(standard)
            }
            return Double(number)
        }
        surroundings = HostSurroundings(
            size: CGSize(width: count("COLUMNS", 80) * 8, height: count("LINES", 24) * 16),
            traits: UITraitCollection { $0.userInterfaceStyle = request.userInterfaceStyle })
    }

    /// The hosts of every program.
    nonisolated static var entries: [HostRegistry.Entry] {
        func entry(_ name: String, speaks: Bool) -> HostRegistry.Entry {
            HostRegistry.Entry(name: name, usage: [name], isSuitable: { _ in false }) {
                $0.detail == nil ? PictureHost($0, speaks: speaks) : nil
            }
        }
        return [entry("picture", speaks: false), entry("speech", speaks: true)]
    }

    func start(_ application: HostedApplication) throws { self.application = application }

    func frameIsDue() {
        // The first tasks of the views, which are begun already, have their turn before.
        Task { [weak self] in
            guard let application = self?.application, !application.isOver else { return }
            let frame = application.frame()
            if self?.speaks == true {
                for line in application.speech + application.spokenRotors { print(line) }
            } else {
                print(frame.text(), terminator: "")
            }
            application.end()
        }
    }

    func stop() {}
}
