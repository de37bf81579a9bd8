"""Work in the background: in a thread, or in turns with the event loop where there are no threads."""

import asyncio

import pytest
from catwidgets.page import background


def steps(done, many=3):
    for i in range(many):
        done.append(i)
        yield


def test_without_threads_messages_are_heard_between_steps(monkeypatch):
    """Other callbacks of the loop run before the work is done."""
    monkeypatch.setattr(background, "HAS_THREADS", False)

    async def page():
        done = []
        work = background.start(steps(done))
        assert work.is_alive()
        assert [] == done
        heard = []
        asyncio.get_running_loop().call_later(0.0005, lambda: heard.append(len(done)))
        while work.is_alive():
            await asyncio.sleep(0.001)
        assert [0, 1, 2] == done
        assert [1] == heard

    asyncio.run(page())


@pytest.mark.parametrize("threads", [True, False])
def test_whoever_joins_waits_for_all_steps(threads, monkeypatch):
    """After a join everything is done."""
    monkeypatch.setattr(background, "HAS_THREADS", threads)

    async def page():
        done = []
        work = background.start(steps(done))
        work.join()
        assert [0, 1, 2] == done
        assert not work.is_alive()

    asyncio.run(page())


def test_work_does_not_wait_for_itself(monkeypatch):
    """A step that joins its own work goes on."""
    monkeypatch.setattr(background, "HAS_THREADS", False)

    async def page():
        done = []

        def joining():
            yield
            work.join()
            done.append("joined")

        work = background.start(joining())
        while work.is_alive():
            await asyncio.sleep(0.001)
        assert ["joined"] == done

    asyncio.run(page())
