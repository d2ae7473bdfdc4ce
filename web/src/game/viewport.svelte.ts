/** Pan and zoom of the board in its frame. Screen = pan + cell × size. */
import { TALL, WIDE } from "../art/tunnels";
import type { Cell } from "../notation/cells";
import type { Extent } from "./board-extent";

const LARGEST = 2.2;
const CLOSE = 0.9;
/** Room for the line that tells the last move. */
const ABOVE = 34;

export class Viewport {
  width = $state(0);
  height = $state(0);
  scale = $state(0.5);
  x = $state(0);
  y = $state(0);
  /** Whether the player moved the board by hand since it was last fitted. */
  moved = $state(false);
  close = $state(false);

  private smallest(extent: Extent): number {
    return Math.min(this.fitting(extent), 0.4);
  }

  private fitting(extent: Extent): number {
    const columns = extent.right - extent.left + 1;
    const rows = extent.bottom - extent.top + 1;
    return Math.min(this.width / (columns * WIDE), (this.height - ABOVE) / (rows * TALL), 1.5);
  }

  /** Show everything. */
  fit(extent: Extent): void {
    this.scale = this.fitting(extent);
    this.centre((extent.left + extent.right + 1) / 2, (extent.top + extent.bottom + 1) / 2);
    this.y += ABOVE / 2;
    this.moved = false;
    this.close = false;
  }

  /** Show a place large. */
  zoomTo(cell: Cell): void {
    this.scale = Math.max(CLOSE, this.scale);
    this.centre(cell.column + 0.5, cell.row + 0.5);
    this.moved = true;
    this.close = true;
  }

  private centre(column: number, row: number): void {
    this.x = this.width / 2 - column * WIDE * this.scale;
    this.y = this.height / 2 - row * TALL * this.scale;
  }

  /** Zoom around a point of the frame that stays where it is. */
  zoom(factor: number, extent: Extent, atX = this.width / 2, atY = this.height / 2): void {
    const scale = Math.min(LARGEST, Math.max(this.smallest(extent), this.scale * factor));
    this.x = atX - ((atX - this.x) * scale) / this.scale;
    this.y = atY - ((atY - this.y) * scale) / this.scale;
    this.scale = scale;
    this.moved = true;
    this.hold(extent);
  }

  pan(byX: number, byY: number, extent: Extent): void {
    this.x += byX;
    this.y += byY;
    this.moved = true;
    this.hold(extent);
  }

  /** Never let the mine leave the frame entirely. */
  private hold(extent: Extent): void {
    const [wide, tall] = [WIDE * this.scale, TALL * this.scale];
    this.x = Math.min(this.width - (extent.left + 1) * wide, Math.max(wide - (extent.right + 1) * wide, this.x));
    this.y = Math.min(this.height - (extent.top + 1) * tall, Math.max(tall - (extent.bottom + 1) * tall, this.y));
  }

  /** Bring a cell into the frame, as little as needed. */
  reveal(cell: Cell): void {
    const [wide, tall] = [WIDE * this.scale, TALL * this.scale];
    const [left, top] = [this.x + cell.column * wide, this.y + cell.row * tall];
    if (left < 0) this.x -= left;
    if (left + wide > this.width) this.x -= left + wide - this.width;
    if (top < 0) this.y -= top;
    if (top + tall > this.height) this.y -= top + tall - this.height;
  }

  cellAt(x: number, y: number): Cell {
    return { column: Math.floor((x - this.x) / (WIDE * this.scale)), row: Math.floor((y - this.y) / (TALL * this.scale)) };
  }
}
