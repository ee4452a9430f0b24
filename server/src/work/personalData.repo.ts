import type { ApplicationStage } from '@mentor-connect/contract/work/applicationStages'
import type { WordChanges } from '../courses/catalogue/search/wordChanges'
import type { Database } from '../kernel/database/schema'
import type { NewEvent } from '../messages/notifications/notifier'
import { lockRows } from '../platform/database/lockRows'
import { sentResumeOf } from './applications/sentResume'
import { deleteWithWords } from './openings/openingWords.repo'
import { contentOf, findOwn, formerPortfolioSlugs, resumePartsOf } from './portfolio/portfolio.repo'

/** Returns the openings that a mentor has written. */
export const openingsOf = (db: Database, mentorId: string) =>
  db
    .selectFrom('openings')
    .select(['id', 'state', 'kind', 'title', 'description', 'employer', 'employer_website', 'employer_about'])
    .select(['workplace', 'place', 'pay_from', 'pay_to', 'pay_per', 'skills', 'languages', 'level'])
    .select(['duration_count', 'duration_unit', 'starts_on', 'seats', 'closes_on', 'apply_way', 'apply_url'])
    .select(['questions', 'rejection', 'hidden_at', 'posted_at', 'closed_at', 'created_at', 'updated_at'])
    .where('mentor_id', '=', mentorId)
    .orderBy('created_at')
    .execute()

/** Returns the texts that a mentor has written to applicants, and no data about the applicants. */
export const answersOf = (db: Database, mentorId: string) =>
  db
    .selectFrom('application_events')
    .innerJoin('applications', 'applications.id', 'application_id')
    .innerJoin('openings', 'openings.id', 'opening_id')
    .select(['opening_id', 'application_events.stage', 'text', 'at'])
    .where('mentor_id', '=', mentorId)
    .where('by', '=', 'poster')
    .where('text', 'is not', null)
    .orderBy('at')
    .execute()

/** Returns the applications of a learner, with the answers to them. */
export async function applicationsOf(db: Database, learnerId: string) {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('openings', 'openings.id', 'applications.opening_id')
    .select([
      'applications.id',
      'opening_id',
      'openings.title',
      'openings.employer',
      'stage',
      'note',
      'answers',
    ])
    .select([
      'certificates',
      'works',
      'phone',
      'with_portfolio',
      'resume',
      'applied_at',
      'changed_at',
      'silent_at',
    ])
    .where('learner_id', '=', learnerId)
    .orderBy('applied_at')
    .execute()
  const events = await db
    .selectFrom('application_events')
    .innerJoin('applications', 'applications.id', 'application_id')
    .select(['application_id', 'application_events.stage', 'by', 'text', 'at'])
    .where('learner_id', '=', learnerId)
    .orderBy('application_id')
    .orderBy('number')
    .execute()
  const histories = new Map(
    rows.map(({ id }) => [id, [] as Omit<(typeof events)[number], 'application_id'>[]]),
  )
  for (const { application_id, ...event } of events) histories.get(application_id)?.push(event)
  return rows.map((row) => ({
    ...row,
    resume: sentResumeOf(row) ?? null,
    history: histories.get(row.id)!,
  }))
}

export const boardOf = (db: Database, learnerId: string) =>
  db
    .selectFrom('board_entries')
    .select(['id', 'opening_id', 'stage', 'title', 'employer', 'url', 'notes', 'applied_on', 'remind_on'])
    .select(['created_at', 'changed_at'])
    .where('learner_id', '=', learnerId)
    .orderBy('created_at')
    .execute()

/** Returns the portfolio of a learner, or null if there is none. */
export async function portfolioOf(db: Database, learnerId: string) {
  const row = await findOwn(db, learnerId)
  if (!row) return null
  const { slug, visibility, hidden_at, created_at, updated_at } = row
  const resume = resumePartsOf(row)
  const formerSlugs = await formerPortfolioSlugs.listOf(db, learnerId)
  return { slug, formerSlugs, visibility, hidden_at, created_at, updated_at, ...contentOf(row), resume }
}

/**
 * Returns the alerts of a learner. The related table `opening_alert_people` is not included: it only stores
 * the time up to which alerts were checked, and its rows are deleted with the account.
 */
export const alertsOf = (db: Database, learnerId: string) =>
  db
    .selectFrom('opening_alerts')
    .select(['id', 'name', 'criteria', 'since', 'paused_at', 'created_at'])
    .where('learner_id', '=', learnerId)
    .orderBy('created_at')
    .execute()

const UNDECIDED: ApplicationStage[] = ['new', 'read', 'interview']

/**
 * Deletes the openings of a mentor and the applications to them, before the mentor is deleted, and adds their
 * words to the changes that are applied later. Learners keep the entries on their boards; the entries of
 * undecided applications are closed. Returns the notifications for these learners. All data about a learner
 * is deleted together with the account.
 */
export async function deleteOpenings(
  tx: Database,
  mentorId: string,
  { words, now }: { words: WordChanges; now: Date },
): Promise<NewEvent[]> {
  const own = tx.selectFrom('openings').select('id').where('mentor_id', '=', mentorId).orderBy('id')
  await lockRows(tx, own).execute()
  const sent = tx.selectFrom('applications').select('id').where('opening_id', 'in', own)
  await lockRows(tx, sent.orderBy('id')).execute()
  const entries = tx.selectFrom('board_entries').select('id').where('opening_id', 'in', own).orderBy('id')
  await lockRows(tx, entries).execute()
  // The references are removed here, because PostgreSQL also locks the learner of a row that a transaction
  // changes twice.
  const separate = { opening_id: null, application_id: null }
  const closed = await tx
    .updateTable('board_entries')
    .set((eb) => ({
      ...separate,
      stage: 'closed',
      changed_at: now.toISOString(),
      version: eb('version', '+', 1),
    }))
    .where('application_id', 'in', sent.where('stage', 'in', UNDECIDED))
    .returning(['id', 'learner_id'])
    .execute()
  await tx.updateTable('board_entries').set(separate).where('opening_id', 'in', own).execute()
  await deleteWithWords(tx, mentorId, words)
  return closed.map(({ id, learner_id: to }) => ({ kind: 'application-ended', subject: id, to, key: id }))
}

/**
 * Locks the applications of a learner and the entries on the board, which are deleted with the account. The
 * order is the same as when a poster is deleted.
 */
export async function lockApplications(tx: Database, learnerId: string) {
  const sent = tx.selectFrom('applications').select('id').where('learner_id', '=', learnerId).orderBy('id')
  await lockRows(tx, sent).execute()
  const entries = tx.selectFrom('board_entries').select('id').where('learner_id', '=', learnerId)
  await lockRows(tx, entries.orderBy('id')).execute()
}
