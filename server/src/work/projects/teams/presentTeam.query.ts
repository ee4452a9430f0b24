import type { CourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { roomIdOf } from '@mentor-connect/contract/messages/roomRules'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { ProjectMentor } from '@mentor-connect/contract/work/projects/projects'
import {
  CHECK_IN_QUESTIONS,
  type Team,
  type TeamMember,
  type TeamSummary,
} from '@mentor-connect/contract/work/projects/teams'
import { learnersBlockedBy } from '../../../accounts/people/blockedLearners.repo'
import type { Database } from '../../../kernel/database/schema'
import { countMilestones, memberNames } from '../briefs/ownBriefs.query'
import { canWrite, type OpenTeam } from './teamAccess'
import { membersOf, type StoredTeam } from './teams.repo'

/** Returns the current week of a working team, counted from 1, or undefined for every other team. */
export function weekOf({ state, started_at, weeks }: StoredTeam, now: Date): number | undefined {
  if (state !== 'working' || started_at === null) return undefined
  const passed = Math.floor((now.getTime() - Date.parse(started_at)) / (7 * DAY_MS))
  return Math.min(Math.max(0, passed) + 1, weeks)
}

export const questionOf = (week: number) => (week - 1) % CHECK_IN_QUESTIONS

/** Returns the mentors of teams, and those to whom teams are offered, by id. */
export async function mentorsOf(db: Database, teams: StoredTeam[]): Promise<Map<string, ProjectMentor>> {
  const ids = new Set(
    teams.flatMap(({ mentor_id, offered_to }) => [mentor_id ?? [], offered_to ?? []].flat()),
  )
  if (ids.size === 0) return new Map()
  const rows = await db
    .selectFrom('mentors')
    .select(['id', 'name', 'profile'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, name, profile }) => [id, { id, name, ...(profile && { profile }) }]))
}

async function isActiveMentor(db: Database, id: string | null): Promise<boolean> {
  if (id === null) return false
  const row = await db.selectFrom('mentors').select('status').where('id', '=', id).executeTakeFirst()
  return row?.status === 'active'
}

function factsOf(team: StoredTeam, mentor: ProjectMentor | undefined) {
  return {
    id: team.id,
    ...(team.brief_id !== null && { projectId: team.brief_id }),
    title: team.title,
    language: team.language as CourseLanguage,
    number: team.number,
    state: team.state,
    ...(mentor && { mentor }),
    ...(team.started_at !== null && { startedAt: team.started_at }),
    ...(team.ends_on !== null && { endsOn: team.ends_on }),
    ...(team.ended_at !== null && { endedAt: team.ended_at }),
    lastActiveAt: team.last_active_at,
    version: team.version,
  }
}

/**
 * Parts of a team's summary for people who have left the team. They do not learn who is in it now, or what
 * happens in it.
 */
const NOTHING_NOW = { members: [], needsCheckIn: false, needsContributions: false, waitingMilestones: 0 }

