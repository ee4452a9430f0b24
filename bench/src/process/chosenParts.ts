import { CliError } from '@mentor-connect/build/cliError'

/**
 * `--only kills,attacks` → these parts, in the order of `parts`; default: all.
 * @throws CliError if there is no such part
 */
export function chosenParts<Part extends string>(parts: readonly Part[], line: string[]): Part[] {
  const at = line.indexOf('--only')
  if (at < 0) return [...parts]
  const chosen = (line[at + 1] ?? '').split(',')
  const unknown = chosen.filter((name) => !parts.includes(name as Part))
  if (unknown.length > 0)
    throw new CliError(`There is no part "${unknown.join(', ')}". There are: ${parts.join(', ')}.`)
  return parts.filter((part) => chosen.includes(part))
}
