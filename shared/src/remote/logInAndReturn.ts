import { paths } from './paths'

/** What the state of a link to the log-in carries. State and not query: no link from outside can set it. */
interface ReturnState {
  next?: string
}

/** Props of a link to the learners' log-in, which then leads to `place`. */
export function logInAndReturn(place: string): { to: string; state: ReturnState } {
  return { to: paths.signUp, state: { next: place } }
}

/** The address to return to after a log-in; undefined when no page asked for one. */
export function placeToReturnTo(state: unknown): string | undefined {
  return (state as ReturnState | null)?.next
}
