import { onAccessChange } from '@mentor-connect/api'
import { currentSession } from '../session/currentSession'
import type { SessionStore } from '../session/store'
import { termsStore, type TermsStore } from './termsStore'

/** Checks for each person who signs in if the terms have changed, and again when the server denies access. */
export function startTerms(session: SessionStore, terms: TermsStore = termsStore): () => void {
  let person: string | undefined

  function follow() {
    const id = currentSession(session.getState()).account?._id
    if (id === person) return
    person = id
    terms.clear()
    if (id) void terms.load(id)
  }

  follow()
  const stops = [session.subscribe(follow), onAccessChange(() => person && void terms.load(person))]
  return () => stops.forEach((stop) => stop())
}
