import type { CourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { TEAM_OFFERS_MAX } from '@mentor-connect/contract/work/projects/projectLimits'
import type { TeamOffer } from '@mentor-connect/contract/work/projects/teamOffers'
import { blockedPeopleOf } from '../../../accounts/people/blockedPairs.repo'
import type { Database } from '../../../kernel/database/schema'
import { isLimited } from '../../../mentoring/mentorships/eligibility.query'
import { countMilestones, memberNames } from '../briefs/ownBriefs.query'
import { mentorsOf, weekOf } from './presentTeam.query'
import { memberIds, type StoredTeam } from './teams.repo'

/**
 * Returns a query for teams that are offered to a mentor and can still be handed over, the oldest offer
 * first.
 */
const selectOffered = (db: Database, mentorId: string) =>
  db
    .selectFrom('project_teams')
    .where('offered_to', '=', mentorId)
    .where('state', 'in', ['working', 'closing'])
    .orderBy('offered_at')
    .orderBy('id')
    .limit(TEAM_OFFERS_MAX)

export async function hasOffersMax(db: Database, mentorId: string): Promise<boolean> {
  const rows = await selectOffered(db, mentorId).select('id').execute()
  return rows.length >= TEAM_OFFERS_MAX
}

/**
 * Returns the people with whom a mentor has a block. Returns undefined if the mentor cannot take over any
 * team, which requires that the mentor is active and may make new contacts.
 */
async function blockedOfGuide(db: Database, mentorId: string): Promise<Set<string> | undefined> {
  const mentor = await db
    .selectFrom('mentors')
    .select('id')
    .where('id', '=', mentorId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!mentor || (await isLimited(db, mentorId))) return undefined
  return new Set(await blockedPeopleOf(db, mentorId))
}

const hasNone = async (db: Database, teamId: string, people: Set<string>) =>
  (await memberIds(db, teamId)).every((id) => !people.has(id))

/**
 * Returns true if a mentor can guide a team. This depends on the mentor, and on blocks with the members of
 * the team. The reason is not revealed to anybody.
 */
export async function canGuide(db: Database, mentorId: string, teamId: string): Promise<boolean> {
  const blocked = await blockedOfGuide(db, mentorId)
  return blocked !== undefined && hasNone(db, teamId, blocked)
}

/** Returns the teams that other mentors offer to a mentor. */
export async function readOffers(db: Database, mentorId: string, now: Date): Promise<TeamOffer[]> {
  const blocked = await blockedOfGuide(db, mentorId)
  if (!blocked) return []
  const rows = await selectOffered(db, mentorId).selectAll().execute()
  const teams: StoredTeam[] = []
  for (const team of rows) if (await hasNone(db, team.id, blocked)) teams.push(team)
  const ids = teams.map(({ id }) => id)
  const mentors = await mentorsOf(db, teams)
  const names = await memberNames(db, ids)
  const counts = await countMilestones(db, ids)
  return teams.map((team): TeamOffer => {
    const week = weekOf(team, now)
    const from = mentors.get(team.mentor_id ?? '')
    return {
      id: team.id,
      title: team.title,
      goal: team.goal,
      description: team.description,
      language: team.language as CourseLanguage,
      state: team.state,
      weeks: team.weeks,
      ...(week !== undefined && { week }),
      members: names.get(team.id)?.length ?? 0,
      waitingMilestones: counts.get(team.id)?.waiting ?? 0,
      ...(from && { from }),
      offeredAt: team.offered_at!,
    }
  })
}
