import { PAGE_SIZE } from '@mentor-connect/contract/rules/limits'

/** The request for one page of a mentor's courses. */
export const coursesRequest = (mentorId: string, page: number) => ({
  params: { mentorId },
  query: { page, limit: PAGE_SIZE },
})
