// Exported because users of this module expect the imperative world to come with it.
@_exported import ImperativeUI
