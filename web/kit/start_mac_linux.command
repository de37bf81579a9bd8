#!/bin/sh
# A double click on a Mac; on Linux "Run as a program", or in a terminal: sh start_mac_linux.command
cd "$(dirname "$0")/site" && exec perl ../server.pl "$@"
