import { lockAccount } from '../../accounts/people/credentials.repo'
import type { Person } from '../../accounts/people/person.repo'
import { WordChanges } from '../../courses/catalogue/search/wordChanges'
import type { Database } from '../../kernel/database/schema'
import {
  LEARNER_STEPS,
  MENTOR_STEPS,
  type Erasing,
  type LearnerSteps,
  type MentorSteps,
} from '../../kernel/personal-data/erasureSteps'
import type { CancelledMeeting } from '../../mentoring/meetings/cancelMeetings.repo'
import type { CancelledMentorship } from '../../mentoring/mentorships/cancelMentorships.repo'
import type { NewEvent } from '../../messages/notifications/notifier'
import { DOMAINS } from '../domains'
import { mergeParts } from '../mergeParts'
import { lockMentorsOf } from './lockMentors.repo'

/** Makes the person leave all workshops, and returns the notifications for the other participants. */
type LeaveWorkshops = () => Promise<NewEvent[]>

interface Terms {
  now: Date
  keepCertificates?: boolean
  /** Absent when an erasure is repeated after a restore. */
  leaveWorkshops?: LeaveWorkshops
}

/** The mentorships and sessions that an erasure has ended, so that the other people can be notified. */
export interface Ended {
  meetings: CancelledMeeting[]
  mentorships: CancelledMentorship[]
  /** Notifications for the people in the person's workshops. */
  workshops: NewEvent[]
  /** Notifications for the people who have applied to the person's openings. */
  applications: NewEvent[]
}

/** The lists that the steps of the domains fill. */
interface Lists extends Ended {
  leaveWorkshops: LeaveWorkshops
  /** Changes of the word index of courses and openings, which are written together. */
  words: WordChanges
}

// One step per list. The compiler reports a step that no domain registers.
const STEPS_OF_LEARNER: LearnerSteps<Lists> = mergeParts(
  DOMAINS.map(({ personalData }) => personalData.erasure.learner),
)
const STEPS_OF_MENTOR: MentorSteps<Lists> = mergeParts(
  DOMAINS.map(({ personalData }) => personalData.erasure.mentor),
)

/**
 * Deletes everything about a learner from the main API's tables, except for the notifications (see
 * `tellPartners`).
 */
export async function eraseLearner(
  tx: Database,
  person: Person,
  terms: Terms & { keepCertificates: boolean },
): Promise<Ended> {
  const erasing = beginErasure(person, terms)
  // Locks the learner before the mentors, in the same order as the concurrent writing of a review.
  await lockAccount(tx, 'user', person.id)
  await lockMentorsOf(tx, person.id)
  for (const step of LEARNER_STEPS) await STEPS_OF_LEARNER[step](tx, erasing)
  return erasing
}

/**
 * Deletes everything about a mentor from the main API's tables, except for the notifications (see
 * `tellPartners`). Courses with enrolled learners stay, without the mentor's name.
 */
export async function eraseMentor(
  tx: Database,
  person: Person,
  now: Date,
  leaveWorkshops?: LeaveWorkshops,
): Promise<Ended> {
  const erasing = beginErasure(person, { now, leaveWorkshops })
  for (const step of MENTOR_STEPS) await STEPS_OF_MENTOR[step](tx, erasing)
  return erasing
}

const beginErasure = (
  person: Person,
  { now, keepCertificates = false, leaveWorkshops = async () => [] }: Terms,
): Erasing & Lists => ({
  person,
  now,
  keepCertificates,
  leaveWorkshops,
  coursesLeft: [],
  words: new WordChanges(),
  meetings: [],
  mentorships: [],
  workshops: [],
  applications: [],
})
