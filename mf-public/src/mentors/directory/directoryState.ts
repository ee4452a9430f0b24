import {
  MENTOR_SORTS,
  MENTORS_PER_PAGE,
  type MentorSort,
} from '@mentor-connect/contract/mentoring/mentorDirectory'
import { isCourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { readListState, writeListState, type ListState } from '../../list-controls/useListState'

/** Years to choose from as the least experience. */
export const EXPERIENCES = [3, 5, 10] as const

/** What the address of the directory says. */
export interface DirectoryState extends ListState<MentorSort> {
  language: string
  /** Only mentors with a free time within a week. */
  isFree: boolean
  /** Least years of experience; 0 for any. */
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

/** @param wanted ids of subjects that the learner's goal needs */
export function directoryRequest(state: DirectoryState, wanted: readonly string[] = []) {
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
      ...(sort === 'fit' && wanted.length > 0 && { wanted: wanted.join(',') }),
    },
  }
}
