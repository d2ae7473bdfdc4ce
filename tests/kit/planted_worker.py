"""A worker under a supervisor with a fault put in on purpose; the supervisor starts it in place of an honest one."""

import os

from saboteur.server import worker_process
from tests.kit import planted_faults

if __name__ == "__main__":
    planted_faults.plant(os.environ["SABOTEUR_TEST_PLANT"])
    worker_process.main()
