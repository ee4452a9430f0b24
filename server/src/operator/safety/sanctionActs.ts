import type { Database } from '../../kernel/database/schema'
import { cancelMeetingsOf } from '../../mentoring/meetings/cancelMeetings.repo'
import { queueCancelledMeetings, toldOfMeetings } from '../../mentoring/meetings/cancelledMeetings'
import { cancelMentorshipsOf, toldOfMentorships } from '../../mentoring/mentorships/cancelMentorships.repo'
import { workshopNews } from '../../mentoring/meetings/workshopNews'
import { notifier, type NewEvent } from '../../messages/notifications/notifier'
import { lockAccount } from '../../accounts/people/credentials.repo'
import {
  endSanction,
  insertSanction,
  type NewSanction,
  type Sanction,
} from '../../accounts/people/sanctions.repo'
import type { Person } from '../../accounts/people/person.repo'
import { recordForRestore } from '../../kernel/restore-journal/restoreJournal.repo'
import { liftedMail, sanctionMail } from '../../trust/safety/sanction.mails'
import type { Job } from '../../platform/jobs/jobs.repo'
import type { MailContent } from '../../platform/mail/mailContent'
import { recordAudit } from '../audit.repo'
import type { OperatorContext } from '../command'

/** Dependencies of an operator's action. */
export type Acting = Pick<
  OperatorContext,
  'db' | 'config' | 'mails' | 'jobs' | 'clock' | 'operator' | 'operatorId'
>

export interface Wanted extends Pick<NewSanction, 'kind' | 'reason' | 'note' | 'caseId' | 'until'> {
  person: Person
}

/** A sanction that was imposed or lifted. */
export interface Done {
  id: string
  /** The mail to deliver after the commit; undefined if the person is not notified. */
  mail?: Job
}

/** Names of the actions in the audit. */
const IMPOSED = {
  note: 'users note',
  warning: 'users warn',
  limit: 'users limit',
  suspension: 'users suspend',
} as const

/**
 * Imposes a sanction in the transaction `tx`, and writes the audit record, the entry in the restore journal,
 * and the mail. Returns undefined if the person is already suspended or limited.
 *
 * @param others notifications of other people in the same transaction; all are recorded together, in a fixed
 * order of people, so that transactions cannot deadlock
 */
export async function imposeSanction(
  tx: Database,
  acting: Acting,
  wanted: Wanted,
  others: NewEvent[] = [],
): Promise<Done | undefined> {
  const { person, kind, until } = wanted
  const now = acting.clock().toISOString()
  // Concurrent requests, bookings and other actions of this person wait for the lock, and then find the suspension.
  if (kind === 'suspension') await lockAccount(tx, person.role, person.id)
  const reason = wanted.reason ?? wanted.note ?? undefined
  const id = await insertSanction(tx, { ...wanted, by: acting.operator, now }, () =>
    recordAudit(tx, acting, { act: IMPOSED[kind], target: person.id, reason }),
  )
  if (!id) return undefined
  if (kind === 'suspension') {
    const detail = until ? (`until-${until}` as const) : null
    const { id: subject, role } = person
    await recordForRestore(tx, { kind: 'account-suspended', subject, role, detail }, acting.clock())
  }
  const cancelled = kind === 'suspension' ? await cancelAll(tx, acting, person) : []
  const own = kind === 'note' ? [] : [toldOf('sanction-imposed', id, person.id)]
  await notifier(acting).recordAll(tx, [...cancelled, ...own, ...others])
  if (kind === 'note') return { id }
  const { supportEmail } = acting.config
  const mail = sanctionMail(person, {
    kind,
    supportEmail,
    until: until ?? null,
    reason: wanted.reason ?? '',
  })
  return { id, mail: await acting.mails.reserve(tx, { key: `sanction:${id}`, mail, personId: person.id }) }
}

/**
 * Cancels the person's plans with others. Returns the notifications for these people, which do not mention
 * the reason.
 */
async function cancelAll(tx: Database, acting: Acting, { id, role }: Person): Promise<NewEvent[]> {
  const now = acting.clock().toISOString()
  const meetings = await cancelMeetingsOf(tx, id, now)
  await queueCancelledMeetings(tx, acting, meetings)
  const mentorships = await cancelMentorshipsOf(tx, id, now)
  const workshops = await workshopNews(acting).withdraw(tx, id, role)
  return [...toldOfMeetings(id, meetings), ...toldOfMentorships(mentorships), ...workshops]
}

const toldOf = (kind: 'sanction-imposed' | 'sanction-lifted', id: string, to: string): NewEvent => ({
  kind,
  subject: id,
  to,
  key: id,
})

interface Lifting {
  sanction: Sanction
  /** The sanctioned person; undefined if the account was deleted. */
  person: Person | undefined
  /** Reason for the audit. */
  reason: string
  /** Mail to the person; by default it says that the sanction is lifted. */
  mail?: MailContent
}

/**
 * Lifts a sanction, and writes the audit record, the entry in the restore journal, and the mail. Returns
 * undefined if the sanction has already ended.
 *
 * @param others notifications of other people in the same transaction
 */
export async function liftSanction(
  tx: Database,
  acting: Acting,
  lifting: Lifting,
  others: NewEvent[] = [],
): Promise<Done | undefined> {
  const { sanction, person, reason } = lifting
  const { id, kind, person_id: subject, role } = sanction
  const now = acting.clock().toISOString()
  const act = kind === 'suspension' ? 'users restore' : 'sanctions lift'
  const hasEnded = await endSanction(tx, id, { by: acting.operator, now }, () =>
    recordAudit(tx, acting, { act, target: subject, reason }),
  )
  if (!hasEnded) return undefined
  if (kind === 'suspension')
    await recordForRestore(tx, { kind: 'account-reinstated', subject, role }, acting.clock())
  const isTold = person !== undefined && kind !== 'note'
  const own = isTold ? [toldOf('sanction-lifted', id, subject)] : []
  await notifier(acting).recordAll(tx, [...own, ...others])
  if (!isTold) return { id }
  const mail = lifting.mail ?? liftedMail(person, { kind, supportEmail: acting.config.supportEmail })
  return { id, mail: await acting.mails.reserve(tx, { key: `lifted:${id}`, mail, personId: subject }) }
}
