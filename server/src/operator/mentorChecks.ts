import { localDay } from '@mentor-connect/contract/rules/localDay'
import type { MentorCheckKind } from '@mentor-connect/contract/accounts/mentorChecks'
import { randomUUID } from 'node:crypto'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import { checksOf, insertCheck, withdrawCheck } from '../accounts/people/mentorChecks.repo'
import { recordForRestore } from '../kernel/restore-journal/restoreJournal.repo'
import { recordAudit } from './audit.repo'
import { OperatorError, type OperatorContext } from './command'
import { findStanding, touchMentor } from './mentors.repo'

interface NewCheck {
  mentorId: string
  kind: MentorCheckKind
  /** The employer or school that was verified; empty if the check verified the identity. */
  detail: string
  /** The evidence that the operator has seen. */
  reason: string
}

/** Adds a check, which is then shown on the mentor's public page. Returns the id of the check. */
export async function addCheck(context: OperatorContext, check: NewCheck): Promise<string> {
  const { mentorId, kind, detail, reason } = check
  const now = context.clock()
  const id = randomUUID()
  await context.db.transaction().execute(async (tx) => {
    // `findStanding` locks the mentor, so that the same check is not added twice.
    if (!(await findStanding(tx, mentorId))) throw new OperatorError('This mentor is gone.')
    const existing = await checksOf(tx, mentorId)
    const same = existing.find((one) => one.kind === kind && one.detail === detail)
    if (same)
      throw new OperatorError(`This is on the page already, since ${same.checked_on}: withdraw it first.`)
    const checked_on = localDay(now, DEFAULT_TIME_ZONE)
    await insertCheck(tx, { id, mentor_id: mentorId, kind, detail, checked_on, withdrawn_at: null })
    await touchMentor(tx, mentorId, now.toISOString())
    await recordAudit(tx, context, { act: 'mentors check', target: mentorId, reason })
  })
  return id
}

/** Removes a check from the public page. It stays removed after an older backup is restored. */
export async function endCheck(context: OperatorContext, id: string, reason: string) {
  const now = context.clock()
  await context.db.transaction().execute(async (tx) => {
    const mentorId = await withdrawCheck(tx, id, now.toISOString())
    if (!mentorId) throw new OperatorError(`No mentor’s page has the check ${id}.`)
    await touchMentor(tx, mentorId, now.toISOString())
    await recordForRestore(tx, { kind: 'mentor-check-withdrawn', subject: id, role: 'mentor' }, now)
    await recordAudit(tx, context, { act: 'mentors uncheck', target: mentorId, reason })
  })
}
