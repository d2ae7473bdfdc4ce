/** With more players than this, each gets less room: two columns beside the board. */
export const MANY = 7;
