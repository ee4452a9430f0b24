import { pageOf } from '@mentor-connect/contract/remote'
import { isCourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { SUBJECT_NAMES } from '@mentor-connect/contract/courses/subjectNames'

/** The filter in the list's URL. Invalid values are ignored. */
export function readFilter(params: URLSearchParams) {
  const language = params.get('language')
  return {
    subject: SUBJECT_NAMES.find(({ en }) => en === params.get('subject'))?.en ?? '',
    language: isCourseLanguage(language) ? language : ('' as const),
    page: pageOf(params),
  }
}

/** The request for the list. The server renders the page with the same request. */
export function workshopsRequest(params: URLSearchParams) {
  const { subject, language, page } = readFilter(params)
  return { query: { ...(subject && { subject }), ...(language && { language }), page } }
}
