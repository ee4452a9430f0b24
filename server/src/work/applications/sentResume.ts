import type { Locale } from '@mentor-connect/contract/api/locales'
import type { Resume } from '@mentor-connect/contract/work/resumeRules'
import type { Database } from '../../kernel/database/schema'
import { errors } from '../../platform/http/errors'
import { findResume } from '../resume/resume.query'
import type { StoredApplication } from './applications.repo'

/** A copy of a résumé, as it was when it was sent with an application. */
export interface SentResume {
  language: Locale
  resume: Resume
}

/** @throws if the learner has no résumé, or the fonts lack letters of the name */
export async function copyOfResume(db: Database, learnerId: string, language: Locale): Promise<string> {
  const resume = await findResume(db, learnerId)
  if (!resume) throw errors.invalidInput({ resume: 'Save your résumé first, then send it along.' })
  return JSON.stringify({ language, resume } satisfies SentResume)
}

/** The copy that was sent; undefined if none was, and after it was removed. */
export const sentResumeOf = ({ resume }: Pick<StoredApplication, 'resume'>): SentResume | undefined =>
  resume === null ? undefined : (JSON.parse(resume) as SentResume)
