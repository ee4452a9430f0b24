import { parseArgs } from 'node:util'
import { CliError } from '@mentor-connect/build/cliError'

/**
 * Returns the parts that `--only` names, in the order of `parts`: `--only kills,disk` → `kills` and `disk`.
 * The default is all parts.
 *
 * @throws CliError if there is no such part
 */
export function chosenParts<Part extends string>(parts: readonly Part[]): Part[] {
  const { values } = parseArgs({ options: { only: { type: 'string' } }, strict: false })
  if (typeof values.only !== 'string') return [...parts]
  const chosen = values.only.split(',')
  const unknown = chosen.filter((name) => !parts.includes(name as Part))
  if (unknown.length > 0)
    throw new CliError(`There is no part "${unknown.join(', ')}". There are: ${parts.join(', ')}.`)
  return parts.filter((part) => chosen.includes(part))
}

/** True if no size is smaller than usual. Only then are the results stored. */
export function isFullSize<Sizes extends Record<string, number>>(sizes: Sizes, usual: Sizes): boolean {
  return Object.entries(usual).every(([name, size]) => sizes[name]! >= size)
}
