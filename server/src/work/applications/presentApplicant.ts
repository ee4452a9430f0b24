import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { CONTACT_DAYS } from '@mentor-connect/contract/work/openingLimits'
import type { Applicant, ApplicantDetails } from '@mentor-connect/contract/work/posting'
import type { Database } from '../../kernel/database/schema'
import { listOf } from '../openings/openingColumns'
import type { ApplicantRow } from './applicants.query'
import { presentApplication } from './presentApplication'

export const toApplicant = (row: ApplicantRow): Applicant => ({
  _id: row.id,
  name: row.name,
  ...(row.profile && { profile: row.profile }),
  stage: row.stage,
  version: row.version,
  appliedAt: row.applied_at,
  changedAt: row.changed_at,
  ...(row.silent_at !== null && { silentSince: row.silent_at }),
  certificates: row.stage === 'withdrawn' ? 0 : listOf(row.certificates).length,
  works: row.stage === 'withdrawn' ? 0 : listOf(row.works).length,
})

/** The parts of an application that the poster can no longer read after a withdrawal. */
const WITHDRAWN = {
  note: '',
  answers: '[]',
  certificates: '[]',
  works: '[]',
  phone: '',
  with_portfolio: 0,
  resume: null,
} as const

/** Returns an application in the form in which its poster sees it. */
export async function toApplicantDetails(
  db: Database,
  row: ApplicantRow,
  now: Date,
): Promise<ApplicantDetails> {
  const isWithdrawn = row.stage === 'withdrawn'
  const { phone, portfolio, resume, ...sent } = await presentApplication(
    db,
    isWithdrawn ? { ...row, ...WITHDRAWN } : row,
  )
  const isReachable = mayReadContact(row, now)
  return {
    ...toApplicant(row),
    ...sent,
    opening: { _id: row.opening_id, title: row.title, employer: row.employer },
    ...(isReachable && {
      email: row.email,
      ...(phone && { phone }),
      ...(portfolio && { portfolio }),
      ...(resume && { resume }),
    }),
  }
}

/**
 * Returns true if the poster may contact an applicant. This is allowed only for the opening, so not while
 * operators hide the opening, and only for some time after it was closed.
 */
export function mayReach({ contact_removed_at, closed_at, hidden_at }: ApplicantRow, now: Date): boolean {
  if (contact_removed_at !== null || hidden_at !== null) return false
  return closed_at === null || Date.parse(closed_at) + CONTACT_DAYS * DAY_MS > now.getTime()
}

/**
 * Returns true if the poster may read an applicant's contact data and documents, which were sent only for as
 * long as the poster may contact the applicant.
 */
export const mayReadContact = (row: ApplicantRow, now: Date): boolean =>
  row.stage !== 'withdrawn' && mayReach(row, now)
