"""HTTP: routes, their schemas, static files, and what every request passes before it reaches them."""
