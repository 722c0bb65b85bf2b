import { expect, test } from "vitest";
import { freshLook } from "./me";

test("nobody is given a name in the language of the moment", () => {
  expect(freshLook([]).name).toBe("");
});
