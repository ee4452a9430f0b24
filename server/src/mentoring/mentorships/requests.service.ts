import type { Attach, MentorshipDetails } from '@mentor-connect/contract/mentoring/mentorships'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { graphemeCount } from '@mentor-connect/contract/rules/graphemes'
import {
  MENTORSHIP_GOAL_MAX,
  MENTORSHIP_GOAL_MIN,
  OPEN_REQUESTS_MAX,
  REQUESTS_PER_DAY,
  REQUESTS_PER_MENTOR_AND_DAY,
} from '@mentor-connect/contract/mentoring/mentorship'
import { SUBJECTS } from '@mentor-connect/contract/courses/subjects'
import { randomUUID } from 'node:crypto'
import { errors } from '../../platform/http/errors'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { attachedTo, attachmentsOf, insertAttachments, isSameSet, ownsAll } from './attachments.repo'
import { insertEvent, lockPair, pairOf, type StoredMentorship } from './storedMentorships.repo'
import { timesOf } from './changeMentorship'
import { mustTellAge } from '../../accounts/people/unknownAge.query'
import { mayLearnWithMentor } from './mayLearnWithMentor.query'
import { isLimited } from './eligibility.query'
import { mentoringState } from './mentoring.service'
import { mentorshipErrors } from './mentorshipErrors'
import { mentorshipNews } from './mentorshipNews'
import { findOpenOf, insertMentorship, mentorsAskedSince, requestsOf } from './mentorships.repo'
import { presentDetails } from './presentMentorship'

interface Request {
  userId: string
  mentorId: string
  topic: string
  goal: string
  attach?: Attach
}

type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'jobs' | 'config'>

/** Sends requests for mentorships from learners to mentors. */
export function requestService(dependencies: Dependencies) {
  const { db, clock, config } = dependencies
  const news = mentorshipNews(dependencies)

  async function insert(tx: Tx, { userId, mentorId, topic, goal, attach }: Request) {
    const now = clock()
    const pair = { learner_id: userId, mentor_id: mentorId }
    const row: StoredMentorship = {
      id: randomUUID(),
      ...pair,
      topic,
      goal,
      state: 'requested',
      version: 0,
      open_pair: pairOf(pair),
      proposed_by: null,
      questions: 0,
      accepted_at: null,
      ...timesOf('requested', false, now),
      created_at: now.toISOString(),
      changed_at: now.toISOString(),
    }
    if (!(await insertMentorship(tx, row))) throw mentorshipErrors.mentorshipExists()
    await insertAttachments(tx, row.id, attachmentsOf(attach))
    await insertEvent(tx, row, { event: 'request', by: 'learner' }, row.created_at)
    await news.tell(tx, [{ after: row, event: 'request', by: 'learner' }])
    return row
  }

  /** Checks that the learner may send this request. The caller must hold the locks of the pair. */
  async function requireAllowed(tx: Tx, { userId, mentorId, attach }: Request) {
    if (await mustTellAge(tx, userId, config)) throw errors.birthYearNeeded()
    if (await isLimited(tx, userId)) throw errors.contactLimited()
    const state = (await mayLearnWithMentor(tx, userId))
      ? await mentoringState(tx, { learnerId: userId, mentorId, now: clock() })
      : 'closed'
    if (state !== 'open') throw mentorshipErrors.mentorUnavailable(state)
    if ((await requestsOf(tx, userId)).length >= OPEN_REQUESTS_MAX) throw mentorshipErrors.openRequestsMax()
    await requireFewRequests(tx, { userId, mentorId })
    if (!(await ownsAll(tx, userId, attachmentsOf(attach)))) throw mentorshipErrors.notAttachable()
  }

  /**
   * Limits the number of requests in a day. Requests that were withdrawn at once count too, because the
   * mentor was notified of them.
   */
  async function requireFewRequests(tx: Tx, { userId, mentorId }: Pick<Request, 'userId' | 'mentorId'>) {
    const since = new Date(clock().getTime() - DAY_MS).toISOString()
    const asked = await mentorsAskedSince(tx, userId, since)
    const isOften = asked.filter((id) => id === mentorId).length >= REQUESTS_PER_MENTOR_AND_DAY
    if (isOften || asked.length >= REQUESTS_PER_DAY) throw mentorshipErrors.requestsPerDayMax()
  }

  return {
    async request(given: Request): Promise<MentorshipDetails> {
      const request = { ...given, goal: given.goal.trim() }
      requireValid(request)
      const { userId, mentorId } = request
      return db.transaction().execute(async (tx) => {
        const isThere = await lockPair(tx, { learner_id: userId, mentor_id: mentorId })
        if (!isThere) throw errors.notFound('Mentor')
        const open = await findOpenOf(tx, userId, mentorId)
        if (open && !(await isSame(tx, open, request))) throw mentorshipErrors.mentorshipExists()
        if (!open) await requireAllowed(tx, request)
        const row = open ?? (await insert(tx, request))
        return presentDetails(tx, { personId: userId, side: 'learner' }, row, clock())
      })
    },
  }
}

/** Tells whether the open request is the same one, sent again by a client that did not get the response. */
async function isSame(tx: Tx, { id, state, version, topic, goal }: StoredMentorship, request: Request) {
  const isRequest = state === 'requested' && version === 0
  if (!isRequest || topic !== request.topic || goal !== request.goal) return false
  return isSameSet(await attachedTo(tx, id), attachmentsOf(request.attach))
}

function requireValid({ topic, goal }: Request) {
  const fields: Record<string, string> = {}
  if (!SUBJECTS.some(({ id }) => id === topic)) fields.topic = 'Choose one of the subjects.'
  const length = graphemeCount(goal)
  if (length < MENTORSHIP_GOAL_MIN)
    fields.goal = `Say a little more: at least ${MENTORSHIP_GOAL_MIN} characters.`
  if (length > MENTORSHIP_GOAL_MAX) fields.goal = `Use at most ${MENTORSHIP_GOAL_MAX} characters.`
  if (Object.keys(fields).length > 0) throw errors.invalidInput(fields)
}
