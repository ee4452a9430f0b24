import { fork } from 'node:child_process'
import { join } from 'node:path'
import { LOCALES } from '@mentor-connect/contract/api/locales'
import { containerName } from '../containerName'
import { flattenRoutes, routesOf, type Given } from '../release/exposedRoutes'
import type { ExposedRoute } from '../release/release'
import { SINGLETONS } from '../singletons'
import type { BuiltRelease, Issue } from './builtRelease'

/** Time limit for running an entry and all its exposes, in ms. */
const LIMIT_MS = 20_000

/** Result of running one expose. */
interface Ran extends Given {
  kind?: string
  /** Language → ids of the messages. */
  messages?: Record<string, string[]>
  failure?: string
}

interface Report {
  failure?: string
  lacksContainer?: boolean
  modules?: Record<string, Ran>
  /** Names of the packages that it took from the share scope. */
  asked?: string[]
}

const KINDS = ['routes', 'frame', 'contribution', 'screens']

/**
 * Runs the entry of a release in a separate process and compares the content of its container with the description.
 * The process has no page; the gate runs the code of pages in a browser. The process does not protect the machine
 * from the release, so only check releases that you trust.
 */
export async function containerIssues(
  { description, dir }: BuiltRelease,
  { limitMs = LIMIT_MS } = {},
): Promise<Issue[]> {
  const { area, entry, exposes, shared } = description
  const container = containerName(area)
  const question = { dir, entry, container, exposes: Object.keys(exposes), provided: scopeOf(shared) }
  const report = await ask(question, limitMs)
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

function exposeIssues(expose: string, ran: Ran, described: ExposedRoute[]): Issue[] {
  if (ran.failure) return [`The expose "${expose}" does not run: ${ran.failure}. Correct it and build again.`]
  if (!KINDS.includes(ran.kind ?? ''))
    return [
      `The expose "${expose}" has no default export with a "kind" of ${KINDS.join(', ')}: correct its module.`,
    ]
  return [...routeIssues(expose, ran, described), ...languageIssues(expose, ran)]
}

function routeIssues(expose: string, ran: Ran, described: ExposedRoute[]): Issue[] {
  const addresses = (routes: ExposedRoute[]) =>
    routes.map(({ id, path }) => `"${id}" at "${path}"`).join(', ') || 'none'
  const [actual, stated] = [addresses(flattenRoutes(routesOf(ran))), addresses(described)]
  return actual === stated
    ? []
    : [
        `The expose "${expose}" has the routes ${actual}, but release.json states ${stated}: describe the routes that the code has.`,
      ]
}

function languageIssues(expose: string, { kind, messages }: Ran): Issue[] {
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

/** Package → the version of the stand-in that replaces what the shell provides. */
function scopeOf(shared: Record<string, string>): Record<string, string> {
  const ranges = Object.entries(SINGLETONS).map(([name, { requires }]) => [name, requires] as const)
  return Object.fromEntries(
    [...ranges, ...Object.entries(shared)].map(([name, range]) => [name, lowest(range)]),
  )
}

/** Returns the first version in a range such as `^19.3.0 || ^20.0.0`. */
const lowest = (range: string) => /\d+\.\d+\.\d+/.exec(range)?.[0] ?? '0.0.0'

function ask(question: object, limitMs: number): Promise<Report> {
  const child = fork(join(import.meta.dirname, 'containerProbe.mjs'), {
    env: {},
    execArgv: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    silent: true,
  })
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL')
      resolve({ failure: `it did not end within ${limitMs / 1000} s` })
    }, limitMs)
    child.once('message', (report) => {
      clearTimeout(late)
      resolve(report as Report)
    })
    // Unlike the event `exit`, this one comes after all messages of the process.
    child.once('disconnect', () => {
      clearTimeout(late)
      resolve({ failure: 'it ended its process' })
    })
    child.send(question)
  })
}
