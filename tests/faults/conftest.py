"""The loop of the server tests serves here as well."""

from tests.server.conftest import anyio_backend as anyio_backend
