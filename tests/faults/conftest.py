"""The loop and the folder of the server tests serve here as well."""

from tests.server.conftest import anyio_backend as anyio_backend
from tests.server.conftest import folder as folder
