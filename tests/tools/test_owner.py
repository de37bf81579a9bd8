"""The account's place: one script fills it, and the word stands nowhere else."""

import shutil

import pytest

from tools.owner import ADDRESS, WORD, holders, put_in
from tools.project import ROOT


def test_the_word_stands_in_addresses_alone():
    """Whoever puts an account in has no other place to look for; once one is in, there is no such file."""
    left = {path.relative_to(ROOT).as_posix(): ADDRESS.sub("", path.read_text(encoding="utf-8")) for path in holders()}
    assert [] == [name for name, text in left.items() if WORD in text]


def test_an_account_takes_every_place(tmp_path):
    """All files that have the word have the account afterwards, and no word."""
    copies = [tmp_path / str(n) for n, _ in enumerate(holders())]
    for path, copy in zip(holders(), copies, strict=True):
        shutil.copy(path, copy)
    put_in("some-body", copies)
    assert [] == [copy for copy in copies if WORD in copy.read_text() or "some-body" not in copy.read_text()]


@pytest.mark.parametrize("account", ["", "-a", "a b", "a/b", "a" * 40])
def test_what_is_not_an_account_is_refused(account):
    """GitHub allows letters, digits and hyphens."""
    with pytest.raises(ValueError, match="is not a GitHub account"):
        put_in(account, [])
