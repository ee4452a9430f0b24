import { paths } from './paths'

/** State of a link to the login page. It is not part of the URL, so that external links cannot set it. */
interface ReturnState {
  next?: string
}

/** Props of a link to the learners' login page, which returns to `place` after a login. */
export function logInAndReturn(place: string): { to: string; state: ReturnState } {
  return { to: paths.signUp, state: { next: place } }
}

/** The address to return to after a login; undefined if no page requested one. */
export function placeToReturnTo(state: unknown): string | undefined {
  return (state as ReturnState | null)?.next
}
