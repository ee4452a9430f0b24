import { CliError } from '../cliError'

/** The parts of a configuration of webpack and of rspack that make a release loadable. */
interface Loadable {
  context?: unknown
  entry?: unknown
  output?: object | undefined
  plugins?: unknown[] | undefined
  module?: { rules?: unknown[] | undefined } | undefined
}

/** Fields of `output` that the page, the shell and the description of the release rely on. */
const OUTPUT = ['path', 'publicPath', 'uniqueName', 'crossOriginLoading', 'filename', 'chunkFilename']

/**
 * Applies the change that a team makes to the configuration of its area.
 * @throws CliError that names what is missing, if the change takes away what a release needs
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

/** Name → value; the name stands for each element of a list. */
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
