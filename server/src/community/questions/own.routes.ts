import {
  countUnansweredForMentor,
  followQuestion as followQuestionEndpoint,
  followSubject,
  getOwnCommunity,
  listFollowedQuestions,
  listOwnAnswers,
  listOwnQuestions,
  listUnansweredForMentor,
  setCommunityMail,
} from '@mentor-connect/contract/community/own'
import { COUNTED_MAX, QUESTIONS_PAGE } from '@mentor-connect/contract/community/communityRules'
import type { FastifyInstance } from 'fastify'
import { lockAccount } from '../../accounts/people/credentials.repo'
import { callerOf, type Session } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'
import type { Database } from '../../kernel/database/schema'
import type { DomainDependencies } from '../../kernel/domain'
import { hasWeeklyMail, setWeeklyMail } from '../../messages/notifications/preferences.repo'
import { nextWeeklyMail } from '../../messages/notifications/weeklyMailTime'
import * as follows from '../follows/follows.repo'
import { isReadFirst, requireAccount } from '../posts/checkPost'
import { findQuestion } from '../posts/posts.repo'
import { ALL_TOPICS, isSubject } from '../posts/topics'
import { doneBy } from './done.query'
import { countQuestions, followedQuestions, ownAnswers, ownQuestions, topicsOfMentor } from './own.query'
import { toSummaries } from './questionPages'
import { questionsInOrder } from './questions.query'
import { readerOf } from './questions.routes'
import { unansweredIn } from './topicList.query'

/**
 * Endpoints for a person's own posts, for the subjects and questions that a person follows, and for the
 * questions that wait for mentors.
 */
export function registerOwnRoutes(app: FastifyInstance, dependencies: DomainDependencies) {
  const { db } = dependencies
  registerFollowing(app, dependencies)
  registerMail(app, db)
  registerMentorRoutes(app, db)

  serve(app, getOwnCommunity, async (_input, { session }) => ({ data: await readOwn(db, caller(session)) }))

  serve(app, listOwnQuestions, async ({ query: { after } }, { session }) => {
    const { personId, role } = caller(session)
    const { rows, next } = await ownQuestions(db, personId, after)
    return { data: { questions: await toSummaries(db, rows, { personId, role, blocked: [] }), next } }
  })

  serve(app, listOwnAnswers, async ({ query: { after } }, { session }) => ({
    data: await ownAnswers(db, callerOf(session), after),
  }))

  serve(app, listFollowedQuestions, async ({ query: { after } }, { session }) => {
    const personId = callerOf(session)
    return { data: await summariesOf(db, session, await followedQuestions(db, personId, after)) }
  })
}

function registerFollowing(app: FastifyInstance, { db, clock }: DomainDependencies) {
  serve(app, followQuestionEndpoint, async ({ params: { id }, body: { follows: isWanted } }, { session }) => {
    const { personId, role } = caller(session)
    await db.transaction().execute(async (tx) => {
      await requireAccount(tx, { personId, role })
      if (!isWanted) return follows.unfollowQuestion(tx, id, personId)
      const row = await findQuestion(tx, id)
      if (row?.listed !== 1) throw errors.notFound('Question')
      return follows.followQuestion(tx, id, { personId, role }, clock().toISOString())
    })
    return { data: {} }
  })

  serve(app, followSubject, async ({ params: { subject }, body: { follows: isWanted } }, { session }) => {
    const { personId, role } = caller(session)
    if (!isSubject(subject)) throw errors.notFound('Subject')
    await db.transaction().execute(async (tx) => {
      await requireAccount(tx, { personId, role })
      if (!isWanted) return follows.removeSubject(tx, personId, subject)
      await follows.addSubject(tx, personId, subject)
      const now = clock()
      const times = { since: now.toISOString(), mailAt: await nextWeeklyMail(tx, personId, now) }
      return follows.startDigest(tx, { personId, role }, times)
    })
    return { data: {} }
  })
}

function registerMail(app: FastifyInstance, db: Database) {
  serve(app, setCommunityMail, async ({ body: { isOn } }, { session }) => {
    const { personId, role } = caller(session)
    await db.transaction().execute(async (tx) => {
      if (!(await lockAccount(tx, role, personId))) throw errors.unauthenticated()
      await setWeeklyMail(tx, personId, isOn)
    })
    return { data: {} }
  })
}

function registerMentorRoutes(app: FastifyInstance, db: Database) {
  serve(app, listUnansweredForMentor, async ({ query: { after } }, { session }) => {
    const personId = callerOf(session)
    const topics = await topicsOfMentor(db, personId)
    const lists = topics.length > 0 ? topics : [ALL_TOPICS]
    return {
      data: await summariesOf(db, session, await unansweredIn(db, lists, { after, limit: QUESTIONS_PAGE })),
    }
  })

  serve(app, countUnansweredForMentor, async (_input, { session }) => {
    const topics = await topicsOfMentor(db, callerOf(session))
    if (topics.length === 0) return { data: { unanswered: 0 } }
    const { ids } = await unansweredIn(db, topics, { after: undefined, limit: COUNTED_MAX + 1 })
    return { data: { unanswered: ids.length } }
  })
}

async function summariesOf(
  db: Database,
  session: Session | null,
  page: { ids: string[]; next: string | null },
) {
  const rows = await questionsInOrder(db, page.ids)
  return { questions: await toSummaries(db, rows, await readerOf(db, session)), next: page.next }
}

async function readOwn(db: Database, session: Session) {
  const { personId } = session
  const done = (await doneBy(db, [personId])).get(personId)
  return {
    done: {
      questions: await countQuestions(db, personId),
      answers: done?.answers ?? 0,
      accepted: done?.accepted ?? 0,
      helpful: done?.helpful ?? 0,
    },
    isReadFirst: await isReadFirst(db, session),
    subjects: await follows.followedSubjects(db, personId),
    hasWeeklyMail: await hasWeeklyMail(db, personId),
  }
}

function caller(session: Session | null): Session {
  if (!session) throw errors.unauthenticated()
  return session
}
