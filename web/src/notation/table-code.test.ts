import { expect, test } from "vitest";
import { groupedCode, tidyCode } from "./table-code";

test("a code is read however it is written", () => {
  expect(tidyCode(" 7koi-mzl4 ")).toBe("7K01MZ14");
  expect(tidyCode(groupedCode("7KQ2MZP4"))).toBe("7KQ2MZP4");
  expect(tidyCode("–…")).toBe("");
});

test("a code is shown in groups, an old one too", () => {
  expect(groupedCode("7KQ2MZP4")).toBe("7KQ2\u00a0MZP4");
  expect(groupedCode("ABCDEFGHJ")).toBe("ABC\u00a0DEF\u00a0GHJ");
});
