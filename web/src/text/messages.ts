/** Fills in the messages of a language, which the plugin `sentences` has compiled from Fluent; gives the texts that Fluent gives. */

export type Values = Record<string, string | number>;
type Message = string | ((values: Values) => string);
type Select = (value: string | number | undefined, variants: Record<string, string>, otherwise: string) => string;
type Write = (values: Values, name: string) => string;
/** A part of a language's messages as it is loaded. */
export type Part = (select: Select, write: Write, fill: (name: string, values: Values) => string) => Record<string, Message>;

export class Messages {
  private readonly named: Record<string, Message> = Object.create(null) as Record<string, Message>;
  // Made when they are first needed: each takes longer than drawing a card.
  private numbers?: Intl.NumberFormat;
  private plurals?: Intl.PluralRules;
  private readonly language: string;

  constructor(language: string) {
    this.language = language;
  }

  add(part: Part): void {
    const write: Write = (values, name) => this.written(values[name], name);
    Object.assign(this.named, part((value, variants, otherwise) => this.selected(value, variants) ?? otherwise, write, (name, values) => this.text(name, values)));
  }

  has(name: string): boolean {
    return name in this.named;
  }

  /** A message with its values; its name where there is none, so that a gap is seen. */
  text(name: string, values: Values = {}): string {
    const message = this.named[name] ?? name;
    return typeof message === "string" ? message : message(values);
  }

  private written(value: string | number | undefined, name: string): string {
    if (value === undefined) return `{$${name}}`;
    // Small numbers look the same in all languages of the game, and are all that a first turn needs.
    if (typeof value === "string" || (Number.isInteger(value) && value >= 0 && value < 1000)) return `${value}`;
    return (this.numbers ??= new Intl.NumberFormat(this.language)).format(value);
  }

  private selected(value: string | number | undefined, variants: Record<string, string>): string | undefined {
    const keys = typeof value === "number" ? [`${value}`, (this.plurals ??= new Intl.PluralRules(this.language)).select(value)] : [`${value}`];
    return keys.filter((key) => Object.hasOwn(variants, key)).map((key) => variants[key])[0];
  }
}
