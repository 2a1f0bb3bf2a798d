import BridgedEnvironment
import Foundation
import InterfaceFiles

extension UIViewController {
    /// The record of the interface file, made when first needed.
    final var madeNibRecord: NibRecord {
        if let nibRecord { return nibRecord }
        let made = NibRecord()
        nibRecord = made
        return made
    }

    /// Loads the view from a storyboard or a nib, and returns whether there is one.
    final func loadViewFromNib() -> Bool {
        if let nibRecord, nibRecord.scene != nil, NibBuilders.current.loadView(of: self, nibRecord) { return true }
        guard let name = nibName ?? nameOfOwnNib else { return false }
        let nib = UINib(nibName: name, bundle: nibBundle)
        guard nib.file.isReadable else { return false }
        _ = nib.instantiate(withOwner: self)
        if viewStorage == nil {
            NibReports.report(
                "The nib of a controller has its view: \(nib.file.name) sets none for \(type(of: self)). The controller "
                    + "gets a plain view. Connect the outlet `view` of File's Owner in Interface Builder.")
        }
        return viewStorage != nil
    }

    /// The name of the nib that is named as the class; `nil` if there is none.
    private var nameOfOwnNib: String? {
        guard !InterfaceLibrary.isEmpty(in: nibBundle), type(of: self) != UIViewController.self else { return nil }
        let name = String(TypeName.of(type(of: self)).split(separator: ".").last ?? "")
        let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
        return names.first { InterfaceLibrary.has($0, "xib", in: nibBundle) }
    }

    /// Performs the segue with an identifier.
    final func performNibSegue(_ identifier: String, _ sender: Any?) {
        guard let segue = nibRecord?.scene?.segue(named: identifier) else {
            return NibReports.report(
                "A segue is performed by the controller of a storyboard that has it: \(type(of: self)) has no "
                    + "\"\(identifier)\". Nothing is shown. "
                    + (storyboard == nil
                        ? "Make the controller with UIStoryboard, or show the next one with show(_:sender:) or "
                            + "present(_:animated:)." : "Set the identifier in Interface Builder."))
        }
        NibBuilders.current.perform(segue, of: self, sender: sender, asks: false)
    }
}

extension InterfaceDocument.Scene {
    /// Returns the segue with an identifier, which may begin at the controller or at one of its views.
    func segue(named identifier: String) -> InterfaceElement? {
        var rest = objects
        while let element = rest.popLast() {
            if element.name == "segue", element["identifier"] == identifier { return element }
            rest += element.children
        }
        return nil
    }
}
