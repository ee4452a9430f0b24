import { table } from '../report/table'
import type { Journey } from './journey'

/**
 * The section of docs/benchmarks/teams.md.
 *
 * @param run date, machine and load
 */
export function outsideSection({ steps, released }: Journey, run: string): string[] {
  const total = steps.reduce((sum, { seconds }) => sum + seconds, 0)
  const seen = /In the browser: (.*)\.$/m.exec(released)?.[1]
  return [
    '## A team outside',
    `Written by \`npm run drill:outside\`: a team with an empty folder and an empty cache of npm creates an area, installs it, runs its tests, builds it and releases it to a fresh site. All packages come from a registry on the same machine, which gets those of others from npm. From nothing to live: **${total.toFixed(0)} s** (${run}).`,
    table(
      ['step', 'seconds'],
      [
        ...steps.map(({ name, seconds }) => [name, seconds.toFixed(1)]),
        ['**from nothing to live**', `**${total.toFixed(1)}**`],
      ],
      { numbersFrom: 1 },
    ),
    seen ? `What the gate saw in the browser: ${seen}.` : 'The gate opened no browser in this run.',
  ]
}
