// Code that imports the declarative world expects the imperative one to come with it.
@_exported import ImperativeUI
