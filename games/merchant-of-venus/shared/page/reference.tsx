import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { useTableKey } from '@fondaco/page-kit/use-table-key.ts';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { LookUpProps } from './look-up/look-up.tsx';
import type { LookUpTarget } from './look-up/target.ts';

/** What a player reads over the table: the table of who buys what, or what lies open; null: neither. */
type Reference = 'whoBuys' | LookUpTarget | null;

/** The keys that open it from everywhere, as the page lists them. */
export const REFERENCE_KEYS = [
  { key: 'w', what: 'mv.ui.whoBuys' },
  { key: 'g', what: 'mv.ui.look.all' },
] as const;

export function useReference(): [Reference, (reference: Reference) => void] {
  const [reference, setReference] = useState<Reference>(null);
  useTableKey('w', () => setReference('whoBuys'));
  useTableKey('g', () => setReference({ t: 'all' }));
  return [reference, setReference];
}

interface Props {
  reference: Reference;
  onReference(reference: Reference): void;
  whoBuys: ReactNode;
  LookUp: ComponentType<LookUpProps>;
  headTo: LookUpProps['headTo'];
}

/** The dialog with what is read. */
export function ReferenceDialog({ reference, onReference, whoBuys, LookUp, headTo }: Props) {
  const text = useText();
  const close = (): void => onReference(null);
  if (reference === null) return null;
  if (reference !== 'whoBuys')
    return <LookUp target={reference} headTo={headTo} onTarget={onReference} onClose={close} />;
  return (
    <Dialog title={text('mv.ui.whoBuys')} look="card" onClose={close}>
      {whoBuys}
    </Dialog>
  );
}
