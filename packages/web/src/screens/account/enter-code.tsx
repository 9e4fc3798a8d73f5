import { api } from '../../api/index.ts';
import { CodeForm } from './code-form.tsx';
import { startAnew } from './start-anew.ts';

/** The code that another device shows. */
export const EnterCode = () => (
  <CodeForm
    texts="account.enter"
    maxLength={30}
    autoComplete="one-time-code"
    use={async (code) => {
      await api.redeem(code);
      startAnew();
    }}
  />
);
