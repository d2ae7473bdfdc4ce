import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepTable, keptTable, letGo } from "./kept-table";
import { step, welcomed } from "./table.fixture";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the table of a replay stays connected until another page has taken over, and is neither shown nor heard meanwhile", () => {
  const table = welcomed();
  const [close, onStep] = [vi.fn(), vi.fn()];
  [table.close, table.onStep] = [close, onStep];
  keepTable(table);
  table.close(); // its page is gone
  expect([keptTable("ABC"), keptTable("XYZ")]).toEqual([table, null]);
  table.receive(step(10));
  expect(onStep).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_600_000);
  expect(close, "however long one reads").not.toHaveBeenCalled();
  letGo();
  expect(keptTable("ABC")).toBeNull();
  expect(close, "the table's page is not connected yet").not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(close).toHaveBeenCalledOnce();
});
