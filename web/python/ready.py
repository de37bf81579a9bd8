"""Modules of Python's own library that pages use soon; they are imported when the site is built."""

from __future__ import annotations

import base64  # noqa: F401
import concurrent.futures  # noqa: F401
import copy  # noqa: F401
import csv  # noqa: F401
import dataclasses  # noqa: F401
import decimal  # noqa: F401
import difflib  # noqa: F401
import email.parser  # noqa: F401
import fractions  # noqa: F401
import html  # noqa: F401
import importlib.metadata
import importlib.resources  # noqa: F401
import inspect  # noqa: F401
import json  # noqa: F401
import logging.config  # noqa: F401
import random  # noqa: F401
import statistics  # noqa: F401
import tempfile  # noqa: F401
import tomllib  # noqa: F401
import typing  # noqa: F401
import urllib.parse  # noqa: F401
import uuid  # noqa: F401
import xml.etree.ElementTree  # noqa: F401
import zipfile  # noqa: F401
import zlib  # noqa: F401
