import { SMTPServer } from 'smtp-server';

export interface Letter {
  to: string;
  text: string;
}

/** A mail server of our own. */
export interface PostOffice {
  url: string;
  /** Waits for the next letter. */
  next(): Promise<Letter>;
  /** How many have come. */
  count(): number;
  close(): Promise<void>;
}

export async function openPostOffice(): Promise<PostOffice> {
  const letters: Letter[] = [];
  let come = (): void => {};
  let read = 0;
  const office = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        // Lines that were broken for the way are whole again.
        letters.push({ to, text: Buffer.concat(parts).toString().replaceAll('=\r\n', '') });
        done();
        come();
      });
    },
  });
  await new Promise<void>((listening) => {
    office.listen(0, '127.0.0.1', listening);
  });
  const { port } = office.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => letters.length,
    close: () => new Promise<void>((closed) => office.close(() => closed())),
    async next() {
      while (letters.length <= read)
        await new Promise<void>((arrived) => {
          come = arrived;
        });
      return letters[read++] as Letter;
    },
  };
}
