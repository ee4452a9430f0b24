import type { MentorshipDetails, MentorshipEvent } from '@mentor-connect/contract/mentoring/mentorships'
import { graphemeCount } from '@mentor-connect/contract/rules/graphemes'
import {
  ACT_RULES,
  mayAct,
  MENTORSHIP_TEXT_MAX,
  type MentorshipAct,
} from '@mentor-connect/contract/mentoring/mentorship'
import { errors } from '../../platform/http/errors'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { shareAttachedPlan } from './attachments.repo'
import { lockMentorship, lockPair, type StoredMentorship } from './storedMentorships.repo'
import { forgiveMissed, takePlace } from './places.repo'
import { changeMentorship, type Change } from './changeMentorship'
import { mayLearnWithMentor } from './mayLearnWithMentor.query'
import { isLimited } from './eligibility.query'
import { hasHeldSession } from './heldSession.query'
import { mentorshipErrors } from './mentorshipErrors'
import { mentorshipNews } from './mentorshipNews'
import { eventsOf, requestsOf, type Participant } from './mentorships.repo'
import { requireOwn } from './ownMentorships.service'
import { presentDetails, situationOf } from './presentMentorship'

export interface Given {
  version: number
  text?: string
  withdrawOthers?: boolean
}

/** Carries out the acts of the two people in a mentorship. */
export function actService(dependencies: Pick<ApiDependencies, 'db' | 'clock' | 'jobs'>) {
  const { db, clock } = dependencies
  const news = mentorshipNews(dependencies)

  async function apply(tx: Tx, who: Participant, act: MentorshipAct, row: StoredMentorship, given: Given) {
    await requirePossible(tx, who, act, row, clock())
    if (act === 'accept' && !(await takePlace(tx, row.mentor_id))) throw mentorshipErrors.placesFull()
    if (act === 'ask' || act === 'accept' || act === 'decline') await forgiveMissed(tx, row.mentor_id)
    const change = changeBy(who, act, row, given.text)
    const after = await changeMentorship(tx, row, change, clock())
    if (act === 'accept') await shareAttachedPlan(tx, after, after.changed_at)
    const others = given.withdrawOthers ? await withdrawOthers(tx, row) : []
    await news.tell(tx, [{ after, ...change }, ...others])
    return after
  }

  /**
   * Withdraws the learner's other requests. The lock of the learner prevents concurrent changes of these
   * requests.
   */
  async function withdrawOthers(tx: Tx, { learner_id }: StoredMentorship) {
    const change = { event: 'withdraw', by: 'learner', to: 'withdrawn' } as const
    const withdrawn = []
    for (const { id } of await requestsOf(tx, learner_id)) {
      const request = (await lockMentorship(tx, id))!
      withdrawn.push({ after: await changeMentorship(tx, request, change, clock()), ...change })
    }
    return withdrawn
  }

  return {
    async act(who: Participant, id: string, act: MentorshipAct, sent: Given): Promise<MentorshipDetails> {
      const given = { ...sent, text: sent.text?.trim() ?? '' }
      requireText(act, given.text)
      const found = await requireOwn(db, who, id)
      return db.transaction().execute(async (tx) => {
        if (!(await lockPair(tx, found))) throw errors.notFound('Mentorship')
        const row = await lockMentorship(tx, id)
        if (!row) throw errors.notFound('Mentorship')
        const isDone = row.version !== given.version && (await isRepeated(tx, who, act, { row, given }))
        if (row.version !== given.version && !isDone) throw mentorshipErrors.mentorshipChanged(row.state)
        const after = isDone ? row : await apply(tx, who, act, row, given)
        return presentDetails(tx, who, after, clock())
      })
    },
  }
}

/**
 * Returns the change that an act makes. Completing a mentorship needs both people, so the first act only
 * proposes it.
 */
function changeBy(
  { side: by }: Participant,
  act: MentorshipAct,
  { proposed_by }: StoredMentorship,
  text: string | undefined,
): Change {
  if (act === 'complete' && proposed_by === null) return { event: 'propose', to: 'active', by }
  return { event: act, to: ACT_RULES[act].to, by, text }
}

/**
 * Tells whether the same act was made before on the same version. The client repeats the request if it did
 * not get the response.
 */
async function isRepeated(
  tx: Tx,
  { side }: Participant,
  act: MentorshipAct,
  { row, given }: { row: StoredMentorship; given: Given },
): Promise<boolean> {
  const events: MentorshipEvent['event'][] = act === 'complete' ? ['propose', 'complete'] : [act]
  const next = (await eventsOf(tx, row.id)).find(({ version }) => version === given.version + 1)
  return next?.side === side && events.includes(next.event) && next.text === given.text
}

/**
 * Acts that continue a mentorship. They are only possible if the learner may talk to mentors; all other acts
 * are always possible.
 */
const LEADS_ON: readonly MentorshipAct[] = ['ask', 'answer', 'accept', 'confirm']

async function requirePossible(
  tx: Tx,
  { side, personId }: Participant,
  act: MentorshipAct,
  row: StoredMentorship,
  now: Date,
) {
  if (!mayAct(act, side, situationOf(row))) {
    const hasAskedAll = act === 'ask' && row.state === 'requested'
    throw hasAskedAll ? mentorshipErrors.questionsUsedUp() : mentorshipErrors.mentorshipChanged(row.state)
  }
  if (act === 'complete' && !(await hasHeldSession(tx, row, now.toISOString())))
    throw mentorshipErrors.sessionNeeded()
  if ((act === 'ask' || act === 'accept') && (await isLimited(tx, personId))) throw errors.contactLimited()
  // The consent of a minor's guardian may have ended. In that case, a job cancels the mentorship within a
  // minute.
  if (LEADS_ON.includes(act) && !(await mayLearnWithMentor(tx, row.learner_id)))
    throw mentorshipErrors.mentorshipChanged('cancelled')
}

function requireText(act: MentorshipAct, text: string) {
  if (ACT_RULES[act].text === 'needed' && text === '') throw errors.invalidInput({ text: 'Write something.' })
  if (graphemeCount(text) > MENTORSHIP_TEXT_MAX)
    throw errors.invalidInput({ text: `Use at most ${MENTORSHIP_TEXT_MAX} characters.` })
}
