/** Pan and zoom of the board in its frame. Screen = pan + place × size. */
import type { Cell } from "../notation/cells";
import { widened, type Extent } from "./board-extent";
import { cellAt, onScreen, placeOf, placeSize } from "./board-rotation";

/** How large the board may become by zooming; 1 is a card of 80 × 104 pixels. */
const LARGEST = 3;
/** At least so large is a cell that is zoomed to. */
const CLOSE = 0.9;
/** Pixels for the ring around a place in focus. */
const RING = 5;

/** A rectangle in the frame, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Viewport {
  width = $state(0);
  height = $state(0);
  scale = $state(0.5);
  x = $state(0);
  y = $state(0);
  /** Pixels at the left and at the bottom for the names of columns and rows. */
  ruler = 16;
  /** Whether the mine runs down the screen. */
  downwards = $state(false);
  /** Whether the player moved the board by hand since it was last fitted. */
  moved = $state(false);
  close = $state(false);

  /** How wide and how tall a place is on the screen. */
  get size(): [number, number] {
    const [wide, tall] = placeSize(this.downwards);
    return [wide * this.scale, tall * this.scale];
  }

  private smallest(extent: Extent): number {
    return Math.min(this.fitting(extent), 0.4);
  }

  private fitting(extent: Extent, margin = 0): number {
    const { left, right, top, bottom } = onScreen(extent, this.downwards);
    const [wide, tall] = placeSize(this.downwards);
    const [room, height] = [this.width - this.ruler - margin, this.height - this.ruler];
    return Math.min(room / ((right - left + 1) * wide), height / ((bottom - top + 1) * tall), LARGEST);
  }

  /** Show everything. */
  fit(extent: Extent): void {
    const { left, right, top, bottom } = onScreen(extent, this.downwards);
    this.scale = this.fitting(extent);
    this.centre((left + right + 1) / 2, (top + bottom + 1) / 2);
    this.x += this.ruler / 2;
    this.y -= this.ruler / 2;
    this.moved = false;
    this.close = false;
  }

  /** Show a cell large. */
  zoomTo(cell: Cell): void {
    const { right, down } = placeOf(cell, this.downwards);
    this.scale = Math.max(CLOSE, this.scale);
    this.centre(right + 0.5, down + 0.5);
    this.moved = true;
    this.close = true;
  }

  private centre(right: number, down: number): void {
    const [wide, tall] = this.size;
    this.x = this.width / 2 - right * wide;
    this.y = this.height / 2 - down * tall;
  }

  /** Zoom around a point of the frame that stays where it is. */
  zoom(factor: number, extent: Extent, atX = this.width / 2, atY = this.height / 2): void {
    this.scaleTo(Math.min(LARGEST, Math.max(this.smallest(extent), this.scale * factor)), atX, atY);
    this.moved = true;
    this.hold(extent);
  }

  private scaleTo(scale: number, atX: number, atY: number): void {
    this.x = atX - ((atX - this.x) * scale) / this.scale;
    this.y = atY - ((atY - this.y) * scale) / this.scale;
    this.scale = scale;
  }

  /** Make places so many pixels large, as far as all of these cells stay in sight; `beside` stays in sight where there is room. Nothing moves if nothing has to. */
  enlarge(cells: readonly Cell[], pixels: number, beside: readonly Cell[] = []): void {
    if (!cells[0]) return;
    const { column: left, row: top } = cells[0];
    const around = widened({ left, right: left, top, bottom: top }, cells);
    const wanted = Math.max(this.scale, pixels / Math.min(...placeSize(this.downwards)));
    const scale = Math.min(wanted, this.fitting(around, RING));
    if (scale !== this.scale) {
      const { x, y, width, height } = this.boxOf(around);
      this.scaleTo(scale, x + width / 2, y + height / 2);
      for (const cell of beside) this.reveal(cell);
    }
    for (const cell of cells) this.reveal(cell);
  }

  /** Where these cells are in the frame. */
  boxOf(cells: Extent): Box {
    const { left, right, top, bottom } = onScreen(cells, this.downwards);
    const [wide, tall] = this.size;
    return { x: this.x + left * wide, y: this.y + top * tall, width: (right - left + 1) * wide, height: (bottom - top + 1) * tall };
  }

  /** Zoom around a cell, which is in sight afterwards; without one, around the middle. */
  zoomAbout(cell: Cell | null, factor: number, extent: Extent): void {
    if (!cell) return this.zoom(factor, extent);
    const { right, down } = placeOf(cell, this.downwards);
    const [wide, tall] = this.size;
    this.zoom(factor, extent, this.x + (right + 0.5) * wide, this.y + (down + 0.5) * tall);
    this.reveal(cell);
  }

  pan(byX: number, byY: number, extent: Extent): void {
    this.x += byX;
    this.y += byY;
    this.moved = true;
    this.hold(extent);
  }

  /** Never let the mine leave the frame entirely. */
  private hold(extent: Extent): void {
    const { left, right, top, bottom } = onScreen(extent, this.downwards);
    const [wide, tall] = this.size;
    this.x = Math.min(this.width - (left + 1) * wide, Math.max(wide - (right + 1) * wide, this.x));
    this.y = Math.min(this.height - (top + 1) * tall, Math.max(tall - (bottom + 1) * tall, this.y));
  }

  /** Bring a cell into the frame, as little as needed. */
  reveal(cell: Cell): void {
    const { right, down } = placeOf(cell, this.downwards);
    const [wide, tall] = this.size;
    const [left, top] = [this.x + right * wide, this.y + down * tall];
    const rightmost = this.width - RING;
    if (left + wide > rightmost) this.x -= left + wide - rightmost;
    if (left < this.ruler) this.x += this.ruler - left;
    const bottom = this.height - this.ruler;
    if (top + tall > bottom) this.y -= top + tall - bottom;
    if (top < 0) this.y -= top;
  }

  cellAt(x: number, y: number): Cell {
    const [wide, tall] = this.size;
    return cellAt({ right: Math.floor((x - this.x) / wide), down: Math.floor((y - this.y) / tall) }, this.downwards);
  }
}
