import type { Kysely } from 'kysely'
import { jobKind } from '../jobs/jobKind'
import type { JobQueue } from '../jobs/jobQueue'
import type { Job } from '../jobs/jobs.repo'
import type { JobTables } from '../jobs/jobs.schema'
import type { Mail, Mailer } from './mailer'

/** A mail on its way to the mail server. */
export interface QueuedMail {
  /** Names this mail among all others, for example `welcome:<id>`: a second one with the same key is not sent. No address. */
  key: string
  mail: Mail
  /** Whose account it is about: what still waits is removed with the account. */
  personId?: string
  /** When what it says has run out: it is not sent after that. */
  expiresAt?: Date
}

export type MailQueue<Tables extends JobTables> = ReturnType<typeof mailQueue<Tables>>

export const MAIL_KIND = 'mail'
const sendMail = jobKind<Mail>(MAIL_KIND)

/**
 * The one way to send a mail. It is kept in the transaction of the change that it tells of, and sent when that has
 * committed: never without it, and not lost when the process or the mail server dies. A crash just after sending may
 * send it twice, with the same Message-ID.
 *
 * Mails hold codes and links. Their text is removed from the database as soon as they are sent or have run out.
 *
 * @param from the configured sender; its domain is that of the Message-IDs
 */
export function mailQueue<Tables extends JobTables>({
  jobs,
  mailer,
  from,
}: {
  jobs: JobQueue<Tables>
  mailer: Mailer
  from: string
}) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  jobs.handle(sendMail, {
    outside: (mail, { id }) => mailer.send({ ...mail, messageId: `<${id}@${domain}>` }),
  })
  const asJob = ({ mail, ...rest }: QueuedMail) => ({ ...rest, payload: mail })

  return {
    /** Sends the mail some time after `tx` has committed, usually at once. Returns false if this key was used before. */
    enqueue: (tx: Kysely<Tables>, queued: QueuedMail): Promise<boolean> =>
      jobs.enqueue(tx, sendMail, asJob(queued)),

    /**
     * For a person who waits for the mail: pass the result to `deliver` when `tx` has committed. Takes the place of an
     * earlier mail with this key.
     */
    reserve: (tx: Kysely<Tables>, queued: QueuedMail): Promise<Job> =>
      jobs.reserve(tx, sendMail, asJob(queued)),

    /**
     * Sends a reserved mail now.
     *
     * @param takeBack undoes what was written for a mail that never left; the mail is then not tried again
     * @throws what the mail server answered; without `takeBack` the mail is tried again later
     */
    async deliver(mail: Job, takeBack?: (tx: Kysely<Tables>) => Promise<unknown>): Promise<void> {
      const outcome = await jobs.attempt(mail, takeBack)
      if ('error' in outcome) throw outcome.error
    },

    /** Does not send a mail that still waits. */
    cancel: (tx: Kysely<Tables>, key: string): Promise<void> => jobs.cancel(tx, sendMail, key),
  }
}
