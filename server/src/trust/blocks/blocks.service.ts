import type { BlockState } from '@mentor-connect/contract/trust/blocks'
import type { MentorshipSide } from '@mentor-connect/contract/mentoring/mentorship'
import type { ApiDependencies } from '../../kernel/dependencies'
import { lockPair } from '../../mentoring/mentorships/storedMentorships.repo'
import { saveBlockedLearners } from '../../accounts/people/blockedLearners.repo'
import {
  findBlockedPair,
  saveBlockedPair,
  type BlockedPair,
  type LearnerAndMentor,
} from '../../accounts/people/blockedPairs.repo'
import { partWays } from './partWays'
import { tellPathRooms } from './pathRooms'
import { learnerAndMentor } from './learnerAndMentor.query'

/** Stores which people block each other, as chat reports it. */
export function blockService(dependencies: Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>) {
  const { db } = dependencies

  return {
    /**
     * Stores the state of a pair. Does nothing if a later state is already stored, or if one of the accounts
     * was deleted.
     */
    async note(state: BlockState) {
      const pair = await learnerAndMentor(db, state.people)
      if (!pair) return saveBlockedLearners(db, state)
      if (isKnown(await findBlockedPair(db, pair), state)) return
      await db.transaction().execute(async (tx) => {
        // Concurrent requests, bookings and seats of the two people wait for this lock and then find the
        // block.
        if (!(await lockPair(tx, pair))) return
        const before = await findBlockedPair(tx, pair)
        if (isKnown(before, state)) return
        const after = rowOf(pair, state)
        await saveBlockedPair(tx, after)
        const by = newlyBlocking(before, after)
        if (by) await partWays(tx, dependencies, pair, by)
        else await tellPathRooms(tx, dependencies, pair)
      })
    },
  }
}

const isKnown = (stored: BlockedPair | undefined, { changedAt }: BlockState) =>
  stored !== undefined && stored.changed_at >= changedAt

const rowOf = (pair: LearnerAndMentor, { blockedBy, changedAt }: BlockState): BlockedPair => ({
  ...pair,
  by_learner: blockedBy.includes(pair.learner_id) ? 1 : 0,
  by_mentor: blockedBy.includes(pair.mentor_id) ? 1 : 0,
  changed_at: changedAt,
})

function newlyBlocking(before: BlockedPair | undefined, after: BlockedPair): MentorshipSide | undefined {
  if (after.by_learner > (before?.by_learner ?? 0)) return 'learner'
  return after.by_mentor > (before?.by_mentor ?? 0) ? 'mentor' : undefined
}
