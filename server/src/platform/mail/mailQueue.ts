import type { Kysely } from 'kysely'
import { jobKind } from '../jobs/jobKind'
import type { JobQueue } from '../jobs/jobQueue'
import type { Job } from '../jobs/jobs.repo'
import type { JobTables } from '../jobs/jobs.schema'
import type { Config } from '../config/config'
import type { MailContent } from './mailContent'
import type { Mail, Mailer } from './mailer'
import { renderMail } from './renderMail'

/** A mail to be queued. */
export interface QueuedMail {
  /**
   * Identifies the mail, for example `welcome:<id>`. A second mail with the same key is not sent. Must not contain
   * addresses.
   */
  key: string
  mail: MailContent
  /** The account concerned. Queued mails are deleted together with it. */
  personId?: string
  /** The time at which the content expires. The mail is not sent after this time. */
  expiresAt?: Date
}

export type MailQueue<Tables extends JobTables> = ReturnType<typeof mailQueue<Tables>>

export const MAIL_KIND = 'mail'
const sendMail = jobKind<Mail>(MAIL_KIND)

/**
 * Creates the queue, which is the only way to send a mail. A mail is queued in the transaction of the change
 * that it reports, and sent after the commit. It is therefore never sent if the change is rolled back, and
 * not lost if the process or the mail server fails. A crash directly after sending may cause the mail to be
 * sent twice, with the same Message-ID.
 *
 * Mails contain codes and links. Their text is deleted from the database as soon as they have been sent or
 * have expired.
 *
 * @param config the domain of the sender is also that of the Message-IDs; replies go to the support address
 */
export function mailQueue<Tables extends JobTables>({
  jobs,
  mailer,
  config,
}: {
  jobs: JobQueue<Tables>
  mailer: Mailer
  config: Pick<Config, 'mailFrom' | 'siteUrl' | 'supportEmail'>
}) {
  const domain = /@([^\s>]+)/.exec(config.mailFrom)?.[1] ?? 'localhost'
  jobs.handle(sendMail, {
    outside: (mail, { id }) => mailer.send({ ...mail, messageId: `<${id}@${domain}>` }),
  })
  const asJob = ({ mail, ...rest }: QueuedMail) => ({ ...rest, payload: renderMail(mail, config) })

  return {
    /**
     * Sends the mail after `tx` has committed, usually at once. Returns false if this key was used before.
     */
    enqueue: (tx: Kysely<Tables>, queued: QueuedMail): Promise<boolean> =>
      jobs.enqueue(tx, sendMail, asJob(queued)),

    /**
     * Queues a mail for which a person is waiting. Pass the result to `deliver` after `tx` has committed. Replaces an
     * earlier mail with this key.
     */
    reserve: (tx: Kysely<Tables>, queued: QueuedMail): Promise<Job> =>
      jobs.reserve(tx, sendMail, asJob(queued)),

    /**
     * Sends a reserved mail now.
     *
     * @param takeBack undoes the writes of the change if the mail could not be sent; the mail is then not
     * retried
     * @throws the error of the mail server; if there is no `takeBack`, the mail is retried later
     */
    async deliver(mail: Job, takeBack?: (tx: Kysely<Tables>) => Promise<unknown>): Promise<void> {
      const outcome = await jobs.attempt(mail, takeBack)
      if ('error' in outcome) throw outcome.error
    },

    /** Cancels a mail that is still queued. */
    cancel: (tx: Kysely<Tables>, key: string): Promise<void> => jobs.cancel(tx, sendMail, key),
  }
}
