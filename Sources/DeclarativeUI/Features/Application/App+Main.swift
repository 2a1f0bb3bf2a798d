import DeclarativeViews
import Foundation
import ImperativeUI

extension App {
    /// Runs the program until it ends; `@main` calls this method. The program runs in the host that
    /// `UIApplicationMain` describes.
    @MainActor public static func main() {
        ApplicationProgram.run {
            let delegate = AppDelegate(Self.self)
            return (UIApplication(), delegate)
        }
    }
}

extension HostedApplication {
    /// Creates an application for a program in a host, which is retained until the application is released.
    ///
    /// - Parameters:
    ///   - type: The type of the program.
    ///   - host: The host.
    public convenience init<A: App>(_ type: A.Type, on host: any ApplicationHost) {
        self.init(delegate: AppDelegate(type), on: host)
    }
}

extension HeadlessHost {
    /// Launches a program in a new host, for tests.
    ///
    /// - Parameters:
    ///   - type: The type of the program.
    ///   - size: The size in points; 640 by 384 by default.
    ///   - traits: The traits that the host provides; none by default.
    ///   - urls: The URLs to open; none by default.
    ///   - showsKeys: Whether a line below the scene shows the keys that work now; `false` by default.
    public static func launch<A: App>(
        _ type: A.Type, size: CGSize = CGSize(width: 640, height: 384), traits: UITraitCollection = UITraitCollection(),
        opening urls: [URL] = [], showsKeys: Bool = false
    ) -> HeadlessHost {
        launch(AppDelegate(type), size: size, traits: traits, opening: urls, showsKeys: showsKeys)
    }
}
