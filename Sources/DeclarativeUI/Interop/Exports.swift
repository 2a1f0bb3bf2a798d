// Code that imports the declarative world expects the imperative one, Foundation and Observation to come with it.
@_exported import ImperativeUI
@_exported import Observation
