import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { LabelledField, Select } from '@fondaco/page-kit/ui/fields.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type FormEvent, useState } from 'react';
import { callsApi } from '../../api/calls.ts';
import { paths } from '../data/paths.ts';
import { ChannelActions, ChannelStateText, Row, Switch } from './channel-row.tsx';
import type { Part } from './notices.tsx';

/** Discord, Slack, and whatever understands one of them. */
export function WebhookChannels(part: Part) {
  const text = useText();
  const hooks = part.info.channels.filter((channel) => channel.kind === 'webhook');
  return (
    <>
      {hooks.map((channel) => {
        const name = text('notices.webhook.at', { host: channel.label });
        const actions = <ChannelActions channel={channel} name={name} part={part} removable />;
        return (
          <Row key={channel.id} icon="link" title={name} actions={actions}>
            <ChannelStateText channel={channel} />
          </Row>
        );
      })}
      <AddWebhook {...part} />
    </>
  );
}

function AddWebhook({ busy, run }: Part) {
  const text = useText();
  const [url, setUrl] = useState('');
  const [chosen, setChosen] = useState<'discord' | 'slack' | null>(null);
  const format = chosen ?? (url.includes('discord') ? 'discord' : 'slack');
  const add = (e: FormEvent): void => {
    e.preventDefault();
    run(async () => {
      await callsApi.addWebhook(url.trim(), format);
      setUrl('');
    });
  };
  return (
    <li className="notices-add">
      <details>
        <summary>
          <Icon name="plus" /> {text('notices.webhook.add')}
        </summary>
        <form className="notices-form" onSubmit={add}>
          <LabelledField
            label={text('notices.webhook.url')}
            hint={text('notices.webhook.hint')}
            type="url"
            required
            maxLength={1000}
            value={url}
            autoComplete="off"
            translate="no"
            onChange={(e) => setUrl(e.target.value)}
          />
          <Select<'discord' | 'slack'>
            label={text('notices.webhook.format')}
            value={format}
            choices={(['discord', 'slack'] as const).map((value) => ({
              value,
              label: text(`notices.webhook.${value}`),
            }))}
            onChange={setChosen}
          />
          <Button type="submit" disabled={busy}>
            {text('notices.webhook.save')}
          </Button>
        </form>
      </details>
    </li>
  );
}

const DIGEST_HOURS = ['0', '6', '12', '24'] as const;

/** To the confirmed address of the account, where this server sends mail. */
export function MailChannel({ onDigest, ...part }: Part & { onDigest(hours: number): void }) {
  const text = useText();
  const { info, busy, run } = part;
  const channel = info.channels.find(({ kind }) => kind === 'mail');
  const title = text('notices.mail');
  if (!info.mail)
    return (
      <Row icon="mail" title={title}>
        {text('notices.mail.none')}
      </Row>
    );
  const { address } = info.mail;
  if (address === null)
    return (
      <Row
        icon="mail"
        title={title}
        actions={
          <Link to={paths.me} className="button button-plain">
            {text('notices.mail.confirm')}
          </Link>
        }
      >
        {text('notices.mail.unconfirmed')}
      </Row>
    );
  const to = (
    <span translate="no" className="notices-address">
      {address}
    </span>
  );
  if (!channel)
    return (
      <Row
        icon="mail"
        title={title}
        actions={
          <Switch label={title} on={false} disabled={busy} onChange={() => run(callsApi.addMail)} />
        }
      >
        {to}
      </Row>
    );
  return (
    <>
      <Row
        icon="mail"
        title={title}
        actions={<ChannelActions channel={channel} name={title} part={part} />}
      >
        {to} <ChannelStateText channel={channel} />
      </Row>
      {channel.on && (
        <li className="notices-add">
          <Select
            label={text('notices.digest')}
            value={String(info.digestHours)}
            choices={DIGEST_HOURS.map((value) => ({
              value: value as string,
              label:
                value === '0'
                  ? text('notices.digest.none')
                  : text('notices.digest.hours', { count: Number(value) }),
            }))}
            onChange={(value) => onDigest(Number(value))}
          />
        </li>
      )}
    </>
  );
}
