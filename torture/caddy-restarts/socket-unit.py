"""Replaces systemd's zayy.socket on a machine without systemd.

hold PORT PATH    listens on a local port, and sends the socket to each client of the Unix socket at PATH
take PATH CMD...  receives the socket and executes CMD with the socket as descriptor 3: sd_listen_fds(3)
"""

import os
import socket
import sys

verb, *rest = sys.argv[1:]
if verb == "hold":
    port, path = rest
    held = socket.create_server(("127.0.0.1", int(port)), backlog=4096)
    door = socket.socket(socket.AF_UNIX)
    door.bind(path)
    door.listen()
    print("listening", flush=True)
    while True:
        visitor, _ = door.accept()
        socket.send_fds(visitor, [b"."], [held.fileno()])
        visitor.close()
else:
    path, *command = rest
    door = socket.socket(socket.AF_UNIX)
    door.connect(path)
    _, [descriptor], _, _ = socket.recv_fds(door, 1, 1)
    if descriptor == 3:
        os.set_inheritable(3, True)
    else:
        os.dup2(descriptor, 3)
    os.environ.update(LISTEN_FDS="1", LISTEN_PID=str(os.getpid()))
    os.execv(command[0], command)
