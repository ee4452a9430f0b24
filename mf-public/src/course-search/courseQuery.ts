import type { CourseSort } from '@mentor-connect/contract/api/courses'
import { isCourseLanguage } from '@mentor-connect/contract/rules/courseLanguages'
import { PAGE_SIZE } from '@mentor-connect/contract/rules/limits'
import type { ListState } from '../list-controls/useListState'

/** The request for one page of the catalogue. */
export function courseQuery({ q, domain, language, sort, page }: ListState<CourseSort>) {
  return {
    query: {
      page,
      limit: PAGE_SIZE,
      sort,
      ...(q && { q }),
      ...(domain && { domain }),
      ...(isCourseLanguage(language) && { language }),
    },
  }
}
