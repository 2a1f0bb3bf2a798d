import CoreTransferable
import Foundation

extension View {
    /// Lets items of some types be dropped on this view, by the rules of a delegate.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate)
    }

    /// Lets items of some types, given by their identifiers, be dropped on this view, by the rules of a delegate.
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        modifier(DropModifier(rules: delegate) { $0.hasItemConforming(toAnyOf: supportedTypes) })
    }

    /// Lets items of some types be dropped on this view.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types. Others may conform to them.
    ///   - isTargeted: A binding that is set to whether a drag with such items is over the view.
    ///   - action: A closure that receives the providers of the dropped items with such types, and the location in the
    ///     view's coordinates. It returns whether it takes them.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
    }

    /// Lets items of some types be dropped on this view.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Lets items of some types, given by their identifiers, be dropped on this view.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(
            of: supportedTypes,
            delegate: DropClosures(isTargeted: { isTargeted?.wrappedValue = $0 }, action: action))
    }

    /// Lets items of some types, given by their identifiers, be dropped on this view.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Lets values of a type be dropped on this view.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: A closure that receives the values of the dropped items, once they are loaded, and the location in
    ///     the view's coordinates. Items that fail to load are left out; without any value, it isn't called.
    ///   - isTargeted: A closure that receives whether a drag with such values is over the view.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(DropModifier(rules: PayloadDrop(isTargeted: isTargeted, action: action)) { $0.canLoad(payloadType) })
    }
}
