import type { Locale } from '@mentor-connect/contract/api/locales'
import { isCourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { SUBJECT_NAMES } from '@mentor-connect/contract/courses/subjectNames'
import { pageOf } from '@mentor-connect/contract/remote'
import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'

/** The search and the filters in the list's URL. Invalid values are ignored. */
export function readFilter(params: URLSearchParams) {
  const language = params.get('language')
  return {
    q: (params.get('q') ?? '').slice(0, SEARCH_MAX),
    subject: SUBJECT_NAMES.find(({ en }) => en === params.get('subject'))?.en ?? '',
    language: isCourseLanguage(language) ? language : ('' as const),
    page: pageOf(params),
  }
}

export type PathFilter = ReturnType<typeof readFilter>

/** The request for the list. The server renders the page with the same request. */
export function pathsRequest(params: URLSearchParams, locale: Locale) {
  const { q, subject, language, page } = readFilter(params)
  return {
    query: {
      ...(q && { q }),
      ...(subject && { subject }),
      ...(language && { language }),
      languageFirst: locale,
      page,
    },
  }
}
