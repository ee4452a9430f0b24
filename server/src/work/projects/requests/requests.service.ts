import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import { localDay } from '@mentor-connect/contract/rules/localDay'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import { REQUEST_NOTE_MAX, WAITING_REQUESTS_MAX } from '@mentor-connect/contract/work/projects/projectLimits'
import type { RequestKind } from '@mentor-connect/contract/work/projects/projectRules'
import { randomUUID } from 'node:crypto'
import { keepAccount, lockAccount } from '../../../accounts/people/credentials.repo'
import type { Tx } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { isLimited } from '../../../mentoring/mentorships/eligibility.query'
import { notifier } from '../../../messages/notifications/notifier'
import { errors } from '../../../platform/http/errors'
import { findBrief, lockBrief, type StoredBrief } from '../briefs/briefs.repo'
import { currentTeams, shownRoles } from '../briefs/places.query'
import { projectErrors } from '../projectErrors'
import { joinTeam } from '../teams/join'
import { currentTeamsOf } from '../teams/teams.repo'
import { applyObstacle, joinObstacle, REFUSALS } from './obstacle.query'
import { invitable, isReachableLearner } from './reachable.query'
import {
  countWaitingOf,
  findRequest,
  findRequestOf,
  saveRequest,
  updateRequest,
  type StoredRequest,
} from './requests.repo'

interface Asked {
  roleId: string
  note: string
}

interface Answer {
  isAccepted: boolean
  answer?: string
  teamId?: string
}

type Dependencies = Pick<ApiDependencies, 'db' | 'jobs' | 'clock' | 'config'>

