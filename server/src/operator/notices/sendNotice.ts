import { createHash } from 'node:crypto'
import { findPersonById } from '../../accounts/people/person.repo'
import { recordAudit } from '../audit.repo'
import { OperatorError, type OperatorContext } from '../command'
import { noticeMail } from './notice.mails'
import { beginNotice, countPerson, findNotice, noticedAmong } from './notices.repo'
import type { Notice } from './readNotice'

const AT_ONCE = 100

export interface Sending {
  /** Permanent name of the notice. Nobody gets two notices with the same name. */
  name: string
  notice: Notice
  /** Ids of the people. */
  people: string[]
  reason: string
}

export interface Sent {
  queued: number
  /** Number of people who already have the notice. */
  earlier: number
  /** Ids without an account. */
  unknown: string[]
}

const hashOf = (notice: Notice) => createHash('sha256').update(JSON.stringify(notice)).digest('hex')

/**
 * Refuses to continue a notice with a changed text.
 * @throws OperatorError if the notice was begun with another text
 */
export async function requireSameNotice({ db }: OperatorContext, { name, notice }: Sending) {
  const begun = await findNotice(db, name)
  if (begun && begun !== hashOf(notice))
    throw new OperatorError(`“${name}” was begun with another text: name this one differently.`)
}

/** Counts the people whom a notice would reach. */
export async function reachOf({ db }: OperatorContext, { name, people }: Sending): Promise<Sent> {
  const sent: Sent = { queued: 0, earlier: 0, unknown: [] }
  for (let start = 0; start < people.length; start += AT_ONCE) {
    const some = people.slice(start, start + AT_ONCE)
    const noticed = await noticedAmong(db, name, some)
    for (const id of some)
      if (noticed.has(id)) sent.earlier += 1
      else if (await findPersonById(db, id)) sent.queued += 1
      else sent.unknown.push(id)
  }
  return sent
}

/**
 * Queues a mail for everybody who does not have the notice. After an interruption, the next run continues where it
 * stopped.
 */
export async function sendNotice(context: OperatorContext, sending: Sending): Promise<Sent> {
  const { db, clock } = context
  const { name, notice, people, reason } = sending
  await requireSameNotice(context, sending)
  await db.transaction().execute(async (tx) => {
    const row = { name, sha256: hashOf(notice), begun_at: clock().toISOString() }
    if (await beginNotice(tx, row)) await recordAudit(tx, context, { act: 'notify', target: name, reason })
  })
  const sent: Sent = { queued: 0, earlier: 0, unknown: [] }
  for (const id of people) {
    const outcome = await queueFor(context, id, sending)
    if (outcome === 'unknown') sent.unknown.push(id)
    else sent[outcome] += 1
  }
  return sent
}

/** Records the person and queues the mail in one transaction, so that neither exists without the other. */
async function queueFor(
  { db, mails, config, clock }: OperatorContext,
  id: string,
  { name, notice }: Sending,
) {
  const person = await findPersonById(db, id)
  if (!person) return 'unknown' as const
  const mail = noticeMail(person, notice, config.supportEmail)
  return db.transaction().execute(async (tx) => {
    const row = { notice: name, person_id: id, queued_at: clock().toISOString() }
    if (!(await countPerson(tx, row))) return 'earlier' as const
    await mails.enqueue(tx, { key: `notice:${name}:${id}`, mail, personId: id })
    return 'queued' as const
  })
}
