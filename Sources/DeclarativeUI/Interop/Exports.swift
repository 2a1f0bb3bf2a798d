// Code that imports the declarative world expects the imperative one, and Foundation, to come with it.
@_exported import ImperativeUI
