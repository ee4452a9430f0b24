import type { Mentoring, Places } from '@mentor-connect/contract/mentoring/mentorships'
import {
  DECLINE_CLOSES_DAYS,
  OPEN_REQUESTS_MAX,
  type OPEN_STATES,
} from '@mentor-connect/contract/mentoring/mentorship'
import type { Session } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { StoredMentorship } from './storedMentorships.repo'
import { findPlaces, savePlaces, type StoredPlaces } from './places.repo'
import { notifier } from '../../messages/notifications/notifier'
import { isBlockedPair } from '../../accounts/people/blockedPairs.repo'
import { lockAccount } from '../../accounts/people/credentials.repo'
import { daysAfter } from './changeMentorship'
import { mayLearnWithMentor } from './mayLearnWithMentor.query'
import { isLimited, mayTakeLearners } from './eligibility.query'
import { findOpenOf, lastDeclined, requestsOf } from './mentorships.repo'

/** Reads and sets whether mentors take requests. */
export function mentoringService({ db, clock, jobs }: Pick<ApiDependencies, 'db' | 'clock' | 'jobs'>) {
  const notifications = notifier({ jobs, clock })
  return {
    /**
     * Tells whether a mentor takes requests.
     *
     * @param session if it belongs to a learner, the limits that apply to this learner are included
     */
    async read(mentorId: string, session: Session | null): Promise<Mentoring> {
      if (session?.role !== 'user') return { state: await stateOfMentor(db, mentorId) }
      const learnerId = session.personId
      const open = presentOpen(await findOpenOf(db, learnerId, mentorId))
      if (session.chatRestriction === 'guardian_consent_needed')
        return { state: 'closed', needsConsent: true, ...open }
      if ((await isLimited(db, learnerId)) || !(await mayLearnWithMentor(db, learnerId)))
        return { state: 'closed', ...open }
      const now = clock()
      const closedUntil = await closedUntilOf(db, { learnerId, mentorId, now })
      return {
        state: await mentoringState(db, { learnerId, mentorId, now }),
        ...open,
        ...(closedUntil && { closedUntil }),
        requestsLeft: Math.max(0, OPEN_REQUESTS_MAX - (await requestsOf(db, learnerId)).length),
      }
    },

    places: async (mentorId: string): Promise<Places> => presentPlaces(await findPlaces(db, mentorId)),

    savePlaces: (mentorId: string, { capacity, isPaused }: { capacity: number; isPaused: boolean }) =>
      db.transaction().execute(async (tx) => {
        if (!(await lockAccount(tx, 'mentor', mentorId))) throw errors.notFound('Mentor')
        const before = await findPlaces(tx, mentorId)
        const pause = isPaused
          ? {
              paused_at: before.paused_at ?? clock().toISOString(),
              pause_reason: before.pause_reason ?? 'own',
            }
          : { paused_at: null, pause_reason: null, missed: 0 }
        await savePlaces(tx, mentorId, { capacity, ...pause })
        await notifications.acted(tx, { personId: mentorId, topic: 'pause', subject: mentorId })
        return presentPlaces(await findPlaces(tx, mentorId))
      }),
  }
}

interface Asking {
  learnerId: string
  mentorId: string
  now: Date
}

/**
 * Tells whether a learner can send a request to this mentor. The caller must have checked that the learner may talk
 * to mentors.
 */
export async function mentoringState(db: Database, asking: Asking): Promise<Mentoring['state']> {
  const { learnerId, mentorId } = asking
  if (await isBlockedPair(db, { learner_id: learnerId, mentor_id: mentorId })) return 'closed'
  if (await closedUntilOf(db, asking)) return 'closed'
  return stateOfMentor(db, asking.mentorId)
}

async function stateOfMentor(db: Database, mentorId: string): Promise<Mentoring['state']> {
  if (!(await mayTakeLearners(db, mentorId))) return 'closed'
  const { capacity, taken, paused_at } = await findPlaces(db, mentorId)
  if (capacity === 0) return 'closed'
  if (paused_at) return 'paused'
  return taken < capacity ? 'open' : 'full'
}

async function closedUntilOf(db: Database, { learnerId, mentorId, now }: Asking) {
  const declined = await lastDeclined(db, learnerId, mentorId)
  const until = declined && daysAfter(new Date(declined), DECLINE_CLOSES_DAYS)
  return until && until > now.toISOString() ? until : undefined
}

const presentOpen = (open: StoredMentorship | undefined) =>
  open && {
    mentorshipId: open.id,
    mentorshipState: open.state as (typeof OPEN_STATES)[number],
    mentorshipSince: open.changed_at,
  }

const presentPlaces = ({ capacity, taken, paused_at, pause_reason }: StoredPlaces): Places => ({
  capacity,
  taken,
  isPaused: paused_at !== null,
  ...(pause_reason === 'away' ? { isAway: true } : pause_reason && { pausedBecause: pause_reason }),
})
