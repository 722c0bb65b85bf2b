import { expect, test } from "vitest";
import type { ClientFrame } from "../wire/stream";
import { Questions } from "./questions";

const idOf = (frame: ClientFrame): string =>
  "why_not" in frame
    ? frame.why_not.id
    : "ways" in frame
      ? frame.ways.id
      : "hint" in frame
        ? frame.hint.id
        : "worth" in frame
          ? frame.worth.id
          : "";

test("each question gets its own answer, in whatever order they come", async () => {
  const sent: ClientFrame[] = [];
  const questions = new Questions((frame) => sent.push(frame) > 0);
  const why = questions.whyNot("walk>1,0");
  const ways = questions.ways();
  const found = { id: idOf(sent[1]!), seq: 7, ways: [] };
  const hint = questions.hint();
  const hinted = { id: idOf(sent[2]!), seq: 7, moves: [], refused: "not_your_turn" as const };
  const worth = questions.worth(2);
  const told = { id: idOf(sent[3]!), seq: 7, places: { FL2: 7 }, sets: { flower: 7 } };
  questions.hear({ worth: told });
  questions.hear({ hint: hinted });
  questions.hear({ ways: found });
  questions.hear({ why_not: { id: idOf(sent[0]!), reason: { code: "ConnectFirst", ruling: "B-TURN-03" } } });
  expect(await why).toEqual({ code: "ConnectFirst", ruling: "B-TURN-03" });
  expect(await ways).toEqual(found);
  expect(await hint).toEqual(hinted);
  expect(sent[3]).toEqual({ worth: { id: told.id, seat: 2 } });
  expect(await worth).toEqual(told);
});

test("a cell is asked about by its place, and what to ask is the server's business", () => {
  const sent: ClientFrame[] = [];
  const questions = new Questions((frame) => sent.push(frame) > 0);
  void questions.whyNot([3, -1]);
  expect(sent).toEqual([{ why_not: { id: idOf(sent[0]!), cell: [3, -1] } }]);
});

test("without a connection there is no answer, and nobody waits for one", async () => {
  expect(await new Questions(() => false).ways()).toBeNull();
  const lost = new Questions(() => true);
  const asked = lost.whyNot("end");
  lost.giveUp();
  expect(await asked).toBeNull();
});
