import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  url: string
  /** Waits for a mail to an address, and returns the latest. */
  mailTo: (address: string) => Promise<Email>
  stop: () => Promise<void>
}

/** Starts a mail server that accepts every mail and stores it for a test. */
export async function startMailServer(): Promise<MailServer> {
  const mails = new Map<string, Email>()
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, session, done) => {
      const mail = await PostalMime.parse(await bytesOf(stream))
      for (const { address } of session.envelope.rcptTo) mails.set(address, mail)
      done()
      for (const wake of waiting) wake()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  async function mailTo(address: string): Promise<Email> {
    for (;;) {
      const mail = mails.get(address)
      if (mail) return mail
      await new Promise<void>((resolve) => waiting.add(resolve))
    }
  }

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mailTo,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function bytesOf(stream: AsyncIterable<Buffer | string>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
