import { CliError } from '@mentor-connect/delivery/process/cliError'

export const PARTS = ['kills', 'restarts', 'disk', 'clock', 'shutdown', 'attacks', 'blocking'] as const
export type Part = (typeof PARTS)[number]

/** `--only kills,attacks` → these parts; default: all. */
export function chosenParts(line: string[]): Part[] {
  const at = line.indexOf('--only')
  if (at < 0) return [...PARTS]
  const chosen = (line[at + 1] ?? '').split(',')
  const unknown = chosen.filter((name) => !PARTS.includes(name as Part))
  if (unknown.length > 0)
    throw new CliError(`There is no part "${unknown.join(', ')}". There are: ${PARTS.join(', ')}.`)
  return PARTS.filter((part) => chosen.includes(part))
}
