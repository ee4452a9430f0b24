import type { HeldSession } from '../../mentoring/mentorships/heldSession.query'

interface SessionStep {
  id: string
  with_mentor: string | null
  created_at: string
}

/**
 * Returns the ids of the session steps that are done. Each step needs a separate session with its mentor that
 * began after the step was added. If there are fewer sessions than steps, they count for the oldest steps.
 */
export function stepsWithSession(steps: readonly SessionStep[], held: readonly HeldSession[]): Set<string> {
  const free = [...held].sort((a, b) => (a.starts_at < b.starts_at ? -1 : 1))
  const ageOf = ({ created_at, id }: SessionStep) => `${created_at} ${id}`
  const oldestFirst = [...steps].sort((a, b) => (ageOf(a) < ageOf(b) ? -1 : 1))
  const done = new Set<string>()
  for (const { id, with_mentor, created_at } of oldestFirst) {
    const found = free.findIndex(
      ({ mentor_id, starts_at }) => mentor_id === with_mentor && starts_at >= created_at,
    )
    if (found < 0) continue
    free.splice(found, 1)
    done.add(id)
  }
  return done
}
