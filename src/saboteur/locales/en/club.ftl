### Browser: what a club that runs a server adds to the home page.

# Home page, and after the last lesson: label of a field that appears when somebody starts a table without the key that this server asks for. The club gives the key to its members.
home-key = Club key
# Below that field.
home-key-about = Ask your club for it. You don’t need it to join a table. It’s saved on this device.
# Home page, below the name of the club: links to an email address or a page of the club.
home-contact = Contact
# The page that says who is responsible for the server.
home-imprint = Legal notice
