"""Scenes that teach: hand-made deals on the real rules, and what is to be done in them. No sentence for people."""

from saboteur.lessons.catalogue import LESSONS as LESSONS
from saboteur.lessons.scene import Lesson as Lesson
from saboteur.lessons.scene import Moment as Moment
from saboteur.lessons.scene import Task as Task
from saboteur.lessons.scene import played as played
