import { expect, test } from "vitest";
import { roomName } from "./roomName";

test("three words and a number are a room, however they are written", () => {
  expect(roomName(" Quiet  amber-Lake 4711. ")).toBe("quiet-amber-lake-4711");
  expect(roomName("QUIET, AMBER, LAKE 47 11")).toBe("quiet-amber-lake-4711");
  expect(roomName("quietly amber lake4711")).toBe("quietly-amber-lake-4711");
  expect(roomName("quiet amber lake")).toBeNull();
  expect(roomName("quiet lake 4711")).toBeNull();
  expect(roomName("quiet amber lake 471")).toBeNull();
  expect(roomName("")).toBeNull();
});

test("keyboards of every language do", () => {
  expect(roomName("Quièt ámber läke 4711")).toBe("quiet-amber-lake-4711");
  expect(roomName("QUİET AMBER LAKE 4711".normalize("NFC"))).toBe("quiet-amber-lake-4711");
  expect(roomName("quıet amber lake 4711")).toBe("quiet-amber-lake-4711");
  expect(roomName("ｑｕｉｅｔ amber lake ４７１１")).toBe("quiet-amber-lake-4711");
  expect(roomName("4711: quiet/amber/lake")).toBe("quiet-amber-lake-4711");
});
