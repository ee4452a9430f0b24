import type { ApplyObstacle } from '@mentor-connect/contract/work/openings'
import {
  APPLICATIONS_OF_OPENING_MAX,
  APPLICATIONS_PER_DAY,
} from '@mentor-connect/contract/work/openingLimits'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { isBlockedPair } from '../../accounts/people/blockedPairs.repo'
import { mustTellAge } from '../../accounts/people/unknownAge.query'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { isLimited } from '../../mentoring/mentorships/eligibility.query'
import { mayLearnWithMentor } from '../../mentoring/mentorships/mayLearnWithMentor.query'
import { isOpen, type StoredOpening } from '../openings/openings.repo'
import { countSince } from './applications.repo'

/** Returns the reason why a learner cannot apply in the product now; undefined if the learner can. */
export async function applyObstacle(
  db: Database,
  learnerId: string,
  opening: StoredOpening,
  { clock, config }: Pick<ApiDependencies, 'clock' | 'config'>,
): Promise<ApplyObstacle | undefined> {
  if (!(await isOpenTo(db, learnerId, opening, clock()))) return 'closed'
  if (await mustTellAge(db, learnerId, config)) return 'birth-year'
  if (!(await mayLearnWithMentor(db, learnerId))) return 'consent'
  if (opening.apply_way === 'link') return undefined
  const dayAgo = new Date(clock().getTime() - DAY_MS).toISOString()
  return (await countSince(db, learnerId, dayAgo)) >= APPLICATIONS_PER_DAY ? 'today' : undefined
}

/** All of these reasons have the same result, so that it does not reveal a block. */
async function isOpenTo(
  db: Database,
  learnerId: string,
  opening: StoredOpening,
  now: Date,
): Promise<boolean> {
  const { mentor_id, apply_way, applications } = opening
  if (!isOpen(opening, now)) return false
  if (apply_way === 'link') return true
  // The platform's own openings take no applications here, because no mentor would read them.
  if (mentor_id === null || applications >= APPLICATIONS_OF_OPENING_MAX) return false
  if (await isLimited(db, learnerId)) return false
  return !(await isBlockedPair(db, { learner_id: learnerId, mentor_id }))
}
