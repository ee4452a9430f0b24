import type { ChildProcess } from 'node:child_process'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { DEFAULT_MODES } from '@mentor-connect/contract/messages/notificationRules'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'
import { notifier } from '../../messages/notifications/notifier'
import { saveModes, saveTimes } from '../../messages/notifications/preferences.repo'
import { saveSubscription } from '../../messages/notifications/subscriptions.repo'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import { jobQueue } from '../../platform/jobs/jobQueue'
import { freshDatabase } from '../freshDatabase'
import { startPushService, type PushService } from '../pushService'
import { startSmtpServer, type SmtpMoment } from '../smtpServer'
import { keepProcesses } from './jobProcesses'

export interface DeliveryDrillResult {
  /** Number of deliveries that are marked as sent, and of those counted for the limits: two for each person. */
  sent: number
  counted: number
  mails: number
  doubledMails: number
  pushes: number
  doubledPushes: number
  killed: number
}

const LEASE_MS = 2000

/**
 * By the last digit of the person's number: the stage at which the process that sends the mail is killed, or
 * (`PUSH_KILL`) that the process that pushes is killed.
 */
const MAIL_KILLS: Record<number, SmtpMoment> = { 3: 'recipient', 5: 'taken', 7: 'acknowledged' }
const PUSH_KILL = 1

/** Notifies many people by mail and push from several processes, which are killed in the middle of their messages. */
export async function drillDeliveries({
  people,
  processes,
}: {
  people: number
  processes: number
}): Promise<DeliveryDrillResult> {
  const { db, location, drop } = await freshDatabase()
  const children = new Map<string, ChildProcess>()
  const kill = (name: string) => children.get(name)!.kill('SIGKILL')
  const ids = Array.from({ length: people }, (_, index) => `m${index}`)
  const mailKills = new Map(
    ids.flatMap((id, index) =>
      MAIL_KILLS[index % 10] ? [[`${id}@example.org`, MAIL_KILLS[index % 10]]] : [],
    ),
  )
  const pushKills = new Set(ids.filter((_, index) => index % 10 === PUSH_KILL).map((id) => `/${id}`))
  const smtp = await startSmtpServer((moment, { from, to }) => {
    if (mailKills.get(to) !== moment) return false
    mailKills.delete(to)
    return kill(from.split('@')[0]!)
  })
  const push = await startPushService(({ path, contact }) => {
    if (pushKills.delete(path)) kill(contact.split('@')[0]!)
  })
  for (const id of ids) await notify(db, push, id)

  const options = { location, lease: LEASE_MS, smtpUrl: smtp.url }
  const killed = await keepProcesses(
    processes,
    options,
    (name, child) => children.set(name, child),
    'deliveryProcess',
  )
  const sent = await db.selectFrom('deliveries').select('state').where('state', '=', 'sent').execute()
  const counted = await db.selectFrom('deliveries_sent').select('id').execute()
  await Promise.all([smtp.close(), push.close()])
  await drop()
  const [mails, pushes] = [
    new Set(smtp.taken.map(({ to }) => to)),
    new Set(push.received.map(({ path }) => path)),
  ]
  return {
    sent: sent.length,
    counted: counted.length,
    killed,
    mails: mails.size,
    doubledMails: smtp.taken.length - mails.size,
    pushes: pushes.size,
    doubledPushes: push.received.length - pushes.size,
  }
}

/** Creates a mentor with a browser and a course, which somebody joined an hour ago. */
async function notify(db: Database, push: PushService, personId: string) {
  const clock = () => new Date(Date.now() - HOUR_MS)
  const now = clock().toISOString()
  await insertMentor(db, { id: personId })
  await insertCourse(db, { id: `c-${personId}`, title: 'Bread', mentorId: personId })
  const session = { id_hash: personId, person_id: personId, role: 'mentor' as const, created_at: now }
  const unknown = { last_used_at: null, browser: null, system: null, device_id: null }
  await db
    .insertInto('sessions')
    .values({ ...session, expires_at: '2999-01-01T00:00:00.000Z', ...unknown })
    .execute()
  await db.transaction().execute(async (tx) => {
    await saveTimes(tx, personId, { quietHours: { from: 0, until: 0 } })
    await saveModes(tx, personId, { ...DEFAULT_MODES, learning: { push: 'now', mail: 'now' } })
    await saveSubscription(tx, { ...push.subscribe(personId), personId, sessionId: personId, now })
    const jobs = jobQueue<ApiDatabase>({ db, clock })
    const event = { kind: 'enrolment', subject: `c-${personId}`, to: personId, key: personId } as const
    await notifier({ jobs, clock }).record(tx, event)
  })
}
