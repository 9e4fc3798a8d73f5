import type { ToldEvent } from '@fondaco/kernel';
import type { GameLook, Sound } from '@fondaco/page-kit/look.ts';
import { useEffect } from 'react';

/** One stroke of a sound: a tone of this pitch, or filtered noise around it. */
interface Stroke {
  wave: 'tone' | 'noise';
  /** Seconds after the sound begins. */
  at: number;
  /** Hertz. */
  pitch: number;
  /** From 0 to 1. */
  volume: number;
  /** Seconds until it has died away. */
  length: number;
}

const SOUNDS: Record<Sound | 'bell', readonly Stroke[]> = {
  bell: [
    { wave: 'tone', at: 0, pitch: 784, volume: 0.12, length: 0.9 },
    { wave: 'tone', at: 0.22, pitch: 1047, volume: 0.12, length: 0.9 },
  ],
  coins: [
    { wave: 'tone', at: 0, pitch: 2637, volume: 0.035, length: 0.16 },
    { wave: 'tone', at: 0.07, pitch: 3520, volume: 0.03, length: 0.22 },
  ],
  cards: [{ wave: 'noise', at: 0, pitch: 2400, volume: 0.07, length: 0.12 }],
  dice: [
    { wave: 'noise', at: 0, pitch: 1100, volume: 0.16, length: 0.05 },
    { wave: 'noise', at: 0.08, pitch: 900, volume: 0.13, length: 0.05 },
    { wave: 'noise', at: 0.15, pitch: 1250, volume: 0.1, length: 0.04 },
    { wave: 'noise', at: 0.24, pitch: 800, volume: 0.07, length: 0.06 },
  ],
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** A browser that wants a click first stays silent until then. */
export function playSound(name: Sound | 'bell'): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') {
    void context.resume();
    return;
  }
  for (const stroke of SOUNDS[name]) strike(context, stroke);
}

const SILENT = 0.0001;

function strike(audio: AudioContext, { wave, at, pitch, volume, length }: Stroke): void {
  const start = audio.currentTime + at;
  const fading = audio.createGain();
  fading.gain.setValueAtTime(volume, start);
  fading.gain.exponentialRampToValueAtTime(SILENT, start + length);
  fading.connect(audio.destination);
  const source = wave === 'tone' ? toneOf(audio, pitch, fading) : noiseOf(audio, pitch, fading);
  source.start(start);
  source.stop(start + length);
}

function toneOf(audio: AudioContext, pitch: number, to: AudioNode): AudioScheduledSourceNode {
  const tone = audio.createOscillator();
  tone.frequency.value = pitch;
  tone.connect(to);
  return tone;
}

function noiseOf(audio: AudioContext, pitch: number, to: AudioNode): AudioScheduledSourceNode {
  const source = audio.createBufferSource();
  source.buffer = noise ??= halfASecondOfNoise(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  source.connect(band).connect(to);
  return source;
}

function halfASecondOfNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** Dice, coins and cards are heard while the event is shown. */
export function useSounds(playing: ToldEvent | null, look: GameLook, isOn: boolean): void {
  useEffect(() => {
    const sound = playing && isOn ? look.sound?.(playing.event) : undefined;
    if (sound) playSound(sound);
  }, [playing, look, isOn]);
}
