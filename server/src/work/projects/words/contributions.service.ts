import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import {
  CONTRIBUTION_MAX,
  CONTRIBUTION_MIN,
  DECISION_TEXT_MAX,
} from '@mentor-connect/contract/work/projects/projectLimits'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { roomChanged } from '../../../kernel/rooms/roomChanges'
import { notifier } from '../../../messages/notifications/notifier'
import { projectCertificateOf } from '../../../learning/projectCertificates'
import type { Session } from '../../../platform/http/access'
import { errors } from '../../../platform/http/errors'
import { countFreePlaces } from '../briefs/places.query'
import { projectErrors } from '../projectErrors'
import { lockTeamWithBrief } from '../teams/lockTeamWithBrief'
import { writableTeam } from '../teams/teamAccess'
import { findMember, updateMember, updateTeam } from '../teams/teams.repo'
import { findWords } from './contributions.query'
import { isDecided, saveContribution } from './contributions.repo'

interface Words {
  aboutId: string
  text: string
}

interface Decision {
  learnerId: string
  isProven: boolean
  text: string
}

/**
 * The end of a project: the members describe each other's contributions, and the mentor confirms or rejects
 * them.
 */
export function contributionService(dependencies: Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>) {
  const { db, clock } = dependencies
  const notifications = notifier(dependencies)

  return {
    write: (session: Session | null, teamId: string, all: Words[]) =>
      db.transaction().execute(async (tx) => {
        const { team, viewer, personId } = await writableTeam(tx, session, teamId)
        if (viewer !== 'member') throw errors.forbidden()
        if (team.state !== 'closing') throw projectErrors.teamChanged(team.state)
        const { members, words, isShown } = await findWords(tx, team, clock())
        const isKnown = ({ aboutId, text }: Words) =>
          words.some((one) => one.fromId === personId && one.aboutId === aboutId && one.text === text.trim())
        if (all.every(isKnown)) return
        if (isShown) throw projectErrors.contributionsShown()
        requireWords(all, members, personId)
        const written_at = clock().toISOString()
        for (const { aboutId, text } of all)
          await saveContribution(tx, {
            team_id: teamId,
            learner_id: personId,
            about_id: aboutId,
            written_at,
            text: text.trim(),
          })
      }),

    /** Confirms or rejects the contribution of one member. The last decision completes the project. */
    decide: (mentorId: string, teamId: string, { learnerId, isProven, text }: Decision) =>
      db.transaction().execute(async (tx) => {
        const { team, brief } = await lockTeamWithBrief(tx, teamId)
        if (team?.mentor_id !== mentorId) throw errors.notFound('Team')
        if (team.state !== 'closing' && team.state !== 'done') throw projectErrors.teamChanged(team.state)
        requireText(text)
        const member = await findMember(tx, teamId, learnerId)
        if (member?.left_at !== null) throw errors.notFound('Member')
        const decision = text.trim()
        const is_proven = isProven ? 1 : 0
        if (member.is_proven === is_proven && member.decision === decision) return
        if (!(await findWords(tx, team, clock())).isShown) throw projectErrors.contributionsOpen()
        // A certificate states that the contribution is confirmed, and only operators revoke certificates.
        if (!isProven && (await projectCertificateOf(tx, { learnerId, teamId })))
          throw projectErrors.certified()
        const decided_at = clock().toISOString()
        await updateMember(tx, member, { is_proven, decision, decided_at })
        if (team.state === 'closing' && (await isDecided(tx, teamId))) {
          await updateTeam(tx, teamId, { state: 'done', version: team.version + 1 })
          if (brief) await countFreePlaces(tx, brief)
          await roomChanged(tx, dependencies, 'project', teamId)
        }
        const event = { kind: 'contribution-decided', subject: teamId, to: learnerId } as const
        await notifications.record(tx, { ...event, key: `${teamId}:${learnerId}:${decided_at}` })
      }),
  }
}

function requireWords(all: Words[], members: string[], personId: string) {
  const others = all.every(({ aboutId }) => aboutId !== personId && members.includes(aboutId))
  if (!others || new Set(all.map(({ aboutId }) => aboutId)).size < all.length)
    throw errors.invalidInput({ contributions: 'Write once about each of the others in the team.' })
  const isWrong = ({ text }: Words) =>
    text.trim().length < CONTRIBUTION_MIN || hasMoreGraphemes(text, CONTRIBUTION_MAX)
  if (all.some(isWrong))
    throw errors.invalidInput({
      contributions: `Write ${CONTRIBUTION_MIN} to ${CONTRIBUTION_MAX} characters about each.`,
    })
}

function requireText(text: string) {
  if (isBlank(text) || hasMoreGraphemes(text, DECISION_TEXT_MAX))
    throw errors.invalidInput({ text: `Write up to ${DECISION_TEXT_MAX} characters.` })
}