/** Returns the given teams that a person has left. */
async function leftTeams(db: Database, teamIds: string[], personId: string): Promise<Set<string>> {
  if (teamIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('project_members')
    .select('team_id')
    .where('team_id', 'in', teamIds)
    .where('learner_id', '=', personId)
    .where('left_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ team_id }) => team_id))
}

/** Converts teams to the form that their list shows to one of their people. */
export async function toSummaries(
  db: Database,
  teams: StoredTeam[],
  { personId, now }: { personId: string; now: Date },
): Promise<TeamSummary[]> {
  const ids = teams.map(({ id }) => id)
  const mentors = await mentorsOf(db, teams)
  const names = await memberNames(db, ids)
  const counts = await countMilestones(db, ids)
  const left = await leftTeams(db, ids, personId)
  const summaries: TeamSummary[] = []
  // Queries in a loop are fast enough, because a page has few teams, and a person is in at most three current
  // ones.
  for (const team of teams) {
    if (left.has(team.id)) {
      summaries.push({ ...factsOf(team, mentors.get(team.mentor_id ?? '')), ...NOTHING_NOW })
      continue
    }
    const isMentor = team.mentor_id === personId
    summaries.push({
      ...factsOf(team, mentors.get(team.mentor_id ?? '')),
      members: names.get(team.id) ?? [],
      ...(await nextMilestone(db, team.id)),
      ...(!isMentor && (await nextCard(db, team.id, personId))),
      needsCheckIn: !isMentor && (await needsCheckIn(db, team, { personId, now })),
      needsContributions: !isMentor && (await needsContributions(db, team, personId)),
      waitingMilestones: counts.get(team.id)?.waiting ?? 0,
    })
  }
  return summaries
}

async function nextMilestone(db: Database, teamId: string) {
  const row = await db
    .selectFrom('project_milestones')
    .select(['id', 'title', 'state', 'due_on as dueOn'])
    .where('team_id', '=', teamId)
    .where('state', '<>', 'approved')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return row && { nextMilestone: row }
}

async function nextCard(db: Database, teamId: string, personId: string) {
  const row = await db
    .selectFrom('project_cards')
    .select(['id', 'title', 'due_on'])
    .where('team_id', '=', teamId)
    .where('learner_id', '=', personId)
    .where('list', '<>', 'done')
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where('due_on', 'is not', null)
    .orderBy('due_on')
    .limit(1)
    .executeTakeFirst()
  return row && { nextCard: { id: row.id, title: row.title, dueOn: row.due_on! } }
}

async function needsCheckIn(
  db: Database,
  team: StoredTeam,
  { personId, now }: { personId: string; now: Date },
): Promise<boolean> {
  const week = weekOf(team, now)
  return week !== undefined && !(await hasAnswered(db, team.id, week, personId))
}

async function hasAnswered(db: Database, teamId: string, week: number, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('project_check_ins')
    .select('week')
    .where('team_id', '=', teamId)
    .where('week', '=', week)
    .where('learner_id', '=', personId)
    .executeTakeFirst()
  return row !== undefined
}

async function needsContributions(db: Database, team: StoredTeam, personId: string): Promise<boolean> {
  if (team.state !== 'closing') return false
  const row = await db
    .selectFrom('project_contributions')
    .select('about_id')
    .where('team_id', '=', team.id)
    .where('learner_id', '=', personId)
    .limit(1)
    .executeTakeFirst()
  return row === undefined
}

export async function toTeam(db: Database, { team, viewer, personId }: OpenTeam, now: Date): Promise<Team> {
  const [summary] = await toSummaries(db, [team], { personId, now })
  const offeredTo = (await mentorsOf(db, [team])).get(team.offered_to ?? '')
  const week = weekOf(team, now)
  const blocked = new Set((await learnersBlockedBy(db, personId)).map(({ person }) => person))
  return {
    ...summary!,
    viewer,
    goal: team.goal,
    description: team.description,
    weeks: team.weeks,
    ...(week !== undefined && { week }),
    people: (await membersOf(db, team.id))
      .filter(({ learner_id }) => viewer !== 'former' || learner_id === personId)
      .map((member) => toMember(member, { viewer, personId, blocked })),
    isMentorGone: !(await isActiveMentor(db, team.mentor_id)),
    ...(offeredTo && viewer === 'mentor' && { offeredTo }),
    isAskedHowItGoes: team.state === 'working' && team.asked_at !== null,
    ...(team.started_at !== null && viewer !== 'former' && { roomId: roomIdOf('project', team.id) }),
    canWrite: viewer !== 'former' && canWrite(team),
    ...(week !== undefined &&
      viewer !== 'former' && {
        checkIn: {
          week,
          question: questionOf(week),
          isAnswered: await hasAnswered(db, team.id, week, personId),
        },
      }),
  }
}

type MemberRow = Awaited<ReturnType<typeof membersOf>>[number]

/**
 * Converts a member to the form that a person sees. The mentor's reason for removing a member is shown only
 * to this member and the mentor.
 */
function toMember(
  row: MemberRow,
  { viewer, personId, blocked }: Pick<OpenTeam, 'viewer' | 'personId'> & { blocked: Set<string> },
): TeamMember {
  const { learner_id, name, profile, role, joined_at, left_at, removal_reason } = row
  const maySeeReason = viewer === 'mentor' || learner_id === personId
  return {
    id: learner_id,
    name,
    ...(profile && { profile }),
    role,
    joinedAt: joined_at,
    ...(left_at !== null && { leftAt: left_at }),
    ...(removal_reason !== null && maySeeReason && { removalReason: removal_reason }),
    ...(blocked.has(learner_id) && { isBlocked: true as const }),
  }
}
