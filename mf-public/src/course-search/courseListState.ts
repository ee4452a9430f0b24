import type { CourseSort } from '@mentor-connect/contract/courses/courses'
import {
  COURSE_LENGTHS,
  COURSE_LEVELS,
  RATINGS_FROM,
  type CourseLength,
  type CourseLevel,
} from '@mentor-connect/contract/courses/courseFacts'
import { isCourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { PAGE_SIZE } from '@mentor-connect/contract/rules/limits'
import { readListState, writeListState, type ListState } from '../list-controls/useListState'

/** The search, filters and order of the catalogue, stored in the URL. */
export interface CourseListState extends ListState<CourseSort> {
  language: string
  level: CourseLevel | ''
  length: CourseLength | ''
  /** Lowest average rating, 1–5; 0 for any. */
  rating: number
}

export type CourseFilters = Pick<CourseListState, 'domain' | 'language' | 'level' | 'length' | 'rating'>

export const NO_COURSE_FILTERS: CourseFilters = { domain: '', language: '', level: '', length: '', rating: 0 }

type Sorts = readonly [CourseSort, ...CourseSort[]]

export function readCourseListState(params: URLSearchParams, sorts: Sorts): CourseListState {
  const { language = '', ...state } = readListState(params, sorts)
  return {
    ...state,
    language,
    level: COURSE_LEVELS.find((level) => level === params.get('level')) ?? '',
    length: COURSE_LENGTHS.find((length) => length === params.get('length')) ?? '',
    rating: RATINGS_FROM.find((rating) => String(rating) === params.get('rating')) ?? 0,
  }
}

export function writeCourseListState(state: CourseListState, sorts: Sorts): URLSearchParams {
  const params = writeListState(state, sorts)
  if (state.level) params.set('level', state.level)
  if (state.length) params.set('length', state.length)
  if (state.rating) params.set('rating', String(state.rating))
  return params
}

/** The request for one page of the catalogue. */
export function courseQuery(state: CourseListState) {
  const { q, domain, language, level, length, rating, sort, page } = state
  return {
    query: {
      page,
      limit: PAGE_SIZE,
      ...(sort !== 'complete' && { sort }),
      ...(q && { q }),
      ...(domain && { domain }),
      ...(isCourseLanguage(language) && { language }),
      ...(level && { level }),
      ...(length && { length }),
      ...(rating > 0 && { ratingFrom: rating }),
    },
  }
}
