import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "./sha256";

test.each(["", "abc", "saboteur/nonce/1ąčę", "x".repeat(55), "x".repeat(56), "x".repeat(64), "y".repeat(1000)])(
  "agrees with the known function for %j",
  (text) => {
    expect(sha256(text)).toBe(createHash("sha256").update(text, "utf8").digest("hex"));
  },
);
