import { paths } from './paths'

/** What the state of a link to the log-in carries. State and not query: no link from outside can set it. */
interface ReturnState {
  next?: string
}

/** Props of a link to the learners' log-in, which then leads to `place`. */
export function logInAndReturn(place: string): { to: string; state: ReturnState } {
  return { to: paths.signUp, state: { next: place } }
}

/** The place that the page which asked for a log-in is to be found at; undefined when nobody asked. */
export function placeToReturnTo(state: unknown): string | undefined {
  return (state as ReturnState | null)?.next
}
