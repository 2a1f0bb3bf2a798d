import Foundation
import InterfaceFiles

/// The objects of an interface file, ready to be made any number of times.
///
/// Here a nib is the `.xib` file that Interface Builder writes, among the resources of the program, of its packages or
/// of a bundle; it is read once. A file that is missing or damaged is reported when its objects are to be made.
@MainActor @preconcurrency open class UINib: NSObject {
    /// The keys of options with which a nib is instantiated.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key of a dictionary with the objects that the nib's external placeholders stand for, by their
        /// identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    final let file: NibFile

    /// Creates the nib of a file's name in a bundle's resources; `nil` is the main bundle.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        file = NibFile(name: name, kind: "xib", bundle: bundleOrNil)
        super.init()
    }

    /// Creates a nib from the bytes of a `.xib` file, whose images and colours are in a bundle; `nil` is the main bundle.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        file = NibFile(data: data, bundle: bundleOrNil)
        super.init()
    }

    /// Makes the objects of the nib and connects them, and returns those at its top level, placeholders aside.
    ///
    /// `awakeFromNib()` is called for each object after all are connected, in the order of the file, in which the
    /// views around others are in front of them. Without a file, this is reported and there are no objects.
    ///
    /// - Parameters:
    ///   - ownerOrNil: The object that the placeholder "File's Owner" stands for.
    ///   - optionsOrNil: The objects that other placeholders stand for.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let document = file.document() else { return [] }
        let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        return NibBuilders.current.objects(of: document, file, owner: ownerOrNil as AnyObject?, externals: externals)
    }
}

extension UINib {
    /// Makes the objects of the nib and returns the first of a class; `nil` if there is none, which is reported.
    final func madeView<Made: UIView>(_ type: Made.Type) -> Made? {
        if let made = instantiate(withOwner: nil).lazy.compactMap({ $0 as? Made }).first { return made }
        if file.isReadable {
            NibReports.reportOnce(
                "A nib that is registered for reuse has a \(type): \(file.name) has none. A plain one is used. Put one at "
                    + "the top level of the nib.")
        }
        return nil
    }
}

extension Bundle {
    /// Makes the objects of a nib among the bundle's resources, and returns those at its top level; `nil` if there is no
    /// such nib, which is reported.
    @discardableResult @MainActor @preconcurrency public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        let nib = UINib(nibName: name, bundle: self)
        return nib.file.isReadable ? nib.instantiate(withOwner: owner, options: options) : nil
    }
}
