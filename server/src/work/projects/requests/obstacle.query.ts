import {
  PROJECT_APPLICATIONS_MAX,
  TEAMS_OF_LEARNER_MAX,
  WAITING_REQUESTS_MAX,
} from '@mentor-connect/contract/work/projects/projectLimits'
import type { ProjectObstacle } from '@mentor-connect/contract/work/projects/projects'
import { isBlockedPair } from '../../../accounts/people/blockedPairs.repo'
import { mustTellAge } from '../../../accounts/people/unknownAge.query'
import type { Database } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { isLimited } from '../../../mentoring/mentorships/eligibility.query'
import { mayLearnWithMentor } from '../../../mentoring/mentorships/mayLearnWithMentor.query'
import { errors } from '../../../platform/http/errors'
import type { StoredBrief } from '../briefs/briefs.repo'
import { projectErrors } from '../projectErrors'
import { isClosedByBlocks } from '../teams/blockedTeams.query'
import { currentTeamsOf } from '../teams/teams.repo'
import { countWaitingOf } from './requests.repo'

export const REFUSALS: Record<ProjectObstacle, () => Error> = {
  closed: projectErrors.projectClosed,
  consent: errors.guardianConsentNeeded,
  'birth-year': errors.birthYearNeeded,
  teams: projectErrors.teamsMax,
  applications: projectErrors.requestsMax,
}

/** Returns the reason why a learner cannot join a project now; undefined if the learner can. */
export async function joinObstacle(
  db: Database,
  learnerId: string,
  brief: StoredBrief,
  { config }: Pick<ApiDependencies, 'config'>,
): Promise<Exclude<ProjectObstacle, 'applications'> | undefined> {
  if (brief.listed !== 1 || (await isLimited(db, learnerId))) return 'closed'
  // All of these reasons have the same result, so that it does not reveal a block.
  if (await isBlockedPair(db, { learner_id: learnerId, mentor_id: brief.mentor_id })) return 'closed'
  if (await isClosedByBlocks(db, brief, learnerId)) return 'closed'
  if (await mustTellAge(db, learnerId, config)) return 'birth-year'
  if (!(await mayLearnWithMentor(db, learnerId))) return 'consent'
  return (await currentTeamsOf(db, learnerId)).length >= TEAMS_OF_LEARNER_MAX ? 'teams' : undefined
}

/** Returns the reason why a learner cannot apply to a project now; undefined if the learner can. */
export async function applyObstacle(
  db: Database,
  learnerId: string,
  brief: StoredBrief,
  dependencies: Pick<ApiDependencies, 'config'>,
): Promise<ProjectObstacle | undefined> {
  const obstacle = await joinObstacle(db, learnerId, brief, dependencies)
  if (obstacle) return obstacle
  if ((await countWaitingOf(db, 'brief_id', brief.id)) >= WAITING_REQUESTS_MAX) return 'closed'
  const own = await countWaitingOf(db, 'learner_id', learnerId)
  return own >= PROJECT_APPLICATIONS_MAX ? 'applications' : undefined
}
