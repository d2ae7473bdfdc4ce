"""What can go wrong when something is to be stored."""


class StoreFailed(Exception):
    """Nothing could be written, or it is unknown whether it was."""


class TableGone(StoreFailed):
    """The table is deleted: nothing of the batch is stored, and nothing ever will be under its number."""


class Overtaken(StoreFailed):
    """Another worker has written an entry of this number: nothing of the batch is stored, the log has more to read."""
