import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** A message as the server received it. */
export interface TakenMail {
  from: string
  to: string
  messageId: string
  /** The text of the mail with its headers. */
  text: string
}

export interface TestSmtpServer {
  url: string
  /** Mails in the order in which they were accepted. */
  taken: TakenMail[]
  close: () => Promise<void>
}

/** The stage that the server has reached with a message. */
export type SmtpMoment = 'recipient' | 'taken' | 'acknowledged'

type Envelope = Pick<TakenMail, 'from' | 'to'>

/**
 * Starts a mail server.
 * @param isCutOff called at each stage of a message; if it returns true, the server stops responding about this message
 * @param isRefused whose mail the server refuses, with an error that repeats the address
 */
export async function startSmtpServer(
  isCutOff: (moment: SmtpMoment, envelope: Envelope) => boolean = () => false,
  isRefused: (address: string) => boolean = () => false,
): Promise<TestSmtpServer> {
  const taken: TakenMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, session, done) => {
      if (isRefused(address)) done(new Error(`<${address}>: Recipient address rejected`))
      else if (!isCutOff('recipient', { ...envelopeOf(session), to: address })) done()
    },
    onData: async (stream, session, done) => {
      // A killed sender leaves an incomplete message.
      const text = await textOf(stream).catch(() => undefined)
      if (text === undefined) return
      const envelope = envelopeOf(session)
      const messageId = /^message-id: *(.*)$/im.exec(text)?.[1]?.trim() ?? ''
      taken.push({ ...envelope, messageId, text })
      if (isCutOff('taken', envelope)) return
      done()
      isCutOff('acknowledged', envelope)
    },
  })
  // A killed sender resets its connection.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function envelopeOf({ envelope }: SMTPServerSession): Envelope {
  return {
    from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
    to: envelope.rcptTo[0]?.address ?? '',
  }
}

async function textOf(stream: AsyncIterable<Buffer | string>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}
