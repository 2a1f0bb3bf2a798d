extension Never: Transferable, TransferRepresentation {
    /// The type of the values, of which there are none.
    public typealias Item = Never
    /// The type of the representation, of which there are no values.
    public typealias Body = Never

    /// The representation of `Never`, by which nothing leaves and nothing comes back.
    public static var transferRepresentation: some TransferRepresentation {
        NoRepresentation<Never>()
    }

    /// The representation that describes this one. It cannot be read, as there are no values.
    public var body: Never { fatalError("There are no values of Never.") }
}
