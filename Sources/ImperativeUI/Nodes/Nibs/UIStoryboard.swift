import Foundation
import InterfaceFiles

/// The controllers of an interface file, ready to be made any number of times, and the segues between them.
///
/// Here a storyboard is the `.storyboard` file that Interface Builder writes, among the resources of the program, of its
/// packages or of a bundle; it is read once. A file that is missing or damaged is reported when a controller is to be
/// made.
@MainActor @preconcurrency open class UIStoryboard: NSObject {
    final let file: NibFile

    /// Creates the storyboard of a file's name in a bundle's resources; `nil` is the main bundle.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        file = NibFile(name: name, kind: "storyboard", bundle: storyboardBundleOrNil)
        super.init()
    }

    /// Makes the controller that the storyboard begins with; `nil` if it has none, or cannot be read, which is reported.
    open func instantiateInitialViewController() -> UIViewController? { initialController(creator: nil) }

    /// Makes the controller that the storyboard begins with; `nil` if it has none, or cannot be read, which is reported.
    ///
    /// - Parameter creator: Makes the controller with the coder that is passed on to `init(coder:)`; `nil` leaves this to
    ///   the class in the file.
    public final func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? { initialController(creator: creator).map(typed) }

    /// Makes the controller with a storyboard identifier. Traps if there is none.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        controller(identifier, creator: nil)
    }

    /// Makes the controller with a storyboard identifier. Traps if there is none, or if it is of another type.
    ///
    /// - Parameters:
    ///   - identifier: The storyboard identifier.
    ///   - creator: Makes the controller with the coder that is passed on to `init(coder:)`; `nil` leaves this to the
    ///     class in the file.
    public final func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController { typed(controller(identifier, creator: creator)) }

    private func initialController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let document = file.document() else { return nil }
        guard let scene = document.initialController.flatMap(document.scene(of:)) else {
            NibReports.report(
                "A storyboard says which controller it begins with: \(file.name) does not. There is none. Mark one as "
                    + "the initial view controller in Interface Builder.")
            return nil
        }
        return NibBuilders.current.controller(of: scene, in: self, creator: creator)
    }

    private func controller(
        _ identifier: String, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController {
        guard let document = file.document() else {
            fatalError("A controller is made of a storyboard that is there. \(file.problem)")
        }
        guard let scene = document.scene(named: identifier) else {
            fatalError(
                "A controller is made by its storyboard identifier: \(file.name) has no \"\(identifier)\", but "
                    + "\(document.sceneNames). Set the identifier in Interface Builder.")
        }
        guard let made = NibBuilders.current.controller(of: scene, in: self, creator: creator) else {
            fatalError(
                "A controller is made by init(coder:): that of \"\(identifier)\" in \(file.name) returned nil. Return "
                    + "a controller.")
        }
        return made
    }

    private func typed<ViewController: UIViewController>(_ controller: UIViewController) -> ViewController {
        guard let typed = controller as? ViewController else {
            fatalError(
                "A controller is of the class that the storyboard says: \(type(of: controller)) is no "
                    + "\(ViewController.self). Set the class in Interface Builder.")
        }
        return typed
    }
}
