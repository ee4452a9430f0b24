import { isCourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { pageOf } from '@mentor-connect/contract/remote'
import { DOMAIN_TAG_MAX, SEARCH_MAX } from '@mentor-connect/contract/rules/limits'
import { OPENINGS_PAGE, PLACE_MAX } from '@mentor-connect/contract/work/openingLimits'
import {
  OPENING_KINDS,
  OPENING_LEVELS,
  WORKPLACES,
  type OpeningKind,
  type OpeningLevel,
  type Workplace,
} from '@mentor-connect/contract/work/openingRules'
import { OPENING_SORTS, POSTED_WITHIN_DAYS, type OpeningSort } from '@mentor-connect/contract/work/openings'

/** The search, filters and order of the list of openings, stored in the URL. */
export interface OpeningListState {
  q: string
  kind: OpeningKind | ''
  workplace: Workplace | ''
  place: string
  skill: string
  /** BCP 47 tag of a language that the work needs. */
  language: string
  level: OpeningLevel | ''
  /** Lowest pay in rupees for a month; 0 for any. */
  pay: number
  /** Number of days within which the opening was posted; 0 for any. */
  days: number
  /** Empty for the default: the best match of a search, otherwise the newest. */
  sort: OpeningSort | ''
  page: number
}

export type OpeningFilters = Omit<OpeningListState, 'q' | 'kind' | 'sort' | 'page'>

export const NO_FILTERS: OpeningFilters = {
  workplace: '',
  place: '',
  skill: '',
  language: '',
  level: '',
  pay: 0,
  days: 0,
}

/** Choices of the filter by pay, in rupees for a month. */
export const PAY_FLOORS = [5_000, 10_000, 15_000, 25_000, 40_000]

/** Reads the state from the URL. Invalid values are ignored. */
export function readOpeningListState(params: URLSearchParams): OpeningListState {
  const text = (name: string, max: number) => (params.get(name) ?? '').trim().slice(0, max)
  const among = <Choice extends string | number>(name: string, choices: readonly Choice[]) =>
    choices.find((choice) => String(choice) === params.get(name))
  const language = params.get('language')
  return {
    q: text('q', SEARCH_MAX),
    kind: among('kind', OPENING_KINDS) ?? '',
    workplace: among('workplace', WORKPLACES) ?? '',
    place: text('place', PLACE_MAX),
    skill: text('skill', DOMAIN_TAG_MAX),
    language: isCourseLanguage(language) ? language : '',
    level: among('level', OPENING_LEVELS) ?? '',
    pay: among('pay', PAY_FLOORS) ?? 0,
    days: among('days', POSTED_WITHIN_DAYS) ?? 0,
    sort: among('sort', OPENING_SORTS) ?? '',
    page: pageOf(params),
  }
}

/** Returns the query of the URL, without the values that are the defaults. */
export function writeOpeningListState({ page, ...state }: OpeningListState): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(state)) if (value) params.set(name, String(value))
  if (page > 1) params.set('page', String(page))
  return params
}

/** Returns the sort orders to choose from. The first is the default. */
export const sortsOf = ({ q }: Pick<OpeningListState, 'q'>): readonly OpeningSort[] =>
  q ? ['relevance', 'newest', 'closing', 'pay'] : ['newest', 'closing', 'pay']

/** The request for one page of the list. The server renders the page with the same request. */
export function openingsRequest(state: OpeningListState) {
  const { q, kind, workplace, place, skill, language, level, pay, days, sort, page } = state
  const isSortOfList = sort !== '' && sortsOf(state).includes(sort)
  return {
    query: {
      page,
      limit: OPENINGS_PAGE,
      ...(q && { q }),
      ...(kind && { kind }),
      ...(workplace && { workplace }),
      ...(place && { place }),
      ...(skill && { skill }),
      ...(isCourseLanguage(language) && { language }),
      ...(level && { level }),
      ...(pay > 0 && { payFrom: pay }),
      ...(days > 0 && { postedWithin: days }),
      ...(isSortOfList && { sort }),
    },
  }
}
