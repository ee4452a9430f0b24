import type { MissedSessionsDecision } from '@mentor-connect/contract/admin/missedSessions'
import { randomUUID } from 'node:crypto'
import { lockAccount } from '../../accounts/people/credentials.repo'
import type { Person } from '../../accounts/people/person.repo'
import type { Database } from '../../kernel/database/schema'
import { decidedUntil, insertDecision } from '../../mentoring/meetings/record/missedSessionDecisions.repo'
import { missedSessions, noShowMentor } from '../../mentoring/meetings/record/noShowMentors.query'
import { recordAudit } from '../audit.repo'
import type { OperatorContext } from '../command'
import { StateChanged } from '../stateChanged'

interface Decision {
  decision: MissedSessionsDecision
  note: string
  /** Time at which the newest missed session that the operator has seen began to count. */
  until: string
}

type Acting = Pick<OperatorContext, 'db' | 'clock' | 'operator' | 'operatorId'>

/**
 * Stores an operator's decision about the missed sessions of a mentor. It does not cover sessions that are
 * counted later, because the operator has not seen them.
 */
export async function decideMissedSessions(
  acting: Acting,
  mentor: Person,
  { decision, note, until }: Decision,
): Promise<void> {
  await acting.db.transaction().execute(async (tx) => {
    await lockAccount(tx, 'mentor', mentor.id)
    await requireWaiting(tx, acting, mentor, until)
    await insertDecision(tx, {
      id: randomUUID(),
      mentor_id: mentor.id,
      covers_until: until,
      decision,
      note,
      decided_by: acting.operator,
      decided_at: acting.clock().toISOString(),
    })
    const reason = `${decision}: ${note}`
    await recordAudit(tx, acting, { act: 'missed-sessions decide', target: mentor.id, reason })
  })
}

async function requireWaiting(tx: Database, { clock }: Acting, { id, email }: Person, until: string) {
  const sessions = await missedSessions(tx, clock(), id)
  const waiting = noShowMentor(id, sessions, (await decidedUntil(tx, [id])).get(id))
  if (!waiting) throw new StateChanged(`Nothing waits about ${email} any more. Look at the person again.`)
  if (!waiting.undecided.some(({ countsFrom }) => countsFrom === until))
    throw new StateChanged(`The missed sessions of ${email} have changed. Look at the person again.`)
}
