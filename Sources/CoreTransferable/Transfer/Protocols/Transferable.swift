@_exported import UniformTypeIdentifiers

/// A type with values that can leave the program and come back, by copying, dragging or sharing.
public protocol Transferable: SendableMetatype {
    /// The type of the representation.
    associatedtype Representation: TransferRepresentation
    /// The representation by which values leave and come back. Of several representations, the first that suits is
    /// used.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
