import { createHash } from 'node:crypto'

/** Returns an id for a review that does not reveal the id of its author. */
export function reviewIdOf(courseId: string, learnerId: string): string {
  return createHash('sha256').update(`${courseId} ${learnerId}`).digest('base64url').slice(0, 22)
}
