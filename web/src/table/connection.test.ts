import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ClientFrame, ServerFrame } from "../wire/stream";
import { Connection, type State } from "./connection";

/** A socket that does as the test says. */
class ScriptedSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: ClientFrame[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }
  close(): void {
    this.closed = true;
  }
  says(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  ends(code: number): void {
    this.onclose?.({ code });
  }
  commands(): { id: string; expected_seq: number; expected_at?: string | null }[] {
    return this.sent.flatMap((frame) => ("command" in frame ? [frame.command] : []));
  }
}

const WELCOME: ServerFrame = { welcome: { seats: [0], host: true, head: 7, link: "x" } };
const STAND = { kind: "stand", seat: 0 } as const;

let sockets: ScriptedSocket[];
let states: State[];
let heard: ServerFrame[];
let seq: number;
let at: string;
let unstored: number;

function connection(): Connection {
  const made = new Connection({
    url: "ws://here/api/tables/x/stream",
    tokens: () => ["secret"],
    seq: () => seq,
    at: () => at,
    heard: (frame) => heard.push(frame),
    changed: (state) => states.push(state),
    unstored: () => (unstored += 1),
    open: () => {
      const socket = new ScriptedSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  });
  made.begin();
  return made;
}

const last = (): ScriptedSocket => sockets.at(-1) as ScriptedSocket;

function welcomed(): void {
  last().onopen?.();
  last().says(WELCOME);
}

beforeEach(() => {
  [sockets, states, heard, seq, at, unstored] = [[], [], [], 7, "2026-11-16T08:00:00Z", 0];
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("coming and coming back", () => {
  test("says who it is and what it has seen", () => {
    connection();
    last().onopen?.();
    expect(last().sent).toEqual([{ hello: { tokens: ["secret"], after: 7, at } }]);
    last().says(WELCOME);
    expect(states).toEqual(["on"]);
  });

  test("waits longer each time, and not at all after a welcome", () => {
    connection();
    for (const pause of [150, 300, 600, 1200]) {
      last().ends(1006);
      const before = sockets.length;
      vi.advanceTimersByTime(pause - 1);
      expect(sockets.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(sockets.length).toBe(before + 1);
    }
    welcomed();
    last().ends(1006);
    vi.advanceTimersByTime(150);
    expect(sockets.length).toBe(6);
  });

  test("resumes after the last event it saw", () => {
    connection();
    welcomed();
    seq = 12;
    last().ends(1006);
    vi.advanceTimersByTime(150);
    last().onopen?.();
    expect(last().sent[0]).toEqual({ hello: { tokens: ["secret"], after: 12, at } });
  });

  test("comes back when a node that goes away says so", () => {
    connection();
    welcomed();
    last().says({ going: { retry_ms: 900 } });
    last().ends(1012);
    vi.advanceTimersByTime(899);
    expect(sockets.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(sockets.length).toBe(2);
  });

  test("takes a breather after having been too fast, but not after having been too slow", () => {
    connection();
    welcomed();
    last().ends(4008);
    vi.advanceTimersByTime(150);
    expect(sockets.length).toBe(2);
    welcomed();
    last().ends(4009);
    vi.advanceTimersByTime(3999);
    expect(sockets.length).toBe(2);
    vi.advanceTimersByTime(1);
    expect(sockets.length).toBe(3);
  });

  test("stays away from a table that is not there", async () => {
    const made = connection();
    const answer = made.command(STAND);
    last().onopen?.();
    last().ends(4004);
    await expect(answer).rejects.toThrow("no such table");
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBe(1);
    expect(states).toEqual(["gone"]);
  });

  test("notices that nobody is there any more", () => {
    connection();
    welcomed();
    vi.advanceTimersByTime(5_000);
    expect(last().sent.at(-1)).toEqual({ ping: 1 });
    last().says({ pong: 1 });
    vi.advanceTimersByTime(5_000);
    expect(last().sent.at(-1)).toEqual({ ping: 2 });
    vi.advanceTimersByTime(5_000);
    expect(sockets[0]?.closed).toBe(true);
    expect(states).toEqual(["on", "lost"]);
    vi.advanceTimersByTime(150);
    expect(sockets.length).toBe(2);
  });

  test("waits for the network while the device has none", () => {
    const made = connection();
    welcomed();
    made.offline();
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBe(1);
    made.hurry();
    expect(sockets.length).toBe(2);
    welcomed();
    expect(states).toEqual(["on", "offline", "on"]);
  });

  test("hears nothing more from a socket it has left", () => {
    const made = connection();
    welcomed();
    const first = last();
    made.offline();
    const before = heard.length;
    first.says({ pong: 3 });
    first.ends(1006);
    expect(heard.length).toBe(before);
    expect(sockets.length).toBe(1);
  });
});

describe("commands", () => {
  test("are answered", async () => {
    const made = connection();
    welcomed();
    const answer = made.command(STAND);
    const [sent] = last().commands();
    expect(sent?.expected_seq).toBe(7);
    expect(sent?.expected_at).toBe(at);
    last().says({ answer: { answer: "accepted", id: sent?.id ?? "", seq: 8 } });
    expect((await answer).answer).toBe("accepted");
    expect(made.waiting).toBe(0);
  });

  test("wait for the welcome", () => {
    const made = connection();
    void made.command(STAND);
    last().onopen?.();
    expect(last().commands()).toEqual([]);
    last().says(WELCOME);
    expect(last().commands().length).toBe(1);
  });

  test("that were not answered are sent again with the same id and the same seq", async () => {
    const made = connection();
    welcomed();
    const answer = made.command(STAND);
    const [first] = last().commands();
    seq = 9;
    last().ends(1006);
    vi.advanceTimersByTime(150);
    welcomed();
    expect(last().commands()).toEqual([first]);
    last().says({ answer: { answer: "refused", id: first?.id ?? "", code: "stale", head: 9 } });
    expect(await answer).toMatchObject({ code: "stale" });
  });

  test("without an answer for too long go by another connection", () => {
    const made = connection();
    welcomed();
    void made.command(STAND);
    vi.advanceTimersByTime(3_000);
    expect(sockets[0]?.closed).toBe(true);
    vi.advanceTimersByTime(150);
    welcomed();
    expect(last().commands()).toEqual(sockets[0]?.commands());
  });

  test("whose fate is unknown are sent again after the pause the server asks for", async () => {
    const made = connection();
    welcomed();
    const answer = made.command(STAND);
    const id = last().commands()[0]?.id ?? "";
    last().says({ answer: { answer: "unknown", id, retry_ms: 400 } });
    expect(last().commands().length).toBe(1);
    vi.advanceTimersByTime(400);
    expect(
      last()
        .commands()
        .map((sent) => sent.id),
    ).toEqual([id, id]);
    last().says({ answer: { answer: "accepted", id, seq: 8 } });
    expect((await answer).answer).toBe("accepted");
  });

  test("that the server cannot read are given up after some attempts", async () => {
    const made = connection();
    const answer = made.command(STAND);
    answer.catch(() => null);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      welcomed();
      last().ends(4000);
      vi.advanceTimersByTime(4_000);
    }
    await expect(answer).rejects.toThrow("cannot read");
  });

  test("that this device had no room for are given up, and it connects again", async () => {
    const made = connection();
    welcomed();
    const answer = made.command(STAND);
    last().ends(4507);
    await expect(answer).rejects.toThrow("not stored");
    expect(unstored).toBe(1);
    vi.advanceTimersByTime(150);
    welcomed();
    expect(last().commands()).toEqual([]);
  });

  test("are given up when the page is left", async () => {
    const made = connection();
    welcomed();
    const answer = made.command(STAND);
    made.close();
    await expect(answer).rejects.toThrow("left");
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBe(1);
  });
});
