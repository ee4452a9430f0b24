import { GUARDIAN_CONSENT_STATES } from '@mentor-connect/contract/trust/age'
import { REPORT_CATEGORIES, TRANSCRIPT_MAX } from '@mentor-connect/contract/trust/reports'
import { SANCTION_KINDS } from '@mentor-connect/contract/trust/sanctions'
import { sha256 } from '../../trust/safety/cases.repo'
import { learnerId } from './people'
import { hoursAfter, insertRows, rowsOf, timeWithin, type Database } from './rows'
import type { OfficeSize } from './size'

const DAYS = 60
/** The operator who has imposed the sanctions. */
export const OTHER_OPERATOR = 'moderator@example.org'

const isDecided = (index: number) => index % 2 === 1
const caseId = (index: number) => `case-${index}`
const sanctionId = (index: number) => `sanction-${index}`

/**
 * Inserts cases with reports, sanctions and appeals.
 * @param assignee operator to whom one in four undecided cases is assigned
 */
export async function insertSafety(db: Database, size: OfficeSize, assignee: string, now: Date) {
  await insertRows(
    db,
    'cases',
    rowsOf(size.cases, (index) => caseOf(index, assignee, now)),
  )
  const reports = rowsOf(size.cases, (index) =>
    rowsOf(1 + (index % 3), (report) => reportOf(index, report, { size, now })),
  ).flat()
  await insertRows(db, 'case_reports', reports)
  await insertRows(db, 'case_evidence', reports.map(evidenceOf))
  const histories = rowsOf(size.cases, (index) => historyOf(index, now)).flat()
  await insertRows(db, 'case_history', histories)
  const decided = rowsOf(size.cases, (index) => index).filter(isDecided)
  await insertRows(
    db,
    'sanctions',
    decided.map((index) => sanctionOf(index, now)),
  )
  await insertRows(
    db,
    'appeals',
    decided.map((index) => appealOf(index, now)),
  )
  await insertConsents(db, size.consents, now)
}

const openedAt = (index: number, now: Date) => timeWithin(DAYS, now, index)
const decidedAt = (index: number, now: Date) => hoursAfter(openedAt(index, now), 1)

function caseOf(index: number, assignee: string, now: Date) {
  const about = { about_id: learnerId(index), about_role: 'user' as const }
  const opened_at = openedAt(index, now)
  const facts = {
    id: caseId(index),
    ...about,
    opened_at,
    due_at: hoursAfter(opened_at, 72),
    severity: index % 9 === 0 ? ('high' as const) : ('normal' as const),
  }
  if (isDecided(index))
    return {
      ...facts,
      state: 'decided' as const,
      assignee: OTHER_OPERATOR,
      open_about: null,
      outcome: kindOf(index),
      decided_at: decidedAt(index, now),
      decided_by: OTHER_OPERATOR,
    }
  const isAssigned = index % 8 === 0
  return {
    ...facts,
    open_about: about.about_id,
    outcome: null,
    decided_at: null,
    decided_by: null,
    ...(isAssigned ? { state: 'assigned' as const, assignee } : { state: 'open' as const, assignee: null }),
  }
}

/**
 * A report. Courses are only reported in decided cases, so that a filter by courses finds nothing among the open ones.
 */
function reportOf(index: number, report: number, { size, now }: { size: OfficeSize; now: Date }) {
  const kinds = isDecided(index)
    ? (['message', 'profile', 'review', 'course'] as const)
    : (['message', 'profile', 'review'] as const)
  return {
    id: `report-${index}-${report}`,
    case_id: caseId(index),
    created_at: openedAt(index, now),
    reporter_id: learnerId((index * 31 + report * 7 + 1) % size.learners),
    kind: kinds[Math.floor(index / 2) % kinds.length]!,
    subject: `seeded:${index}:${report}`,
    category: REPORT_CATEGORIES[index % REPORT_CATEGORIES.length]!,
    text: 'This is not right.',
  }
}

/** Evidence with a transcript of the maximum length. */
function evidenceOf({ id, case_id, created_at }: ReturnType<typeof reportOf>) {
  const messages = rowsOf(TRANSCRIPT_MAX, (seq) => ({
    seq,
    senderId: seq % 2 ? 'somebody' : learnerId(0),
    timestamp: created_at,
    message: `Message ${seq}. ${'You can pay me directly, nobody has to know. '.repeat(3)}`,
  }))
  const content = JSON.stringify({ seq: 20, messages })
  return {
    id: `evidence-of-${id}`,
    case_id,
    report_id: id,
    captured_at: created_at,
    content,
    sha256: sha256(content),
  }
}

function historyOf(index: number, now: Date) {
  const at = (hours: number) => hoursAfter(openedAt(index, now), hours)
  const row = { case_id: caseId(index), detail: null }
  const opened = { ...row, id: `opened-${index}`, at: at(0), operator: '', event: 'opened' as const }
  if (!isDecided(index)) return [opened]
  const decided = { ...row, id: `decided-${index}`, at: at(1), event: 'decided' as const }
  return [opened, { ...decided, operator: OTHER_OPERATOR }]
}

const kindOf = (index: number) => SANCTION_KINDS[Math.floor(index / 2) % SANCTION_KINDS.length]!

function sanctionOf(index: number, now: Date) {
  const kind = kindOf(index)
  const person_id = learnerId(index)
  return {
    id: sanctionId(index),
    person_id,
    role: 'user' as const,
    kind,
    case_id: caseId(index),
    ...(kind === 'note'
      ? { reason: null, note: 'Seen before.' }
      : { reason: 'Do not ask for money.', note: null }),
    imposed_at: decidedAt(index, now),
    imposed_by: OTHER_OPERATOR,
    suspends: kind === 'suspension' ? person_id : null,
    limits: kind === 'limit' ? person_id : null,
  }
}

/** An appeal; every second one waits for a decision. */
function appealOf(index: number, now: Date) {
  const appeal = {
    id: `appeal-${index}`,
    sanction_id: sanctionId(index),
    text: 'It was my brother.',
    created_at: hoursAfter(decidedAt(index, now), 1),
  }
  if (index % 4 === 1)
    return { ...appeal, state: 'open' as const, answer: null, decided_at: null, decided_by: null }
  return {
    ...appeal,
    state: 'rejected' as const,
    answer: 'We have looked at it again.',
    decided_at: hoursAfter(appeal.created_at, 1),
    decided_by: OTHER_OPERATOR,
  }
}

const CONSENT_STATES = GUARDIAN_CONSENT_STATES.filter((state) => state !== 'none')

async function insertConsents(db: Database, count: number, now: Date) {
  const consents = rowsOf(count, (index) => ({
    learner_id: learnerId(index),
    token_hash: `token-${index}`,
    guardian_name: 'Meera Rao',
    state: CONSENT_STATES[index % CONSENT_STATES.length]!,
    guardian_email: `guardian-${index}@example.org`,
    relation: 'parent' as const,
    asked_at: openedAt(index, now),
    given_at: openedAt(index, now),
    decided_at: null,
  }))
  await insertRows(db, 'guardian_consents', consents)
}
