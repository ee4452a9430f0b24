import type { AlertCriteria } from '@mentor-connect/contract/work/openingAlerts'
import {
  NO_FILTERS,
  openingsRequest,
  writeOpeningListState,
  type OpeningListState,
} from '../openingListState'

/** The part of the list's state that an alert stores: the search and the filters, without order, page and age. */
export function toCriteria(state: OpeningListState): AlertCriteria {
  const { page: _page, limit: _limit, ...criteria } = openingsRequest({ ...state, days: 0, sort: '' }).query
  return criteria
}

/** The state of the list that shows what an alert finds, the newest first. */
export function toListState({ payFrom = 0, ...criteria }: AlertCriteria): OpeningListState {
  const { q = '', kind = '' } = criteria
  return { ...NO_FILTERS, ...criteria, pay: payFrom, q, kind, sort: q ? 'newest' : '', page: 1 }
}

/**
 * Returns the query of the list's URL for these criteria, with its question mark; empty if there is no query.
 */
export function queryOf(criteria: AlertCriteria): string {
  const query = writeOpeningListState(toListState(criteria)).toString()
  return query && `?${query}`
}
