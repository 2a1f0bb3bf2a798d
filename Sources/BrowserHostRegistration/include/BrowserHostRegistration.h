// The target has no declarations: linking it registers the browser as a host.