/** Returns the steps that applications, invitations and their answers have in common. */
function requestSteps(dependencies: Dependencies) {
  const { db, clock } = dependencies
  const notifications = notifier(dependencies)
  const now = () => clock().toISOString()

  /** Runs `work` with the locks of the accounts and of the brief, in this order. */
  const inTurn = <Result>(
    { learnerId, briefId }: { learnerId: string; briefId: string },
    work: (tx: Tx, brief: StoredBrief) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction().execute(async (tx) => {
      const learner = await lockAccount(tx, 'user', learnerId)
      const found = await findBrief(tx, briefId)
      // The account is locked first, because a new team refers to the mentor, and the deletion of a mentor
      // locks the account before the brief.
      if (found) await keepAccount(tx, 'mentor', found.mentor_id)
      const brief = await lockBrief(tx, briefId)
      if (!learner || !brief || brief.posted_at === null) throw errors.notFound('Project')
      return work(tx, brief)
    })

  async function send(
    tx: Tx,
    brief: StoredBrief,
    { kind, learnerId, roleId, note }: Asked & { kind: RequestKind; learnerId: string },
  ): Promise<string> {
    const role = shownRoles(brief, await currentTeams(tx, [brief.id])).find(({ id }) => id === roleId)
    if (!role?.free) throw projectErrors.roleTaken()
    const before = await findRequestOf(tx, brief.id, learnerId)
    const id = before?.id ?? randomUUID()
    const version = before ? before.version + 1 : 0
    const asked = { kind, state: 'waiting', role_id: roleId, note: note.trim() } as const
    const open = { answer: null, team_id: null, sent_at: now(), answered_at: null }
    await saveRequest(tx, { id, brief_id: brief.id, learner_id: learnerId, version, ...asked, ...open })
    await notifications.record(
      tx,
      kind === 'application'
        ? {
            kind: 'project-application-received',
            subject: brief.id,
            actor: learnerId,
            to: brief.mentor_id,
            // The key contains the day, so that a learner who withdraws and applies again causes only one
            // notification a day.
            key: `${id}:${localDay(now(), DEFAULT_TIME_ZONE)}`,
          }
        : { kind: 'project-invited', subject: brief.id, to: learnerId, key: `${id}:${version}` },
    )
    return id
  }

  /** Answers a waiting request. A learner who is accepted joins a team. */
  async function settle(
    tx: Tx,
    brief: StoredBrief,
    request: StoredRequest,
    { isAccepted, answer, teamId }: Answer,
  ): Promise<void> {
    const { learner_id: learnerId, role_id: roleId } = request
    const team_id = isAccepted ? await joinTeam(tx, dependencies, brief, { learnerId, roleId, teamId }) : null
    const state = isAccepted ? 'accepted' : 'declined'
    const words = answer && !isBlank(answer) ? answer.trim() : null
    await updateRequest(tx, request, { state, answer: words, team_id, answered_at: now() })
    const event = { subject: brief.id, key: `${request.id}:${request.version + 1}` }
    await notifications.record(
      tx,
      request.kind === 'application'
        ? { ...event, kind: 'project-application-answered', to: learnerId }
        : { ...event, kind: 'project-invitation-answered', actor: learnerId, to: brief.mentor_id },
    )
  }

  async function requireFound(id: string, isOwn: (request: StoredRequest) => boolean) {
    const request = await findRequest(db, id)
    if (!request || !isOwn(request)) throw errors.notFound('Request')
    return { learnerId: request.learner_id, briefId: request.brief_id }
  }

  return { inTurn, send, settle, requireFound, now }
}

/** Handles applications of learners, invitations of mentors, and the answers to both. */
export function requestService(dependencies: Dependencies) {
  const { db } = dependencies
  const { inTurn, send, settle, requireFound, now } = requestSteps(dependencies)

  return {
    /** Applies for a role. If the mentor has invited the learner, the invitation is accepted instead. */
    async apply(learnerId: string, briefId: string, asked: Asked): Promise<void> {
      requireNote(asked.note, 'needed')
      await inTurn({ learnerId, briefId }, async (tx, brief) => {
        const before = await findRequestOf(tx, briefId, learnerId)
        if (before?.state === 'waiting' && before.kind === 'application') return
        const own = await currentTeamsOf(tx, learnerId)
        if (own.some(({ brief_id }) => brief_id === briefId)) return
        const isInvited = before?.state === 'waiting'
        const find = isInvited ? joinObstacle : applyObstacle
        const obstacle = await find(tx, learnerId, brief, dependencies)
        if (obstacle) throw REFUSALS[obstacle]()
        if (isInvited) await settle(tx, brief, before, { isAccepted: true, answer: asked.note })
        else await send(tx, brief, { ...asked, kind: 'application', learnerId })
      })
    },

    /** Withdraws a request of the person who sent it. */
    async withdraw(
      id: string,
      kind: RequestKind,
      isOwn: (request: StoredRequest, brief: StoredBrief) => boolean,
    ) {
      const found = await requireFound(id, (request) => request.kind === kind)
      await inTurn(found, async (tx, brief) => {
        const request = (await findRequest(tx, id))!
        if (request.kind !== kind || !isOwn(request, brief)) throw errors.notFound('Request')
        if (request.state === 'withdrawn') return
        if (request.state !== 'waiting') throw projectErrors.requestChanged(request.state)
        await updateRequest(tx, request, { state: 'withdrawn', answered_at: now() })
      })
    },

    async answerInvitation(learnerId: string, id: string, answer: Answer): Promise<void> {
      requireNote(answer.answer ?? '')
      const found = await requireFound(id, (request) => request.learner_id === learnerId)
      await inTurn(found, async (tx, brief) => {
        const request = (await findRequest(tx, id))!
        if (request.kind !== 'invitation') throw errors.notFound('Request')
        if (isSettled(request, answer)) return
        const obstacle = answer.isAccepted && (await joinObstacle(tx, learnerId, brief, dependencies))
        if (obstacle) throw REFUSALS[obstacle]()
        await settle(tx, brief, request, answer)
      })
    },

    async answerApplication(mentorId: string, id: string, answer: Answer): Promise<void> {
      requireNote(answer.answer ?? '')
      const found = await requireFound(id, ({ kind }) => kind === 'application')
      await inTurn(found, async (tx, brief) => {
        if (brief.mentor_id !== mentorId) throw errors.notFound('Request')
        const request = (await findRequest(tx, id))!
        // The learner is no longer in the list if the learner was suspended, or has blocked the mentor, after
        // sending the request.
        if (!(await isReachableLearner(tx, mentorId, found.learnerId))) throw errors.notFound('Request')
        if (isSettled(request, answer)) return
        if (answer.isAccepted && brief.hidden_at !== null) throw projectErrors.projectClosed()
        await settle(tx, brief, request, answer)
      })
    },

    /** Invites a connected learner. If the learner's application waits, it is accepted instead. Returns the request. */
    async invite(mentorId: string, briefId: string, { learnerId, ...asked }: Asked & { learnerId: string }) {
      requireNote(asked.note)
      if ((await findBrief(db, briefId))?.mentor_id !== mentorId) throw errors.notFound('Project')
      return inTurn({ learnerId, briefId }, async (tx, brief) => {
        const before = await findRequestOf(tx, briefId, learnerId)
        if (before?.state === 'waiting' && before.kind === 'invitation') return before.id
        const known = invitable(tx, { mentorId, briefId, learnerId }).select('learners.id')
        if (!(await known.executeTakeFirst())) throw errors.notFound('Person')
        if (brief.listed !== 1) throw projectErrors.projectClosed()
        if (await isLimited(tx, mentorId)) throw errors.contactLimited()
        if (before?.state === 'waiting') {
          await settle(tx, brief, before, { isAccepted: true, answer: asked.note })
          return before.id
        }
        if ((await countWaitingOf(tx, 'brief_id', briefId)) >= WAITING_REQUESTS_MAX)
          throw projectErrors.requestsMax()
        return send(tx, brief, { ...asked, kind: 'invitation', learnerId })
      })
    },
  }
}

/**
 * Returns true if a request was already answered in the same way. @throws ApiError `edit_conflict` if it no
 * longer waits for an answer
 */
function isSettled({ state }: StoredRequest, { isAccepted }: Answer): boolean {
  if (state === (isAccepted ? 'accepted' : 'declined')) return true
  if (state !== 'waiting') throw projectErrors.requestChanged(state)
  return false
}

function requireNote(note: string, how?: 'needed') {
  if ((how && isBlank(note)) || hasMoreGraphemes(note, REQUEST_NOTE_MAX))
    throw errors.invalidInput({ note: `Write up to ${REQUEST_NOTE_MAX} characters.` })
}
