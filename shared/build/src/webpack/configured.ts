import { CliError } from '../cliError'

/** The parts of a webpack or rspack configuration that make a release loadable. */
interface Loadable {
  context?: unknown
  entry?: unknown
  output?: object | undefined
  plugins?: unknown[] | undefined
  module?: { rules?: unknown[] | undefined } | undefined
}

/** Fields of `output` on which the page, the shell and the description of the release depend. */
const OUTPUT = ['path', 'publicPath', 'uniqueName', 'crossOriginLoading', 'filename', 'chunkFilename']

/**
 * Applies a team's change to the configuration of its area.
 * @throws CliError that names the missing parts, if the change removes something that a release needs
 */
export function configured<Of extends Loadable>(own: Of, change?: (configuration: Of) => Of): Of {
  if (!change) return own
  const needed = partsOf(own)
  const changed = change(own)
  const left = partsOf(changed)
  const lost = needed.filter(([, part]) => !left.some(([, other]) => other === part)).map(([name]) => name)
  if (lost.length > 0)
    throw new CliError(
      `"configure" takes away what a release needs: keep ${[...new Set(lost)].join(', ')} as given, and add to it.`,
    )
  return changed
}

/** Returns names and values of the parts. All elements of a list have the same name. */
function partsOf({ context, entry, output, plugins = [], module }: Loadable): [string, unknown][] {
  const fields = output as Record<string, unknown> | undefined
  return [
    ['context', context],
    ['entry', entry],
    ...OUTPUT.map((name): [string, unknown] => [`output.${name}`, fields?.[name]]),
    ...plugins.map((plugin): [string, unknown] => ['plugins', plugin]),
    ...(module?.rules ?? []).map((rule): [string, unknown] => ['module.rules', rule]),
  ]
}
