// The target has no declarations: linking it registers the terminal as a host.
