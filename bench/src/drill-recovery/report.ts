import { table } from '../report/table'
import type { Visit } from './visits'

/** What became of a release with a fault: refused by the gate, taken back by the watcher, or neither. */
export interface Outcome {
  name: string
  refusal?: { reason: string; seconds: number }
  recovery?: {
    reason: string
    /** From the moment when pages named it until none did. */
    seconds: number
    /** The views in that time, and after it. */
    during: Visit[]
    after: Visit[]
  }
}

export const caughtBy = ({ refusal, recovery }: Outcome): string =>
  refusal ? 'gate' : recovery ? 'watcher' : 'nobody'

/** @param run date, machine and load */
export function recoverySection(outcomes: Outcome[], views: number, run: string): string[] {
  const caught = outcomes.filter((outcome) => caughtBy(outcome) !== 'nobody')
  const recoveries = outcomes.flatMap(({ recovery }) => recovery ?? [])
  const broken = recoveries.flatMap(({ during }) => brokenOf(during)).length
  const brokenAfter = recoveries.flatMap(({ after }) => brokenOf(after)).length
  return [
    '## Bad releases, from the command to the recovery',
    `Written by \`npm run drill:recovery\`: ${run}. Ten faults are released by the command, with the gate and its browser, to a site that the watcher watches. While a release is live, eight new browsers at a time open the page: each in a network of its own, half of them phones, in four time zones. A view is broken if anything was thrown or the page was not there.`,
    `**${caught.length} of ${outcomes.length} were caught.** ${broken} of ${views} views of the drill were broken before the recovery, ${brokenAfter} after it.`,
    table(
      ['fault', 'caught by', 's', 'views meanwhile', 'broken', 'why'],
      outcomes.map((outcome) => [outcome.name, caughtBy(outcome), ...figuresOf(outcome)]),
    ),
    'Seconds: of the command until it refused; or from the moment when pages named the release until none did. The watcher looks once a minute, and needs ten browsers that failed and a hundred pages.',
  ]
}

function figuresOf({ refusal, recovery }: Outcome): string[] {
  if (refusal) return [refusal.seconds.toFixed(0), '0', '0', cell(refusal.reason)]
  if (!recovery) return ['–', '–', '–', '']
  const { seconds, during, reason } = recovery
  const broken = brokenOf(during).length
  const share = Math.round((100 * broken) / during.length)
  return [seconds.toFixed(0), String(during.length), `${broken} (${share}%)`, cell(reason)]
}

const brokenOf = (visits: Visit[]) => visits.filter(({ isBroken }) => isBroken)

const cell = (text: string) => text.replaceAll('|', '\\|').slice(0, 160)
