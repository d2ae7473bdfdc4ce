"""The folder of the server tests serves here as well."""

from tests.server.conftest import folder as folder
