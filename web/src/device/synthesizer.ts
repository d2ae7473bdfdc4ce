/** Small sounds made on the spot; no files. */

export type Sound =
  | "lay" | "rock" | "break" | "mend" | "look" | "discard" | "turn" | "stone" | "treasure" | "gold" | "won" | "lost" | "refused";

/** A part of a sound: noise under a lowpass at `pitch`, or a tone that may glide. Times in seconds, `level` is its peak. */
export interface Layer {
  wave: "noise" | "sine" | "triangle";
  pitch: number;
  glide?: number;
  at: number;
  lasts: number;
  level: number;
}

const noise = (pitch: number, level: number, lasts: number, at = 0): Layer => ({ wave: "noise", pitch, at, lasts, level });
const tone = (pitch: number, level: number, lasts: number, at = 0, glide?: number): Layer =>
  ({ wave: "triangle", pitch, at, lasts, level, ...(glide && { glide }) });
const thump = (pitch: number, level: number, lasts: number, at = 0): Layer =>
  ({ wave: "sine", pitch, glide: pitch / 2, at, lasts, level });
const notes = (pitches: number[], apart: number, level: number, lasts: number): Layer[] =>
  pitches.map((pitch, index) => tone(pitch, level, lasts, index * apart));

/** Rock is noise and thumps, people are tones: up is good, down is bad. */
export const SOUNDS: Record<Sound, Layer[]> = {
  lay: [noise(700, 0.12, 0.14), thump(130, 0.1, 0.12)],
  rock: [noise(240, 0.17, 0.6), thump(70, 0.05, 0.3), noise(900, 0.03, 0.2, 0.18)],
  break: [noise(2400, 0.1, 0.09), noise(1500, 0.08, 0.12, 0.08), tone(220, 0.05, 0.2, 0.02, 110)],
  mend: notes([440, 554, 659], 0.09, 0.06, 0.26),
  look: [noise(3200, 0.03, 0.18), ...notes([392, 466], 0.14, 0.05, 0.3)],
  discard: [noise(1800, 0.05, 0.12)],
  turn: notes([523, 784], 0.12, 0.07, 0.32),
  stone: [thump(98, 0.16, 0.3), noise(320, 0.08, 0.22)],
  treasure: notes([784, 988, 1175, 1568], 0.08, 0.055, 0.34),
  gold: notes([1319, 1760], 0.06, 0.06, 0.24),
  won: notes([392, 523, 659, 784], 0.09, 0.055, 0.32),
  lost: notes([392, 349, 311, 262], 0.1, 0.055, 0.3),
  refused: notes([196, 165], 0.1, 0.08, 0.2),
};

let context: AudioContext | undefined;

/** Make a sound, now or so many seconds later. */
export function make(sound: Sound, after: number): void {
  context ??= new AudioContext();
  void context.resume();
  for (const layer of SOUNDS[sound]) start(context, layer, context.currentTime + after + layer.at);
}

function start(audio: AudioContext, layer: Layer, at: number): void {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(layer.level, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + layer.lasts);
  gain.connect(audio.destination);
  const source = layer.wave === "noise" ? rubble(audio, layer, gain) : voice(audio, layer, gain, at);
  source.start(at);
  source.stop(at + layer.lasts);
}

function voice(audio: AudioContext, { wave, pitch, glide, lasts }: Layer, gain: GainNode, at: number): AudioScheduledSourceNode {
  const oscillator = audio.createOscillator();
  oscillator.type = wave as OscillatorType;
  oscillator.frequency.setValueAtTime(pitch, at);
  if (glide) oscillator.frequency.exponentialRampToValueAtTime(glide, at + lasts);
  oscillator.connect(gain);
  return oscillator;
}

function rubble(audio: AudioContext, { pitch, lasts }: Layer, gain: GainNode): AudioScheduledSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const [source, filter] = [audio.createBufferSource(), audio.createBiquadFilter()];
  source.buffer = buffer;
  filter.type = "lowpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(gain);
  return source;
}
