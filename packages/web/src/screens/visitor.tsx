import { type ReactNode, useEffect, useState } from 'react';
import { ensureMe, useMe } from './data/me.ts';
import { Waiting } from './pages.tsx';
import { useGuestName } from './words.ts';

/** Who follows a link to a table is a guest from then on: watching and sitting down need somebody to be. */
export function Visitor({ children }: { children: ReactNode }) {
  const me = useMe();
  const guest = useGuestName();
  const [failed, setFailed] = useState(false);
  const nobody = me.state === 'nobody';
  useEffect(() => {
    if (nobody) ensureMe(guest).catch(() => setFailed(true));
  }, [nobody, guest]);
  // Without the server the table itself says that it cannot be reached, and comes back by itself.
  return me.state === 'here' || me.state === 'offline' || failed ? children : <Waiting />;
}
