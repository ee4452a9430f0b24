import { readOf } from '@mentor-connect/api'
import {
  getCommunityQuestion,
  listCommunitySubjects,
  listQuestions,
} from '@mentor-connect/contract/community/questions'
import { SUBJECT_ROWS } from '@mentor-connect/contract/courses/subjectData'
import type { Rendering } from '@mentor-connect/contract/remote'
import { questionsRequest, readCommunityListState } from '../list/communityListState'

/*
 * The public pages of the community that a server renders, with the requests of their first view. If a
 * request is missing here, the server renders the loading state, and a test reports it.
 */

type Heads = typeof import('./heads')

/** Returns a loader for the metadata of a page. Only servers call it. */
const head = (name: keyof Heads) => async () => ({ default: (await import('./heads'))[name] })

const FILTERS = {
  query: ['language', 'order'],
  /**
   * URLs with these parameters are rendered in the browser, because a server would cache each text and each
   * place as a separate page.
   */
  browserQuery: ['q', 'after'],
}

const listRead = (query: URLSearchParams, subject?: string) =>
  readOf(listQuestions, questionsRequest(readCommunityListState(query), subject))
const subjectsRead = () => readOf(listCommunitySubjects, {})

export const list: Rendering = {
  ...FILTERS,
  head: head('list'),
  reads: ({ query }) => [listRead(query), subjectsRead()],
}

export const subject: Rendering = {
  ...FILTERS,
  head: head('subject'),
  values: SUBJECT_ROWS.map(([id]) => id),
  reads: ({ params, query }) => [listRead(query, params.subject), subjectsRead()],
}

export const question: Rendering = {
  head: head('question'),
  reads: ({ params }) => [readOf(getCommunityQuestion, { params: { id: params.questionId! } })],
}
