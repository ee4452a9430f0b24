import { PAUSES_S } from '@mentor-connect/contract/courses/quizzes/quizLimits'

interface Ended {
  ended_at: string | null
  passed: 0 | 1 | null
}

/**
 * Returns the time from which the next attempt may begin, or undefined if it may begin at once. The pause
 * grows with the number of attempts that have failed since the last passed one.
 * @param attempts newest first
 */
export function nextAttemptAt(attempts: Ended[], now: Date): string | undefined {
  const lastPassed = attempts.findIndex(({ passed }) => passed === 1)
  const failed = lastPassed < 0 ? attempts : attempts.slice(0, lastPassed)
  const [latest] = failed
  if (!latest?.ended_at) return undefined
  const pause = PAUSES_S[Math.min(failed.length, PAUSES_S.length) - 1]!
  const at = new Date(Date.parse(latest.ended_at) + pause * 1000)
  return at > now ? at.toISOString() : undefined
}
