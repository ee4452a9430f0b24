import { paths } from '../rules/paths'

/** State of a link to the login page. It is not part of the URL, so that external links cannot set it. */
interface ReturnState {
  next?: string
}

/**
 * Props of a link to the learners' login page.
 * @param place the page to return to after the login: an address, or the current location with its query and fragment
 */
export function logInAndReturn(place: string | Pick<Location, 'pathname' | 'search' | 'hash'>): {
  to: string
  state: ReturnState
} {
  const next = typeof place === 'string' ? place : place.pathname + place.search + place.hash
  return { to: paths.signUp, state: { next } }
}

/** Returns the address to which the login returns; undefined if no page requested one. */
export function placeToReturnTo(state: unknown): string | undefined {
  return (state as ReturnState | null)?.next
}
