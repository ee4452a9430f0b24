import { LEARNER_SORTS, type LearnerSort } from '@mentor-connect/contract/mentoring/mentorArea'
import { pageOf, useSearchState } from '@mentor-connect/contract/remote'
import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'

export interface LearnerList {
  q: string
  /** Id of a course; empty for all courses. */
  course: string
  sort: LearnerSort
  page: number
}

/** Filter and sort order of the list of learners, stored in the URL. Invalid values are ignored. */
export function useLearnerList() {
  const [params, update] = useSearchState()
  const list = readLearnerList(params)
  const change = (patch: Partial<LearnerList>, options: { replace?: boolean } = {}) =>
    update((current) => writeLearnerList({ ...readLearnerList(current), page: 1, ...patch }), {
      ...options,
      preventScrollReset: patch.page === undefined,
    })
  return { list, change }
}

export function readLearnerList(params: URLSearchParams): LearnerList {
  const q = params.get('q') ?? ''
  const course = params.get('course') ?? ''
  return {
    q: q.length <= SEARCH_MAX ? q : '',
    course: /^[A-Za-z0-9_-]{0,64}$/.test(course) ? course : '',
    sort: LEARNER_SORTS.find((sort) => sort === params.get('sort')) ?? LEARNER_SORTS[0],
    page: pageOf(params),
  }
}

export function writeLearnerList({ q, course, sort, page }: LearnerList): URLSearchParams {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (course) params.set('course', course)
  if (sort !== LEARNER_SORTS[0]) params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params
}
