import { COURSE_STATUSES, type CourseStatus } from '@mentor-connect/contract/courses/authoring/authoring'
import { pageOf, useSearchState } from '@mentor-connect/contract/remote'

export interface OwnList {
  status: CourseStatus | ''
  page: number
}

/** Status filter and page of the mentor's courses, stored in the URL. Invalid values are ignored. */
export function useOwnList() {
  const [params, update] = useSearchState()
  const list = readOwnList(params)
  const change = (patch: Partial<OwnList>, options: { replace?: boolean } = {}) =>
    update((current) => writeOwnList({ ...readOwnList(current), page: 1, ...patch }), options)
  return { list, change }
}

export function readOwnList(params: URLSearchParams): OwnList {
  return {
    status: COURSE_STATUSES.find((status) => status === params.get('status')) ?? '',
    page: pageOf(params),
  }
}

export function writeOwnList({ status, page }: OwnList): URLSearchParams {
  const params = new URLSearchParams()
  if (status) params.set('status', status)
  if (page > 1) params.set('page', String(page))
  return params
}
