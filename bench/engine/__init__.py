"""The engine beside OpenSpiel's C++ games and RLCard's uno, on one machine and in one run."""
