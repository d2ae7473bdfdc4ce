"""For translators: filled-in sentences, a checker of all languages, and a page that shows every message."""
