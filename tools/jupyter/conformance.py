"""Jupyter's own tests of kernels, jupyter_kernel_test, on the TypeScript kernel, and what they pass
over: which cells are aborted, interrupts, requests that are unknown. The same cases are asked of
the kernel in a tab by tools/lite/browser/protocol.test.mjs.

Exceptions, as the suite skips them:
- test_execute_result: the value of a cell is a stream or display_data, as tslab has it and as all
  notebooks are stored.
- test_is_complete, code that is invalid: tslab calls it complete, so that running it tells why.
- test_pager, test_clear_output: tslab has neither.
- test_recv_iopub_welcome_msg: ZeroMQ's Publisher does not hear of its subscribers.
"""

import json
import pathlib
import time
import unittest

import jupyter_kernel_test
from jupyter_kernel_test.msgspec_v5 import validate_message

CASES = json.loads((pathlib.Path(__file__).parent / "conformance.json").read_text("utf-8"))


class Suite(jupyter_kernel_test.KernelTests):
    kernel_name = "tslab"
    language_name = "typescript"
    file_extension = ".ts"
    code_hello_world = CASES["hello"]
    code_stderr = CASES["stderr"]
    completion_samples = CASES["completions"]
    complete_code_samples = CASES["complete"]
    incomplete_code_samples = CASES["incomplete"]
    code_generate_error = CASES["error"]
    code_display_data = [{"code": CASES["display"], "mime": "text/html"}]
    code_inspect_sample = CASES["inspect"]
    # Read by the tests of the history too.
    code_execute_result = [{"code": code} for code in CASES["values"]]
    code_history_pattern = CASES["pattern"]
    supported_history_operations = ("tail", "range", "search")

    def test_execute_result(self):
        raise unittest.SkipTest("the value of a cell is a stream or display_data")

    def request(self, type, content=None, channel="shell"):
        """Sends a request, and returns its id."""
        message = self.kc.session.msg(type, content or {})
        getattr(self.kc, f"{channel}_channel").send(message)
        return message["header"]["msg_id"]

    def reply(self, id, channel="shell"):
        """The reply to a request."""
        while True:
            message = getattr(self.kc, f"get_{channel}_msg")(timeout=15)
            if message["parent_header"].get("msg_id") == id:
                return message

    def outputs(self, id):
        """What a request puts out, without the states of the kernel."""
        found = []
        while True:
            message = self.kc.get_iopub_msg(timeout=15)
            if message["parent_header"].get("msg_id") != id:
                continue
            if message["msg_type"] != "comm_close":  # of which the suite knows no schema
                validate_message(message)
            if message["content"].get("execution_state") == "idle":
                return found
            if message["msg_type"] != "status":
                found.append(message)

    def queued(self, *cells):
        """Requests for cells that are sent at once: their replies, and what they put out."""
        self.flush_channels()
        ids = [self.kc.execute(code, stop_on_error=stop) for code, stop in cells]
        replies = [self.reply(id)["content"] for id in ids]
        return replies, [[each["msg_type"] for each in self.outputs(id)] for id in ids]

    def test_error_fields(self):
        self.flush_channels()
        reply, (error,) = self.execute_helper("throw new RangeError('far')")
        content = error["content"]
        self.assertEqual(content["ename"], "RangeError")
        self.assertEqual(content["evalue"], "far")
        count = reply["content"]["execution_count"]
        self.assertEqual(content["traceback"], ["RangeError: far", f"    at cell {count}"])
        self.assertEqual({key: reply["content"][key] for key in content}, content)

    def test_cells_behind_an_error_are_aborted(self):
        # The first computes: those behind it arrive before it fails, and are not read before.
        failing = "for (const end = Date.now() + 500; Date.now() < end;); throw new Error('x')"
        replies, outputs = self.queued((failing, True), ("1", True), ("2", False))
        self.assertEqual([reply["status"] for reply in replies], ["error", "aborted", "aborted"])
        self.assertEqual(outputs, [["execute_input", "error"], [], []])
        # What is sent after the reply runs, at once.
        reply, shown = self.execute_helper("'after'")
        self.assertEqual((reply["content"]["status"], len(shown)), ("ok", 1))

    def test_cells_behind_an_error_run_where_it_does_not_stop(self):
        for failing in ("throw new Error('x')", "await Promise.reject(new Error('x'))", "nothing"):
            replies, outputs = self.queued((failing, False), ("'after'", True), ("'2'", True))
            self.assertEqual([reply["status"] for reply in replies], ["error", "ok", "ok"])
            kinds = ["execute_input", "stream"]
            self.assertEqual(outputs, [["execute_input", "error"], kinds, kinds])

    def test_interrupt(self):
        self.flush_channels()
        self.execute_helper("const kept = 7")
        for code in ("for (;;);", "await new Promise(() => {})"):
            id = self.kc.execute(code)
            time.sleep(1)
            self.km.interrupt_kernel()
            self.assertEqual(self.reply(id)["content"]["ename"], "Interrupted")
            error = self.outputs(id)[-1]
            self.assertEqual(error["content"]["traceback"], ["Interrupted"])
        # As a text: a number has a color where the environment asks for colors.
        _, (shown,) = self.execute_helper("console.log(String(kept))")
        self.assertEqual(shown["content"]["text"], "7\n")

    def test_interrupt_request(self):
        self.flush_channels()
        id = self.kc.execute("await new Promise(() => {})")
        time.sleep(1)
        asked = self.request("interrupt_request", channel="control")
        self.assertEqual(self.reply(asked, "control")["content"], {"status": "ok"})
        self.assertEqual(self.reply(id)["content"]["ename"], "Interrupted")

    def test_silent_and_uncounted(self):
        self.flush_channels()
        first, _ = self.execute_helper("1")
        silent = self.kc.execute("2", silent=True)
        count = self.reply(silent)["content"]["execution_count"]
        self.assertEqual(count, first["content"]["execution_count"])
        self.assertEqual(self.outputs(silent), [])
        uncounted, shown = self.execute_helper("3", store_history=False)
        self.assertEqual((uncounted["content"]["execution_count"], len(shown)), (count, 1))

    def test_user_expressions_are_refused(self):
        self.flush_channels()
        id = self.kc.execute("1", user_expressions={"a": "1"})
        self.assertEqual(self.reply(id)["content"]["user_expressions"]["a"]["status"], "error")

    def test_comms(self):
        self.flush_channels()
        id = self.request("comm_info_request", {"target_name": "jupyter.widget"})
        reply = self.reply(id)
        validate_message(reply, "comm_info_reply", id)
        self.assertEqual(reply["content"]["comms"], {})
        opened = self.request("comm_open", {"comm_id": "a", "target_name": "none", "data": {}})
        self.assertEqual([each["msg_type"] for each in self.outputs(opened)], ["comm_close"])

    def test_places_are_counted_by_code_points(self):
        self.flush_channels()
        code = "'𝔐'; Math.sqr"
        id = self.kc.complete(code, len(code))
        content = self.reply(id)["content"]
        self.assertIn("sqrt", content["matches"])
        self.assertEqual((content["cursor_start"], content["cursor_end"]), (10, 13))

    def test_unknown_requests_have_an_answer(self):
        self.flush_channels()
        id = self.request("nonsense_request")
        reply = self.reply(id)
        self.assertEqual(reply["msg_type"], "nonsense_reply")
        self.assertEqual(reply["content"]["status"], "error")

    def test_a_computing_cell_is_heard_in_order(self):
        self.flush_channels()
        id = self.kc.execute("for (let i = 0; i < 5000; i++) process.stdout.write(`${i} `);")
        self.assertEqual(self.reply(id)["content"]["status"], "ok")
        texts = [each["content"].get("text", "") for each in self.outputs(id)]
        self.assertEqual("".join(texts).split(), [str(i) for i in range(5000)])


class Ending(unittest.TestCase):
    def test_shutdown(self):
        km, kc = jupyter_kernel_test.start_new_kernel(kernel_name="tslab")
        message = kc.session.msg("shutdown_request", {"restart": True})
        kc.execute("setInterval(() => {}, 1000)", reply=True, timeout=15)
        kc.control_channel.send(message)
        reply = kc.get_control_msg(timeout=15)
        validate_message(reply, "shutdown_reply", message["header"]["msg_id"])
        self.assertEqual(reply["content"], {"status": "ok", "restart": True})
        kc.stop_channels()
        end = time.monotonic() + 10
        while km.is_alive() and time.monotonic() < end:
            time.sleep(0.1)
        self.assertFalse(km.is_alive())
        km.cleanup_resources()


class Welcome(jupyter_kernel_test.IopubWelcomeTests):
    kernel_name = "tslab"


if __name__ == "__main__":
    unittest.main(verbosity=2)
