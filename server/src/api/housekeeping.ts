import { HOUR_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { PROGRESS_AGE_MAX_MS } from '@mentor-connect/contract/rules/limits'
import { NOTIFICATIONS_KEPT_MS } from '@mentor-connect/contract/rules/notifications'
import { jobKind } from '../platform/jobs/jobKind'
import { deleteExpiredEmailChanges } from '../accounts/account-security/emailChanges.repo'
import { endMinority } from '../accounts/people/age.repo'
import type { ApiDependencies } from '../kernel/dependencies'
import { deleteSpentSignIns } from '../accounts/auth/identityLinks.repo'
import { deleteExpiredAttempts } from '../accounts/auth/open-id/openIdAttempts.repo'
import { forgottenBefore } from '../accounts/auth/otp'
import { deleteOldResets, hourOf } from '../accounts/auth/passwordResets.repo'
import { deleteExpiredSignUpLinks } from '../accounts/auth/signUpLinks.repo'
import { deleteOldMailCounts } from '../accounts/auth/signUpMails.repo'
import { deleteForgotten } from '../accounts/auth/signups.repo'
import { collectOrphans } from '../kernel/files/collectOrphans'
import { GUESS_SUBJECTS_MAX, GUESSES_FORGOTTEN_AFTER_MS } from '../accounts/passwords/guessDelays'
import { deleteLeastGuesses, deleteOldGuesses } from '../accounts/passwords/guesses.repo'
import { dueMentorships } from '../mentoring/mentorships/dueMentorships'
import { pauseAwayMentors } from '../mentoring/mentorships/pauseAwayMentors'
import { deleteRemovedNotes } from '../learning/notes/notes.repo'
import { deleteOldNotifications } from '../messages/notifications/notifications.repo'
import { endExpiredSanctions } from '../accounts/people/sanctions.repo'
import { endOverdueAttempts } from '../courses/quizzes/endOverdueAttempts'
import { deleteOldRemovals } from '../kernel/removed-pages/removedPages.repo'
import { copyJournal } from '../kernel/restore-journal/journalCopy'
import { deleteOldHealth } from './release-health/releaseHealth.repo'
import { deleteOldCases } from '../trust/safety/cases.repo'
import { indexMissingCourses } from '../courses/catalogue/search/courseWords.repo'
import { deleteExpiredSessions } from '../accounts/session/sessions.repo'

/** Until then, search engines have dropped a page that is gone. */
const REMOVALS_KEPT_MS = 365 * 24 * HOUR_MS
/** How long reports and evidence are kept after the decision. */
const CASES_KEPT_MS = 365 * 24 * HOUR_MS
/** Longer than a canary is watched. */
const HEALTH_KEPT_MS = 8 * 24 * HOUR_MS
/** The limits on push and mail look at a week. */
const SENT_KEPT_MS = 8 * 24 * HOUR_MS
const HEALTH_ROWS_MAX = 1_000_000

const tidy = jobKind('tidy')
const collectFiles = jobKind('files.collect')
const copyRestoreJournal = jobKind('restore-journal.copy')
const endSanctions = jobKind('sanctions.end')
const indexWords = jobKind('search.index')
const endAttempts = jobKind('attempts.end')
const decideMentorships = jobKind('mentorships.due')
const pauseMentors = jobKind('mentors.pause-away')

type Dependencies = Pick<ApiDependencies, 'db' | 'files' | 'jobs' | 'clock'>

/** Recurring jobs; each run is done by one of the processes and safe to repeat. */
export function handleHousekeeping(dependencies: Dependencies) {
  const { db, jobs, clock } = dependencies
  jobs.handle(tidy, { outside: () => removeExpired(db, clock()).then(jobs.tidy) })
  jobs.handle(collectFiles, { outside: () => collectOrphans(dependencies, clock()) })
  jobs.handle(copyRestoreJournal, { outside: () => copyJournal(dependencies, clock) })
  jobs.handle(endSanctions, { outside: () => endExpiredSanctions(db, clock().toISOString()) })
  jobs.handle(indexWords, { outside: () => indexMissingCourses(db) })
  jobs.handle(endAttempts, { outside: () => endOverdueAttempts(db, clock()) })
  jobs.handle(decideMentorships, { outside: () => dueMentorships({ db, jobs, clock }, clock()) })
  jobs.handle(pauseMentors, { outside: () => pauseAwayMentors({ db, jobs, clock }, clock()) })
  jobs.every(tidy, HOUR_MS)
  jobs.every(collectFiles, HOUR_MS)
  jobs.every(pauseMentors, HOUR_MS)
  jobs.every(copyRestoreJournal, MINUTE_MS)
  jobs.every(endSanctions, MINUTE_MS)
  jobs.every(indexWords, MINUTE_MS)
  jobs.every(endAttempts, MINUTE_MS)
  jobs.every(decideMentorships, MINUTE_MS)
}

/** Deletes expired rows, and opens chat to those who have grown up. */
export async function removeExpired(db: ApiDependencies['db'], now: Date) {
  await endMinority(db, now)
  await deleteExpiredSessions(db, now.toISOString())
  await deleteExpiredEmailChanges(db, now.toISOString())
  await deleteOldResets(db, now.toISOString())
  await deleteSpentSignIns(db, new Date(now.getTime() - HOUR_MS).toISOString())
  await deleteExpiredAttempts(db, now.toISOString())
  await deleteOldGuesses(db, new Date(now.getTime() - GUESSES_FORGOTTEN_AFTER_MS).toISOString())
  await deleteLeastGuesses(db, GUESS_SUBJECTS_MAX)
  await deleteExpiredSignUpLinks(db, now.toISOString())
  await deleteOldMailCounts(db, hourOf(now.toISOString()))
  await deleteOldRemovals(db, new Date(now.getTime() - REMOVALS_KEPT_MS).toISOString())
  await deleteOldHealth(db, new Date(now.getTime() - HEALTH_KEPT_MS).toISOString(), HEALTH_ROWS_MAX)
  await deleteOldNotifications(
    db,
    new Date(now.getTime() - NOTIFICATIONS_KEPT_MS).toISOString(),
    new Date(now.getTime() - SENT_KEPT_MS).toISOString(),
  )
  // An older request is treated as this old, so it cannot bring one back.
  await deleteRemovedNotes(db, new Date(now.getTime() - PROGRESS_AGE_MAX_MS).toISOString())
  await deleteOldCases(db, new Date(now.getTime() - CASES_KEPT_MS).toISOString())
  await deleteForgotten(db, forgottenBefore(now), now.toISOString().slice(0, 10))
}
