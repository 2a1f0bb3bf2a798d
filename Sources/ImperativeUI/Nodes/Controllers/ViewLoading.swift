extension UIViewController {
    /// A property wrapper of a controller that loads the controller's view before the property is read, for what
    /// `viewDidLoad` sets.
    ///
    ///     @ViewLoading private var label: UILabel
    ///
    /// A property that is still not set then traps.
    @MainActor @preconcurrency @propertyWrapper public struct ViewLoading<Value> {
        private var value: Value?

        /// A property that has no value yet.
        public init() {}

        /// A property with a value.
        public init(wrappedValue: Value) { value = wrappedValue }

        /// Only for properties of controllers.
        @available(*, unavailable, message: "@ViewLoading is for properties of a UIViewController.")
        public var wrappedValue: Value {
            get { fatalError("@ViewLoading is for properties of a UIViewController.") }
            set {}
        }

        /// Reads and writes the property of a controller.
        public static subscript<T: UIViewController>(
            _enclosingInstance instance: T, wrapped wrappedKeyPath: ReferenceWritableKeyPath<T, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<T, ViewLoading<Value>>
        ) -> Value {
            get {
                if let value = instance[keyPath: storageKeyPath].value { return value }
                instance.loadViewIfNeeded()
                guard let value = instance[keyPath: storageKeyPath].value else {
                    fatalError(
                        "A @ViewLoading property must be set when its view is loaded: \(type(of: instance)) has one of "
                            + "type \(Value.self) that is not. Set it in loadView() or viewDidLoad().")
                }
                return value
            }
            set { instance[keyPath: storageKeyPath].value = newValue }
        }
    }
}
