import type { Person } from '../../accounts/people/person.repo'
import { personalData as accounts } from '../../accounts/personalData'
import { personalData as community } from '../../community/personalData'
import { changeUses } from '../../courses/catalogue/search/searchWords.repo'
import { WordChanges } from '../../courses/catalogue/search/wordChanges'
import { personalData as courses } from '../../courses/personalData'
import type { Database } from '../../kernel/database/schema'
import { personalData as learning } from '../../learning/personalData'
import { personalData as mentoring } from '../../mentoring/personalData'
import { personalData as trust } from '../../trust/personalData'
import { personalData as work } from '../../work/personalData'
import { lockMentorsOf } from './lockMentors.repo'

/**
 * Deletes everything about a learner from the main API's tables but the notifications (`tellPartners`). The order is that
 * of the locks. Returns the sessions and mentorships that this has cancelled: the mentors are to be told.
 */
export async function eraseLearner(
  tx: Database,
  person: Person,
  { keepCertificates, now }: { keepCertificates: boolean; now: Date },
) {
  const { id } = person
  await lockMentorsOf(tx, id)
  await courses.erasure.leaveCourses(tx, id)
  if (!keepCertificates) await learning.erasure.withdrawCertificates(tx, id)
  await courses.erasure.erasePosts(tx, id)
  await community.erasure.leaveCommunity(tx, person, now)
  const meetings = await mentoring.erasure.cancelSessions(tx, person, now)
  await accounts.erasure.forgetSignIns(tx, person)
  await mentoring.erasure.deleteFeedOf(tx, id)
  await mentoring.erasure.deleteBusyCalendarsOf(tx, id)
  await mentoring.erasure.deleteRemindersOf(tx, id)
  await mentoring.erasure.eraseMentorReviews(tx, id)
  const mentorships = await mentoring.erasure.cancelMentorshipsOf(tx, id, now.toISOString())
  await work.erasure.leaveTeams(tx, id, now.toISOString())
  await work.erasure.lockApplications(tx, id)
  await learning.erasure.leavePaths(tx, id)
  await accounts.erasure.deleteLearner(tx, id)
  await accounts.erasure.forgetAccess(tx, id)
  return { meetings, mentorships, applications: [] }
}

/**
 * Deletes everything about a mentor but the notifications (`tellPartners`). Courses with enrolled learners stay, without
 * the mentor's name. The order is that of the locks. Returns the sessions and mentorships that this has cancelled, and the
 * notifications about applications that it has ended: the learners are to be told.
 */
export async function eraseMentor(tx: Database, person: Person, now: Date) {
  const { id } = person
  await community.erasure.leaveCommunity(tx, person, now)
  const meetings = await mentoring.erasure.cancelSessions(tx, person, now)
  await accounts.erasure.forgetSignIns(tx, person)
  await mentoring.erasure.deleteFeedOf(tx, id)
  await mentoring.erasure.deleteBusyCalendarsOf(tx, id)
  await mentoring.erasure.deleteRemindersOf(tx, id)
  const mentorships = await mentoring.erasure.cancelMentorshipsOf(tx, id, now.toISOString())
  const words = new WordChanges()
  await courses.erasure.deleteUnusedCourses(tx, id, words)
  const applications = await work.erasure.deleteOpenings(tx, id, { words, now })
  await work.erasure.deleteProjects(tx, id)
  await accounts.erasure.emptyProfile(tx, id)
  await mentoring.erasure.deleteMentoring(tx, id)
  await trust.erasure.deleteBlocks(tx, id)
  await learning.erasure.leavePlans(tx, id)
  await learning.erasure.deletePathsOf(tx, id)
  const left = await courses.erasure.coursesLeft(tx, id)
  await accounts.erasure.deleteMentor(tx, id, { isNeeded: left.length > 0 })
  await courses.erasure.keepWithoutMentor(tx, left, words)
  await changeUses(tx, words.uses, words.shown)
  await accounts.erasure.forgetAccess(tx, id)
  return { meetings, mentorships, applications }
}
