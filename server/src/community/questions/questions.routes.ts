import {
  findSimilarQuestions,
  getCommunityQuestion,
  getReadersQuestion,
  listCommunitySubjects,
  listQuestions,
  listReadersQuestions,
} from '@mentor-connect/contract/community/questions'
import type { FastifyInstance } from 'fastify'
import { blockedPeopleOf } from '../../accounts/people/blockedPairs.repo'
import { callerOf, type Session } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { Database } from '../../kernel/database/schema'
import type { DomainDependencies } from '../../kernel/domain'
import { isFollowed } from '../follows/follows.repo'
import { findSimilar, readList, readQuestion } from './questionPages'
import { countSubjects } from './subjectCounts.query'

/** Endpoints for questions, for the public and for signed-in readers. */
export function registerQuestionRoutes(app: FastifyInstance, { db, reads, mayLag }: DomainDependencies) {
  serve(app, listQuestions, async ({ query }, { request }) => ({
    data: await reads.run(mayLag(request), (from) => readList(from, query, null)),
  }))

  serve(app, listCommunitySubjects, async (_input, { request }) => ({
    data: await reads.run(mayLag(request), countSubjects),
  }))

  serve(app, getCommunityQuestion, async ({ params: { id } }) => {
    const { question, answers, similar } = await readQuestion(db, id, null)
    return { data: { question, answers, similar } }
  })

  serve(app, listReadersQuestions, async ({ query }, { session }) => ({
    data: await readList(db, query, await readerOf(db, session)),
  }))

  serve(app, getReadersQuestion, async ({ params: { id } }, { session }) => ({
    data: await readAs(db, id, session),
  }))

  serve(app, findSimilarQuestions, async ({ query: { title } }) => ({ data: await findSimilar(db, title) }))
}

export const readerOf = async (db: Database, session: Session | null) => ({
  personId: callerOf(session),
  role: session!.role,
  blocked: await blockedPeopleOf(db, callerOf(session)),
})

async function readAs(db: Database, id: string, session: Session | null) {
  const reader = await readerOf(db, session)
  const { personId } = reader
  const { row, ...page } = await readQuestion(db, id, reader)
  const isShown = row.listed === 1
  return {
    ...page,
    isFollowed: await isFollowed(db, id, personId),
    canAccept: isShown && row.person_id === personId,
    canAnswer: isShown && !reader.blocked.includes(row.person_id),
  }
}
