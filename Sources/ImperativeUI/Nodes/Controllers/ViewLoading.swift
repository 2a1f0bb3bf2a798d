extension UIViewController {
    /// A property wrapper that loads a controller's view before the property is read, for properties set in
    /// `viewDidLoad`.
    ///
    /// ```swift
    /// final class ProfileController: UIViewController {
    ///     @ViewLoading private var label: UILabel
    ///
    ///     override func viewDidLoad() {
    ///         super.viewDidLoad()
    ///         label = UILabel()
    ///         view.addSubview(label)
    ///     }
    /// }
    /// ```
    ///
    /// Traps if the property is still not set after loading.
    @MainActor @preconcurrency @propertyWrapper public struct ViewLoading<Value> {
        private var value: Value?

        /// Creates a property without a value.
        public init() {}

        /// Creates a property with a value.
        public init(wrappedValue: Value) { value = wrappedValue }

        /// Unavailable: the wrapper only works for properties of view controllers.
        @available(*, unavailable, message: "@ViewLoading is for properties of a UIViewController.")
        public var wrappedValue: Value {
            get { fatalError("@ViewLoading is for properties of a UIViewController.") }
            set {}
        }

        /// Accesses the property of a controller, loading its view if the property has no value.
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
