/** Plays the sounds: silent until the first user gesture, and while the switch is off. */
import { SOUNDS, type Note, type SoundName } from "./score";

const KEPT = "rifugio.sound";
const LOUDNESS = 0.5;
/** Between the sounds of one event. */
const APART = 0.16;

class Voice {
  on = $state(localStorage.getItem(KEPT) !== "off");
  /** The last sound played; the page exposes it as `data-sound`. */
  last = $state<SoundName | "">("");
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  constructor() {
    const wake = (): void => {
      this.#context ??= new AudioContext();
      void this.#context.resume();
      for (const gesture of ["pointerdown", "keydown"]) removeEventListener(gesture, wake, true);
    };
    for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wake, true);
  }

  turn(on: boolean): void {
    this.on = on;
    localStorage.setItem(KEPT, on ? "on" : "off");
    if (on) this.play("card");
  }

  play(...names: readonly SoundName[]): void {
    const context = this.#context;
    if (!this.on || !names.length || context?.state !== "running") return;
    this.last = names.at(-1) ?? "";
    names.forEach((name, place) => {
      for (const note of SOUNDS[name]) this.#sing(context, note, context.currentTime + place * APART);
    });
  }

  #sing(context: AudioContext, note: Note, begin: number): void {
    const [from, until] = [begin + note.at, begin + note.at + note.lasts];
    const volume = context.createGain();
    volume.gain.setValueAtTime(0.0001, from);
    volume.gain.exponentialRampToValueAtTime(note.loud * LOUDNESS, from + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, until);
    volume.connect(context.destination);
    const [source, pitch] = note.shape === "noise" ? this.#breath(context, volume) : tone(context, note.shape, volume);
    pitch.setValueAtTime(note.hz, from);
    if (note.to) pitch.exponentialRampToValueAtTime(note.to, until);
    source.start(from);
    source.stop(until);
  }

  #breath(context: AudioContext, out: AudioNode): [AudioScheduledSourceNode, AudioParam] {
    this.#noise ??= rustle(context);
    const source = new AudioBufferSourceNode(context, { buffer: this.#noise, loop: true });
    const filter = new BiquadFilterNode(context, { type: "bandpass", Q: 1.1 });
    source.connect(filter).connect(out);
    return [source, filter.frequency];
  }
}

function tone(context: AudioContext, type: OscillatorType, out: AudioNode): [AudioScheduledSourceNode, AudioParam] {
  const source = new OscillatorNode(context, { type });
  source.connect(out);
  return [source, source.frequency];
}

function rustle(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return buffer;
}

export const voice = new Voice();
