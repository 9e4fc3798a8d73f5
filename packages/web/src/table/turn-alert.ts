import { useEffect, useRef } from 'react';

/** Title, icon and sound when it becomes my turn. */
export function useTurnAlert(mine: boolean, title: string, sound: boolean): void {
  useEffect(() => {
    document.title = title;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = mine ? '/icon-turn.svg' : '/icon.svg';
  }, [mine, title]);
  const before = useRef(mine);
  useEffect(() => {
    if (mine && !before.current && sound) ring();
    before.current = mine;
  }, [mine, sound]);
  useEffect(
    () => () => {
      document.title = 'Fondaco';
      const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
      if (icon) icon.href = '/icon.svg';
    },
    [],
  );
}

let context: AudioContext | undefined;

/** Two soft strokes of a bell. A browser that wants a click first stays silent. */
function ring(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') {
    void context.resume();
    return;
  }
  const start = context.currentTime;
  for (const [delay, pitch] of BELL) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start + delay);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + delay + 0.9);
    tone.connect(volume).connect(context.destination);
    tone.start(start + delay);
    tone.stop(start + delay + 1);
  }
}

const BELL = [
  [0, 784],
  [0.22, 1047],
] as const;
