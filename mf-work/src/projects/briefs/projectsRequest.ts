import { isCourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { DOMAIN_TAG_MAX } from '@mentor-connect/contract/rules/limits'
import { PROJECT_CURSOR_MAX } from '@mentor-connect/contract/work/projects/projectLimits'

/** The filters and the place of the list in the URL. Invalid values are ignored. */
export function readFilter(params: URLSearchParams) {
  const language = params.get('language')
  const after = params.get('after') ?? ''
  return {
    skill: (params.get('skill') ?? '').trim().slice(0, DOMAIN_TAG_MAX),
    language: isCourseLanguage(language) ? language : ('' as const),
    isFree: params.get('places') === 'free',
    after: /^[A-Za-z0-9_-]+$/.test(after) && after.length <= PROJECT_CURSOR_MAX ? after : '',
  }
}

export type ProjectFilter = ReturnType<typeof readFilter>

/** The request for the list. The server renders the page with the same request. */
export function projectsRequest(params: URLSearchParams) {
  const { skill, language, isFree, after } = readFilter(params)
  return {
    query: {
      ...(skill && { skill }),
      ...(language && { language }),
      ...(isFree && { places: 'free' as const }),
      ...(after && { after }),
    },
  }
}
