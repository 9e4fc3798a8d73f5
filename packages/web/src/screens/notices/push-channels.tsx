import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useEffect, useState } from 'react';
import { callsApi } from '../../api/calls.ts';
import { ownPushChannel, pushSupport, subscribePush } from '../../api/push.ts';
import { ChannelActions, ChannelStateText, Row } from './channel-row.tsx';
import type { Part } from './notices.tsx';

/** This browser, and the others that were switched on. */
export function PushChannels(part: Part) {
  const text = useText();
  const { info, busy, run } = part;
  const [own, setOwn] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever the list of channels changes
  useEffect(() => {
    void ownPushChannel().then(setOwn);
  }, [info.channels]);
  const support = pushSupport();
  const pushed = info.channels.filter((channel) => channel.kind === 'push');
  const here = pushed.find((channel) => channel.id === own);
  const others = pushed.filter((channel) => channel !== here);
  const title = text('notices.push');
  const add = (): void =>
    run(async () => {
      const target = await subscribePush(info.pushKey ?? '').catch(() => null);
      setRefused(target === null);
      if (target) await callsApi.addPush({ ...target, device: deviceName() });
    });
  return (
    <>
      {here ? (
        <Row
          icon="bell"
          title={title}
          actions={<ChannelActions {...{ channel: here, name: title, part }} />}
        >
          <ChannelStateText channel={here} />
        </Row>
      ) : (
        <Row
          icon="bell"
          title={title}
          actions={
            support === 'ok' && (
              <Button disabled={busy} onClick={add}>
                {text('notices.push.allow')}
              </Button>
            )
          }
        >
          {text(`notices.push.${refused && support === 'ok' ? 'refused' : support}`)}
        </Row>
      )}
      {others.map((channel) => {
        const name = text('notices.push.other', { device: channel.label });
        const actions = <ChannelActions channel={channel} name={name} part={part} removable />;
        return (
          <Row key={channel.id} icon="bell" title={name} actions={actions}>
            <ChannelStateText channel={channel} />
          </Row>
        );
      })}
    </>
  );
}

const BROWSERS = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'] as const;
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'] as const;

/** What to call this browser in the list of another. */
function deviceName(): string {
  const { userAgent } = navigator;
  const browser = BROWSERS.find((name) => userAgent.includes(name)) ?? '?';
  const system = SYSTEMS.find((name) => userAgent.includes(name)) ?? '';
  return `${browser === 'Edg' ? 'Edge' : browser === 'OPR' ? 'Opera' : browser} ${system}`.trim();
}
