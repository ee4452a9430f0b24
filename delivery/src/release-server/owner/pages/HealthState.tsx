import type { ReleaseHealth } from '@mentor-connect/contract/api/releaseHealth'
import { percent } from '../../../watch/judge/verdict'
import { failureRate, statusOf, type Status } from '../facts/status'

const TEXTS: Record<Status, string> = {
  within: 'Within its budget',
  over: 'Over its budget',
  unclear: 'Too few browsers to say',
  unused: 'No browsers today',
  unknown: 'No numbers',
}

const SIGNS: Record<Status, string> = { within: '✓', over: '!', unclear: '–', unused: '–', unknown: '?' }

interface HealthStateProps {
  /** Health of the release; undefined while the numbers are missing. */
  health: ReleaseHealth | undefined
  budget: number
}

/** Comparison of a release with its error budget. */
export function HealthState({ health, budget }: HealthStateProps) {
  const status = statusOf(health, budget)
  return (
    <>
      <span className={`badge ${status}`}>
        <span aria-hidden="true">{SIGNS[status]}</span> {TEXTS[status]}
      </span>
      {health && health.seen.browsers > 0 && (
        <p>
          {percent(failureRate(health))} of {health.seen.browsers.toLocaleString('en')} browsers failed; the
          budget is {percent(budget)}.
        </p>
      )}
    </>
  )
}
