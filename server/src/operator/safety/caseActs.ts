import type { SanctionKind } from '@mentor-connect/contract/trust/sanctions'
import type { Database } from '../../kernel/database/schema'
import { notifier, type NewEvent } from '../../messages/notifications/notifier'
import { findPerson } from '../../accounts/people/person.repo'
import { AUTOMATIC, sanctionsOf } from '../../accounts/people/sanctions.repo'
import { insertHistory, type Case } from '../../trust/safety/cases.repo'
import { reportOutcomeMail } from '../../trust/safety/outcome.mails'
import { hasActed } from '../../trust/safety/reports.service'
import { recordAudit } from '../audit.repo'
import { OperatorError } from '../command'
import { StateChanged } from '../stateChanged'
import { evidenceOf, findCase, reportsOf, type Evidence } from './cases.query'
import { openCaseAbout, updateCase, type Expected } from './caseStates.repo'
import { imposeSanction, liftSanction, type Acting, type Done } from './sanctionActs'

/** Shows the evidence of a case, with transcripts. Every view is recorded in the audit. */
export async function viewEvidence(acting: Acting, id: string): Promise<Evidence[]> {
  return acting.db.transaction().execute(async (tx) => {
    const evidence = await evidenceOf(tx, id)
    await recordAudit(tx, acting, { act: 'cases show', target: id })
    return evidence
  })
}

/**
 * Assigns an open case to the operator.
 * @param from the operator to whom the case is assigned now, in order to take it over
 */
export async function assignCase(acting: Acting, id: string, from?: string): Promise<void> {
  await acting.db.transaction().execute(async (tx) => {
    const expected =
      from === undefined ? { state: 'open' as const } : { state: 'assigned' as const, assignee: from }
    await change(tx, id, expected, { state: 'assigned', assignee: acting.operator })
    await note(tx, acting, id, { event: 'assigned', act: 'cases assign', detail: from && `from ${from}` })
  })
}

export interface Decision {
  outcome: 'dismissed' | SanctionKind
  /** Reason that is shown to the person; for a note or a dismissal, it is shown only to operators. */
  reason: string
  /** The time at which the sanction ends automatically. */
  until?: string
}

/**
 * Decides a case that is assigned to the operator: imposes the sanction, ends the automatic limit, and
 * notifies the person and the reporters.
 */
export async function decideCase(acting: Acting, id: string, decision: Decision): Promise<Done | undefined> {
  return acting.db.transaction().execute(async (tx) => {
    const now = acting.clock().toISOString()
    const { outcome, reason } = decision
    const expected = { state: 'assigned', assignee: acting.operator } as const
    const decided = { outcome, decided_at: now, decided_by: acting.operator, open_about: null }
    const found = await change(tx, id, expected, { state: 'decided', ...decided })
    const reporters = await mailReporters(tx, acting, found, outcome)
    const isActed = hasActed(outcome)
    const lifted = await endAutomaticLimit(tx, acting, found, isActed ? undefined : reporters)
    const others = lifted && !isActed ? [] : reporters
    const done = outcome === 'dismissed' ? undefined : await sanction(tx, acting, found, decision, others)
    await note(tx, acting, id, { event: 'decided', act: 'cases decide', detail: `${outcome}: ${reason}` })
    if (!done) await notifier(acting).recordAll(tx, others)
    return done?.mail ? done : lifted
  })
}

/** Reopens a decided case. A sanction that resulted from the case stays until it is lifted. */
export async function reopenCase(acting: Acting, id: string, reason: string): Promise<void> {
  await acting.db.transaction().execute(async (tx) => {
    const found = await requireCase(tx, id)
    const other = await openCaseAbout(tx, found.about_id)
    if (other && other.id !== id)
      throw new StateChanged(`Case ${other.id} about the same person is open: decide there.`)
    const undecided = { outcome: null, decided_at: null, decided_by: null, assignee: null }
    await change(tx, id, { state: 'decided' }, { ...undecided, state: 'open', open_about: found.about_id })
    await note(tx, acting, id, { event: 'reopened', act: 'cases reopen', detail: reason })
  })
}

/** Changes a case that is in the expected state. Otherwise throws an error that names the current state. */
async function change(tx: Database, id: string, expected: Expected, values: Partial<Case>): Promise<Case> {
  const row = await updateCase(tx, id, expected, values)
  if (!row) throw new StateChanged(stateOf(await requireCase(tx, id)))
  return row
}

function stateOf({ id, state, assignee, decided_by, decided_at, outcome }: Case): string {
  if (state === 'open') return `Case ${id} is open and assigned to nobody: assign it to yourself first.`
  if (state === 'assigned') return `Case ${id} is assigned to ${assignee}: take it over first.`
  return `Case ${id} was decided by ${decided_by} at ${decided_at} (${outcome}): reopen it first.`
}

async function requireCase(tx: Database, id: string): Promise<Case> {
  const found = await findCase(tx, id)
  if (!found) throw new OperatorError(`No case has the id ${id}.`)
  return found
}

interface Note {
  event: 'assigned' | 'decided' | 'reopened'
  act: string
  detail?: string
}

/** Adds an entry to the history of the case, and a record to the audit. */
async function note(tx: Database, acting: Acting, id: string, { event, act, detail }: Note) {
  const at = acting.clock().toISOString()
  await insertHistory(tx, { case_id: id, at, operator: acting.operator, event, detail: detail ?? null })
  await recordAudit(tx, acting, { act, target: id, reason: detail })
}

/**
 * Ends the limit that was imposed automatically when the case was opened.
 * @param others notifications of other people, sent together with the notification of the limited person; if
 * undefined, nobody is notified, because a new sanction follows
 */
async function endAutomaticLimit(
  tx: Database,
  acting: Acting,
  { id, about_id, about_role }: Case,
  others: NewEvent[] | undefined,
) {
  const limit = (await sanctionsOf(tx, about_id)).find(
    (one) => one.case_id === id && one.limits !== null && one.imposed_by === AUTOMATIC,
  )
  if (!limit) return undefined
  const person = others && (await findPerson(tx, about_role, about_id))
  return liftSanction(tx, acting, { sanction: limit, person, reason: `case ${id} is decided` }, others)
}

async function sanction(
  tx: Database,
  acting: Acting,
  found: Case,
  decision: Decision,
  others: NewEvent[],
): Promise<Done | undefined> {
  const kind = decision.outcome as SanctionKind
  const person = await findPerson(tx, found.about_role, found.about_id)
  if (!person) return undefined
  const { reason, until } = decision
  const texts = kind === 'note' ? { reason: null, note: reason } : { reason, note: null }
  const done = await imposeSanction(tx, acting, { person, kind, ...texts, until, caseId: found.id }, others)
  if (!done) throw new StateChanged(`${person.email} has a ${kind} already.`)
  return done
}

/** Mails the outcome to the reporters. Returns the notifications for them. */
async function mailReporters(tx: Database, acting: Acting, { id, decided_at }: Case, outcome: string) {
  const { mails, config } = acting
  const events: NewEvent[] = []
  const reporters = new Set((await reportsOf(tx, id)).map(({ reporter_id }) => reporter_id))
  for (const personId of reporters) {
    const person = (await findPerson(tx, 'user', personId)) ?? (await findPerson(tx, 'mentor', personId))
    if (!person) continue
    const words = { hasActed: hasActed(outcome), supportEmail: config.supportEmail }
    const key = `report-outcome:${id}:${personId}:${decided_at}`
    await mails.enqueue(tx, { key, mail: reportOutcomeMail(person, words), personId })
    events.push({ kind: 'report-decided', subject: id, to: personId, key })
  }
  return events
}
