import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { CONTRIBUTION_DAYS } from '@mentor-connect/contract/work/projects/projectLimits'
import type { Contributions } from '@mentor-connect/contract/work/projects/teams'
import type { Database } from '../../../kernel/database/schema'
import { projectCertificateOf } from '../../../learning/projectCertificates'
import type { OpenTeam } from '../teams/teamAccess'
import { isCertifiable } from './projectCertificate'
import { memberIds, type StoredTeam } from '../teams/teams.repo'

const wordsOf = (db: Database, teamId: string) =>
  db
    .selectFrom('project_contributions')
    .select(['id', 'learner_id as fromId', 'about_id as aboutId', 'text', 'hidden_at'])
    .where('team_id', '=', teamId)
    .orderBy('about_id')
    .orderBy('learner_id')
    .execute()

/** The time at which everybody can read what the members wrote, even if some have not written by then. */
export const shownFrom = ({ ended_at, last_active_at }: StoredTeam): string =>
  new Date(Date.parse(ended_at ?? last_active_at) + CONTRIBUTION_DAYS * DAY_MS).toISOString()

/** Returns the members' texts about each other's contributions, and whether everybody may read them now. */
export async function findWords(db: Database, team: StoredTeam, now: Date) {
  const members = await memberIds(db, team.id)
  const words = await wordsOf(db, team.id)
  const written = members.filter((fromId) =>
    members.every(
      (aboutId) =>
        aboutId === fromId || words.some((one) => one.fromId === fromId && one.aboutId === aboutId),
    ),
  )
  const isOver = team.state === 'closing' || team.state === 'done'
  const isDue = written.length === members.length || now.toISOString() >= shownFrom(team)
  return { members, words, written, isShown: isOver && isDue }
}

/** Returns the part of the contributions that a person of the team may read. */
export async function readContributions(
  db: Database,
  { team, viewer, personId }: OpenTeam,
  now: Date,
): Promise<Contributions> {
  const { members, words, written, isShown } = await findWords(db, team, now)
  const canWrite = viewer === 'member' && team.state === 'closing'
  const decided = await db
    .selectFrom('project_members')
    .select(['learner_id', 'is_proven', 'decision', 'decided_at'])
    .where('team_id', '=', team.id)
    .where('is_proven', 'is not', null)
    .$if(viewer !== 'mentor', (query) => query.where('learner_id', '=', personId))
    .orderBy('learner_id')
    .execute()
  return {
    about: canWrite ? members.filter((id) => id !== personId) : [],
    own: words.filter(({ fromId }) => fromId === personId).map(({ aboutId, text }) => ({ aboutId, text })),
    written: viewer === 'former' ? [] : written,
    shownFrom: shownFrom(team),
    shown: isShown && viewer !== 'former' ? words.map(toShown) : [],
    decisions: decided.map((row) => ({
      learnerId: row.learner_id,
      isProven: row.is_proven === 1,
      text: row.decision ?? '',
      decidedAt: row.decided_at!,
    })),
    ...(viewer === 'member' && (await certificateFor(db, team, personId))),
  }
}

async function certificateFor(db: Database, team: StoredTeam, learnerId: string) {
  const certificateId = await projectCertificateOf(db, { learnerId, teamId: team.id })
  if (certificateId) return { certificateId }
  return (await isCertifiable(db, team, learnerId)) ? { canCertify: true as const } : {}
}

/** A hidden text is shown as hidden, and its content is left out. */
const toShown = ({ id, hidden_at, text, ...words }: Awaited<ReturnType<typeof wordsOf>>[number]) => ({
  ...(id !== null && { id }),
  ...words,
  text: hidden_at === null ? text : '',
  ...(hidden_at !== null && { isHidden: true as const }),
})
