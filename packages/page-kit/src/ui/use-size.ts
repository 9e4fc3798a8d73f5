import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Size {
  width: number;
  height: number;
}

/** How large an element is; null until it is measured. */
export function useSize<E extends Element>(): [RefObject<E | null>, Size | null] {
  const ref = useRef<E | null>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0)
        setSize((before) =>
          before?.width === width && before.height === height ? before : { width, height },
        );
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, size];
}
