import type { Json, OpenQuestion, OwnQuestion, TableInfo, Viewer } from '@fondaco/kernel';
import type { GameLook } from '@fondaco/page-kit/look.ts';
import { OptionsPanel } from '@fondaco/page-kit/options/options-panel.tsx';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { Keys } from '../screens/keys.tsx';
import { SettingsForm } from '../screens/settings.tsx';
import type { Panel } from './bar.tsx';
import { Notes } from './notes.tsx';

interface Props {
  panel: Panel | null;
  table: TableInfo;
  look: GameLook;
  seat: Viewer;
  questions: readonly OpenQuestion[];
  answer: ((question: OwnQuestion, ...actions: Json[]) => void) | null;
  busy: boolean;
  onClose(): void;
}

/** What opens over the table. */
export function Panels(props: Props) {
  const { panel, table, look, seat, questions, answer, busy, onClose } = props;
  const text = useText();
  switch (panel) {
    case 'aid':
      return (
        <Dialog title={text('table.aid')} look="sheet" onClose={onClose}>
          <look.Aid table={table} />
        </Dialog>
      );
    case 'keys':
      return (
        <Dialog title={text('table.keys')} onClose={onClose}>
          <Keys more={look.keys} />
        </Dialog>
      );
    case 'settings':
      return (
        <Dialog title={text('table.settings')} onClose={onClose}>
          <SettingsForm />
        </Dialog>
      );
    case 'notes':
      return seat === 'table' ? null : <Notes {...{ seat, onClose }} table={table.id} />;
    case 'options':
      return (
        <Dialog title={text('table.options')} look="sheet" onClose={onClose}>
          <OptionsPanel
            questions={questions}
            busy={busy}
            answer={
              answer &&
              ((question, ...actions) => {
                onClose();
                answer(question, ...actions);
              })
            }
          />
        </Dialog>
      );
    default:
      return null;
  }
}
