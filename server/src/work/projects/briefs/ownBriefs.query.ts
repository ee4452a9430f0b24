import type { BriefTeam, OwnBrief, OwnBriefSummary } from '@mentor-connect/contract/work/projects/briefs'
import { TEAM_SIZE_MIN } from '@mentor-connect/contract/work/projects/projectLimits'
import {
  BRIEF_STATES,
  CURRENT_TEAM_STATES,
  type BriefState,
} from '@mentor-connect/contract/work/projects/projectRules'
import type { CourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import type { Database } from '../../../kernel/database/schema'
import { errors } from '../../../platform/http/errors'
import { contentOf } from './briefColumns'
import { hasPeople } from './briefPeople.repo'
import { findBrief, type StoredBrief } from './briefs.repo'
import { currentTeams, shownRoles } from './places.query'

/** Maximum number of teams of one brief that its mentor sees with it, the newest first. */
const TEAMS_SHOWN = 50

/** Returns a brief of the mentor. @throws ApiError `not_found` if it belongs to another mentor */
export async function readOwnBrief(db: Database, mentorId: string, id: string): Promise<OwnBrief> {
  const row = await findBrief(db, id)
  if (row?.mentor_id !== mentorId) throw errors.notFound('Project')
  const content = contentOf(row)
  return {
    _id: id,
    ...content,
    language: content.language as CourseLanguage,
    state: row.state,
    version: row.version,
    shownRoles: shownRoles(row, await currentTeams(db, [id])),
    waiting: (await countWaiting(db, [id])).get(id) ?? 0,
    ...(row.posted_at !== null && { postedAt: row.posted_at }),
    updatedAt: row.updated_at,
    ...(row.hidden_at !== null && { isHidden: true }),
    hasPeople: await hasPeople(db, id),
    currentTeams: await teamsOf(db, id),
  }
}

export async function listOwnBriefs(
  db: Database,
  mentorId: string,
  { state, limit, offset }: { state?: BriefState; limit: number; offset: number },
) {
  const rows = await db
    .selectFrom('project_briefs')
    .selectAll()
    .where('mentor_id', '=', mentorId)
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const counted = await db
    .selectFrom('project_briefs')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('mentor_id', '=', mentorId)
    .groupBy('state')
    .execute()
  const countOf = new Map(counted.map((one) => [one.state, Number(one.count)]))
  return {
    briefs: await toSummaries(db, rows),
    counts: BRIEF_STATES.map((one) => ({ state: one, count: countOf.get(one) ?? 0 })),
  }
}

async function toSummaries(db: Database, rows: StoredBrief[]): Promise<OwnBriefSummary[]> {
  const ids = rows.map(({ id }) => id)
  const waiting = await countWaiting(db, ids)
  const teams = await currentTeams(db, ids)
  const milestones = await countMilestones(
    db,
    teams.map(({ id }) => id),
  )
  return rows.map((row) => {
    const own = teams.filter(({ briefId }) => briefId === row.id)
    return {
      _id: row.id,
      title: row.title,
      language: row.language as CourseLanguage,
      state: row.state,
      version: row.version,
      waiting: waiting.get(row.id) ?? 0,
      teams: own.length,
      waitingMilestones: own.reduce((sum, { id }) => sum + (milestones.get(id)?.waiting ?? 0), 0),
      updatedAt: row.updated_at,
      ...(row.hidden_at !== null && { isHidden: true }),
    }
  })
}

/** Returns the number of applications that wait for an answer, by brief. */
async function countWaiting(db: Database, briefIds: string[]) {
  if (briefIds.length === 0) return new Map<string, number>()
  const rows = await db
    .selectFrom('project_requests')
    .select((eb) => ['brief_id', eb.fn.countAll<number>().as('count')])
    .where('brief_id', 'in', briefIds)
    .where('state', '=', 'waiting')
    .where('kind', '=', 'application')
    .groupBy('brief_id')
    .execute()
  return new Map(rows.map(({ brief_id, count }) => [brief_id, Number(count)]))
}

/**
 * Returns, for each team, the number of all milestones, of those that wait for the mentor, and of the
 * approved ones.
 */
export async function countMilestones(db: Database, teamIds: string[]) {
  const counts = new Map<string, { all: number; waiting: number; approved: number }>()
  if (teamIds.length === 0) return counts
  const rows = await db
    .selectFrom('project_milestones')
    .select((eb) => ['team_id', 'state', eb.fn.countAll<number>().as('count')])
    .where('team_id', 'in', teamIds)
    .groupBy(['team_id', 'state'])
    .execute()
  for (const { team_id, state, count } of rows) {
    const known = counts.get(team_id) ?? { all: 0, waiting: 0, approved: 0 }
    known.all += Number(count)
    if (state === 'sent') known.waiting += Number(count)
    if (state === 'approved') known.approved += Number(count)
    counts.set(team_id, known)
  }
  return counts
}

/** Returns the names of the current members of teams, by team, in the order in which they joined. */
export async function memberNames(db: Database, teamIds: string[]) {
  const names = new Map<string, string[]>()
  if (teamIds.length === 0) return names
  const rows = await db
    .selectFrom('project_members')
    .innerJoin('learners', 'learners.id', 'project_members.learner_id')
    .select(['team_id', 'learners.name'])
    .where('team_id', 'in', teamIds)
    .where('left_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('learners.id')
    .execute()
  for (const { team_id, name } of rows) names.set(team_id, [...(names.get(team_id) ?? []), name])
  return names
}

async function teamsOf(db: Database, briefId: string): Promise<BriefTeam[]> {
  const rows = await db
    .selectFrom('project_teams')
    .select(['id', 'number', 'state', 'version', 'last_active_at'])
    .where('brief_id', '=', briefId)
    .orderBy((eb) => eb.case().when('state', 'in', CURRENT_TEAM_STATES).then(0).else(1).end())
    .orderBy('number', 'desc')
    .limit(TEAMS_SHOWN)
    .execute()
  const ids = rows.map(({ id }) => id)
  const names = await memberNames(db, ids)
  const milestones = await countMilestones(db, ids)
  return rows.map(({ id, number, state, version, last_active_at }) => {
    const members = names.get(id) ?? []
    const { all, waiting, approved } = milestones.get(id) ?? { all: 0, waiting: 0, approved: 0 }
    return {
      id,
      number,
      state,
      members,
      canStart: state === 'forming' && members.length >= TEAM_SIZE_MIN,
      waitingMilestones: waiting,
      approvedMilestones: approved,
      milestones: all,
      lastActiveAt: last_active_at,
      version,
    }
  })
}
