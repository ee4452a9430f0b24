import type { Locale } from '@mentor-connect/contract/api/locales'
import type { Resume } from '@mentor-connect/contract/work/resumeRules'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { errors } from '../../platform/http/errors'
import { drawResume } from '../resume/resumeDrawing'
import { findResume } from '../resume/resume.query'
import { findEntry } from '../board/board.repo'
import { findApplication, type StoredApplication } from './applications.repo'

/** A copy of a résumé, as it was when it was sent with an application. */
export interface SentResume {
  language: Locale
  resume: Resume
}

/** Copies a résumé. @throws if the learner has no résumé, or the fonts lack letters of the name */
export async function copyOfResume(db: Database, learnerId: string, language: Locale): Promise<string> {
  const resume = await findResume(db, learnerId)
  if (!resume) throw errors.invalidInput({ resume: 'Save your résumé first, then send it along.' })
  return JSON.stringify({ language, resume } satisfies SentResume)
}

/** Returns the copy of the résumé that was sent. Returns undefined if none was sent, or it was removed. */
export const sentResumeOf = ({ resume }: Pick<StoredApplication, 'resume'>): SentResume | undefined =>
  resume === null ? undefined : (JSON.parse(resume) as SentResume)

/**
 * Draws the résumé that was sent as a file that states the day of the application.
 *
 * @throws if there is no such application, or no copy
 */
export async function drawSentResume(row: StoredApplication | undefined, siteUrl: string): Promise<Buffer> {
  const sent = row && sentResumeOf(row)
  if (!row || !sent) throw errors.notFound('Résumé')
  return drawResume({ ...sent, siteUrl, at: new Date(row.applied_at) })
}

/** Draws the résumé that a learner has sent with an application on the learner's board. */
export async function drawOwnSentResume(
  { db, config }: Pick<ApiDependencies, 'db' | 'config'>,
  learnerId: string,
  entryId: string,
): Promise<Buffer> {
  const entry = await findEntry(db, learnerId, entryId)
  const row = entry?.application_id ? await findApplication(db, entry.application_id) : undefined
  return drawSentResume(row, config.siteUrl)
}
