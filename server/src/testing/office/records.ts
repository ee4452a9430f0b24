import { auditHash } from '../../kernel/database/auditChain'
import { isApproved, isRejected, joinedAt, learnerId, mentorId } from './people'
import { OTHER_OPERATOR } from './safety'
import { hoursAfter, insertRows, rowsOf, timeWithin, type Database } from './rows'
import type { OfficeSize } from './size'

const DAYS = 365

/** Inserts records of the audit, after the last one, and background jobs. */
export async function insertRecords(db: Database, size: OfficeSize, now: Date) {
  const views = rowsOf(size.records, (index) => ({
    at: timeWithin(DAYS, now, index),
    act: 'cases show',
    target: learnerId(index % size.learners),
    operator: index % 100 === 0 ? 'rare@example.org' : OTHER_OPERATOR,
  }))
  const decisions = rowsOf(size.mentors, (index) => index)
    .filter((index) => isApproved(index) || isRejected(index))
    .map((index) => ({
      at: hoursAfter(joinedAt(index, now), 5),
      operator: OTHER_OPERATOR,
      target: mentorId(index),
      act: isApproved(index) ? 'mentors approve' : 'mentors reject',
    }))
  await chain(
    db,
    [...views, ...decisions].sort((a, b) => (a.at < b.at ? -1 : 1)),
  )
  await insertRows(
    db,
    'jobs',
    rowsOf(size.jobs, (index) => jobOf(index, now)),
  )
}

type Act = Record<'at' | 'act' | 'target' | 'operator', string>

async function chain(db: Database, acts: Act[]) {
  const head = await db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow()
  let { hash } = head
  const records = acts.map((act, index) => {
    const place = { seq: head.seq + index + 1, previous_hash: hash }
    const record = { ...act, ...place, id: `record-${place.seq}`, operator_id: null, reason: 'Seen.' }
    hash = auditHash(record)
    return { ...record, hash }
  })
  await insertRows(db, 'operator_acts', records)
  await db
    .updateTable('audit_head')
    .set({ seq: head.seq + acts.length, hash })
    .execute()
}

const YEARS_AHEAD_H = 10 * 365 * 24

/** A job: one third of them waits for a time far ahead, one third is done, one third has failed. */
function jobOf(index: number, now: Date) {
  const at = timeWithin(DAYS, now, index)
  const job = {
    id: `job-${index}`,
    kind: 'mail',
    dedupe_key: `mail:seeded-${index}`,
    person_id: null,
    payload: null,
    expires_at: null,
    lease_token: null,
    lease_until: null,
    created_at: at,
  }
  if (index % 3 === 0)
    return {
      ...job,
      state: 'dead' as const,
      run_at: at,
      attempts: 12,
      error: 'The mail server refused it.',
      finished_at: at,
    }
  if (index % 3 === 1)
    return { ...job, state: 'done' as const, run_at: at, attempts: 1, error: null, finished_at: at }
  return {
    ...job,
    state: 'waiting' as const,
    run_at: hoursAfter(at, YEARS_AHEAD_H),
    attempts: 0,
    error: null,
    finished_at: null,
  }
}
