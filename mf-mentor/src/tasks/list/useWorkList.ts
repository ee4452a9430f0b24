import { REVIEW_STATES, type ReviewState } from '@mentor-connect/contract/courses/tasks/taskReviews'
import { pageOf, useSearchState } from '@mentor-connect/contract/remote'

export interface WorkFilter {
  state: ReviewState
  /** Id of a course; empty for all courses. */
  course: string
  page: number
}

/** Filter and page of the list of work, stored in the URL. Invalid values are ignored. */
export function useWorkList() {
  const [params, update] = useSearchState()
  const filter = readFilter(params)
  const change = (patch: Partial<WorkFilter>, options: { replace?: boolean } = {}) =>
    update((current) => writeFilter({ ...readFilter(current), page: 1, ...patch }), {
      ...options,
      preventScrollReset: patch.page === undefined,
    })
  return { filter, change }
}

function readFilter(params: URLSearchParams): WorkFilter {
  const course = params.get('course') ?? ''
  return {
    state: REVIEW_STATES.find((state) => state === params.get('state')) ?? REVIEW_STATES[0],
    course: /^[A-Za-z0-9_-]{0,64}$/.test(course) ? course : '',
    page: pageOf(params),
  }
}

function writeFilter({ state, course, page }: WorkFilter): URLSearchParams {
  const params = new URLSearchParams()
  if (state !== REVIEW_STATES[0]) params.set('state', state)
  if (course) params.set('course', course)
  if (page > 1) params.set('page', String(page))
  return params
}
