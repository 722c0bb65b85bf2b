import { expect, test } from "vitest";
import { isLoopback, reachable } from "./reach.svelte";

const at = (url: string) => new URL(url) as unknown as Location;
const OWN = { addresses: ["http://192.168.7.7:8000", "http://10.0.0.7:8000"], public: false };

test("a page opened at the machine's own name takes an address that others reach", () => {
  for (const here of ["http://127.0.0.1:8000/", "http://localhost:8000/", "http://[::1]:8000/"]) {
    expect(reachable(OWN, at(here))).toEqual(OWN.addresses);
    expect(reachable({ addresses: [], public: false }, at(here)), "nobody else gets here").toEqual([]);
    expect(reachable(null, at(here)), "nobody can be asked").toEqual([]);
  }
});

test("any other page was reached by an address that works", () => {
  expect(reachable(OWN, at("http://10.0.0.7:8000/t/x"))).toEqual(["http://10.0.0.7:8000"]);
  expect(reachable(null, at("https://play.example.org/"))).toEqual(["https://play.example.org"]);
});

test("a public address counts everywhere, and what is none counts nowhere", () => {
  const found = { addresses: ["https://play.example.org"], public: true };
  expect(reachable(found, at("http://192.168.7.7:8000/"))).toEqual(["https://play.example.org"]);
  expect(reachable({ addresses: ["javascript:alert(1)"], public: false }, at("http://localhost/"))).toEqual([]);
});

test("what leads every device to itself", () => {
  expect(["localhost", "127.0.0.1", "127.8.9.1", "[::1]", "a.localhost"].every(isLoopback)).toBe(true);
  expect(["192.168.7.7", "localhost.example.org", "127.0.0.1.example.org"].some(isLoopback)).toBe(false);
});
