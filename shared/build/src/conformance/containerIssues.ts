import { LOCALES } from '@mentor-connect/contract/api/locales'
import { containerName } from '../containerName'
import { flattenRoutes, routesOf } from '../release/exposedRoutes'
import type { ExposedRoute } from '../release/release'
import type { BuiltRelease, Issue } from './builtRelease'
import { runContainer, type RanExpose, type RunOptions } from './runContainer'

const KINDS = ['routes', 'frame', 'contribution', 'screens']

/** Runs the entry of a release and compares the content of its container with the description. See `runContainer`. */
export async function containerIssues(
  { description, dir }: BuiltRelease,
  options: RunOptions = {},
): Promise<Issue[]> {
  const { area, entry, exposes, shared } = description
  const container = containerName(area)
  const report = await runContainer({ dir, entry, container, exposes: Object.keys(exposes), shared }, options)
  if (report.failure) return [`${entry} does not run: ${report.failure}. Correct it and build again.`]
  if (report.lacksContainer)
    return [
      `${entry} does not give the global "${container}" with the functions init and get: set the name of the container in your build.`,
    ]
  const unstated = (report.asked ?? []).filter((name) => !(name in shared))
  return [
    ...unstated.map(
      (name) =>
        `The code takes ${name} from the shell, which "shared" does not state: add it with its range.`,
    ),
    ...Object.entries(report.modules ?? {}).flatMap(([expose, ran]) =>
      exposeIssues(expose, ran, exposes[expose]!),
    ),
  ]
}

function exposeIssues(expose: string, ran: RanExpose, described: ExposedRoute[]): Issue[] {
  if (ran.failure) return [`The expose "${expose}" does not run: ${ran.failure}. Correct it and build again.`]
  if (!KINDS.includes(ran.kind ?? ''))
    return [
      `The expose "${expose}" has no default export with a "kind" of ${KINDS.join(', ')}: correct its module.`,
    ]
  return [...routeIssues(expose, ran, described), ...languageIssues(expose, ran)]
}

function routeIssues(expose: string, ran: RanExpose, described: ExposedRoute[]): Issue[] {
  const addresses = (routes: ExposedRoute[]) =>
    routes.map(({ id, path }) => `"${id}" at "${path}"`).join(', ') || 'none'
  const [actual, stated] = [addresses(flattenRoutes(routesOf(ran))), addresses(described)]
  return actual === stated
    ? []
    : [
        `The expose "${expose}" has the routes ${actual}, but release.json states ${stated}: describe the routes that the code has.`,
      ]
}

function languageIssues(expose: string, { kind, messages }: RanExpose): Issue[] {
  if (kind === 'screens') return []
  if (!messages)
    return [`The expose "${expose}" gives no messages: export "messages" with ${LOCALES.join(' and ')}.`]
  const ids = new Set(Object.values(messages).flat())
  return LOCALES.flatMap((locale) => {
    const missing = [...ids].filter((id) => !messages[locale]?.includes(id))
    return missing.map(
      (id) => `The message "${id}" of the expose "${expose}" is missing in "${locale}": translate it.`,
    )
  })
}
