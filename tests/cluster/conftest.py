"""Two workers in processes of their own, which tests share."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cluster.socket_placement import nobody_is_left
from tests.kit.cluster_process import ClusterProcess, cluster
from tests.kit.memory_folder import MEMORY
from tests.kit.proxies import Proxy
from tests.kit.server_scenes import run


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark the tests of this folder, so that a run can have all of them and only the quick ones of others."""
    item.add_marker("cluster")


@pytest.fixture(scope="session")
def proxy() -> Iterator[Proxy]:
    """Where a proxy listens if a test starts one; its address is the public one of the shared workers."""
    with tempfile.TemporaryDirectory(prefix="saboteur-proxy-") as name:
        yield Proxy(Path(name))


@pytest.fixture(scope="session")
def shared(proxy: Proxy) -> Iterator[ClusterProcess]:
    """Two workers for all tests of this process."""
    with (
        tempfile.TemporaryDirectory(prefix="saboteur-cluster-", dir=MEMORY) as name,
        cluster(Path(name), PUBLIC_ADDRESS=proxy.base, TRUSTED_PROXY="127.0.0.1") as made,
    ):
        yield made


@pytest.fixture
def servers(shared: ClusterProcess) -> ClusterProcess:
    """The two shared workers: both serve, and whoever was there for another test has left."""
    run(nobody_is_left(shared.base))
    return shared
