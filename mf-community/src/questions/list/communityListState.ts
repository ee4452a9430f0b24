import {
  COMMUNITY_LANGUAGES,
  COMMUNITY_ORDERS,
  type CommunityLanguage,
  type CommunityOrder,
} from '@mentor-connect/contract/community/communityRules'
import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'

/** The search, language, order and page of a list of questions, stored in the URL. */
export interface CommunityListState {
  q: string
  language: CommunityLanguage | ''
  /** Empty for the default: the best matches of a search, otherwise the newest. */
  order: CommunityOrder | ''
  /** The field `next` of the previous page; empty for the first page. */
  after: string
}

const AFTER_MAX = 200

/** Reads the state from the URL. Invalid values are ignored. */
export function readCommunityListState(params: URLSearchParams): CommunityListState {
  const among = <Choice extends string>(name: string, choices: readonly Choice[]) =>
    choices.find((choice) => choice === params.get(name)) ?? ''
  const after = params.get('after') ?? ''
  return {
    q: (params.get('q') ?? '').trim().slice(0, SEARCH_MAX),
    language: among('language', COMMUNITY_LANGUAGES),
    order: among('order', COMMUNITY_ORDERS),
    after: after.length > AFTER_MAX ? '' : after,
  }
}

/** Returns the query of the URL, without the values that are the defaults. */
export function writeCommunityListState(state: CommunityListState): URLSearchParams {
  const chosen = Object.entries(state).filter(([, value]) => value !== '')
  return new URLSearchParams(chosen)
}

/** The request for one page of the list. The server renders the page with the same request. */
export function questionsRequest({ q, language, order, after }: CommunityListState, subject?: string) {
  return {
    query: {
      ...(q && { q }),
      ...(subject && { subject }),
      ...(language && { language }),
      ...(order && { order }),
      ...(after && { after }),
    },
  }
}
