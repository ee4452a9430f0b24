import {
  MENTOR_SORTS,
  MENTORS_PER_PAGE,
  type MentorSort,
} from '@mentor-connect/contract/mentoring/mentorDirectory'
import type { Locale } from '@mentor-connect/i18n'
import { isCourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { readListState, writeListState, type ListState } from '../../list-controls/useListState'

/** Choices for the minimum experience, in years. */
export const EXPERIENCES = [3, 5, 10] as const

/** Search, filters and order of the directory, stored in the URL. */
export interface DirectoryState extends ListState<MentorSort> {
  language: string
  /** True to list only mentors with a free time within a week. */
  isFree: boolean
  /** Minimum experience in years; 0 for any. */
  experience: number
}

export const NO_FILTERS = { q: '', domain: '', language: '', isFree: false, experience: 0 }

export function readDirectoryState(params: URLSearchParams): DirectoryState {
  const { language = '', ...state } = readListState(params, MENTOR_SORTS)
  return {
    ...state,
    language: isCourseLanguage(language) ? language : '',
    isFree: params.get('free') === 'week',
    experience: EXPERIENCES.find((years) => String(years) === params.get('experience')) ?? 0,
  }
}

export function writeDirectoryState({ isFree, experience, ...state }: DirectoryState): URLSearchParams {
  const params = writeListState(state, MENTOR_SORTS)
  if (isFree) params.set('free', 'week')
  if (experience) params.set('experience', String(experience))
  return params
}

/**
 * The request for one page of the directory.
 * @param locale mentors who speak it come first
 * @param wanted ids of the subjects that are needed for the learner's goal
 */
export function directoryRequest(state: DirectoryState, locale: Locale, wanted: readonly string[] = []) {
  const { q, domain, language, isFree, experience, sort, page } = state
  return {
    query: {
      page,
      limit: MENTORS_PER_PAGE,
      sort,
      ...(q && { q }),
      ...(domain && { domain }),
      ...(language && { language }),
      ...(isFree && { free: 'week' as const }),
      ...(experience > 0 && { experience }),
      ...(sort === 'fit' && { languageFirst: locale }),
      ...(sort === 'fit' && wanted.length > 0 && { wanted: wanted.join(',') }),
    },
  }
}
