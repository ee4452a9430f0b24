import type { Pagination } from '@mentor-connect/contract/api/wire'
import { PAGE_SIZE } from '@mentor-connect/contract/rules/limits'

export interface PageRequest {
  page?: number
  limit?: number
}

/** Returns offset and length of a page. If a number is missing, its default is used. */
export function pageWindow({ page = 1, limit = PAGE_SIZE }: PageRequest) {
  return { page, limit, offset: (page - 1) * limit }
}

/** Returns the facts about the pages of a list. `totalPages` is 0 for an empty list. */
export function paginationOf(request: PageRequest, totalItems: number): Pagination {
  const { page, limit } = pageWindow(request)
  return { page, limit, totalItems, totalPages: Math.ceil(totalItems / limit) }
}
