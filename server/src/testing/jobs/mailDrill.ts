import type { ChildProcess } from 'node:child_process'
import { mailQueue } from '../../platform/mail/mailQueue'
import { freshDatabaseWith } from '../freshDatabase'
import { memoryMailer } from '../memoryMailer'
import { testConfig } from '../testConfig'
import { testMail } from '../testMail'
import { startSmtpServer, type SmtpMoment } from '../smtpServer'
import { effectMigrations, effectQueue, type EffectTables } from './effects'
import { ended, keepProcesses, startJobProcess } from './jobProcesses'

export interface MailDrillResult {
  mails: number
  /** Number of mails that the mail server accepted at least once. */
  arrived: number
  lost: number
  /** Number of times that a mail was accepted again, each time with the same Message-ID. */
  doubled: number
  /** Number of mails that the metrics would count as possibly sent twice. */
  maybeDoubled: number
  /** Number of mails that arrived under more than one Message-ID. */
  renamed: number
  killed: number
}

const LEASE_MS = 2000

/** Stage at which the sender is killed, by the last digit of the mail's number. */
const KILLS: Record<number, SmtpMoment> = { 3: 'recipient', 5: 'taken', 7: 'acknowledged' }

/**
 * Sends many mails from several processes, which are killed before and after the mail server accepted a mail. The
 * first tenth was queued by a process that died before it sent any.
 */
export async function drillMails({
  mails,
  processes,
}: {
  mails: number
  processes: number
}): Promise<MailDrillResult> {
  const { db, location, drop } = await freshDatabaseWith<EffectTables>(effectMigrations)
  const children = new Map<string, ChildProcess>()
  const pending = new Map<string, SmtpMoment>()
  const addresses = Array.from({ length: mails }, (_, index) => `mail-${index}@example.org`)
  addresses.forEach((to, index) => KILLS[index % 10] && pending.set(to, KILLS[index % 10]!))
  const smtp = await startSmtpServer((moment, { from, to }) => {
    if (pending.get(to) !== moment) return false
    pending.delete(to)
    return children.get(from.split('@')[0]!)!.kill('SIGKILL')
  })

  const waiting = addresses.splice(0, mails / 10)
  const options = { location, lease: LEASE_MS, smtpUrl: smtp.url }
  await ended(await startJobProcess({ ...options, name: 'writer', reserveMails: waiting }))
  const jobs = effectQueue(db, () => new Date())
  const queue = mailQueue({ jobs, mailer: memoryMailer(), config: testConfig() })
  for (const to of addresses) await queue.enqueue(db, { key: to, mail: testMail(to) })

  const killed = await keepProcesses(processes, options, (name, child) => children.set(name, child))
  const arrived = new Set(smtp.taken.map(({ to }) => to))
  const rows = await db.selectFrom('jobs').select(['interrupted']).execute()
  const messageIds = new Set(smtp.taken.map(({ to, messageId }) => `${to} ${messageId}`))
  await smtp.close()
  await drop()
  return {
    mails,
    arrived: arrived.size,
    lost: mails - arrived.size,
    doubled: smtp.taken.length - arrived.size,
    maybeDoubled: rows.filter(({ interrupted }) => interrupted > 0).length,
    renamed: messageIds.size - arrived.size,
    killed: killed + 1,
  }
}
