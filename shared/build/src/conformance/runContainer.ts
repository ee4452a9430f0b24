import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Given } from '../release/exposedRoutes'
import { SINGLETONS } from '../singletons'

/** Time limit for running an entry and all its exposes, in ms. */
const LIMIT_MS = 20_000

/** Result of running one expose. */
export interface RanExpose extends Given {
  kind?: string
  /** Language → message ids. */
  messages?: Record<string, string[]>
  failure?: string
}

/** Content of a container. */
export interface ContainerReport {
  failure?: string
  lacksContainer?: boolean
  modules?: Record<string, RanExpose>
  /** Names of the packages that the container took from the share scope. */
  asked?: string[]
}

export interface BuiltContainer {
  /** Folder of the build. */
  dir: string
  /** The script that defines the container, relative to the folder. */
  entry: string
  /** Global name of the container. */
  container: string
  exposes: string[]
  /** Package → range that the build needs. */
  shared: Record<string, string>
}

export interface RunOptions {
  limitMs?: number
}

/**
 * Runs the entry of a build in a separate process, with stand-ins for the packages of the page, and returns the content
 * of its container. The process has no page; the gate runs the code of pages in a browser. The process does not protect
 * the machine from the build, so only run builds that you trust.
 */
export const runContainer = (
  { shared, ...built }: BuiltContainer,
  { limitMs = LIMIT_MS }: RunOptions = {},
): Promise<ContainerReport> => ask({ ...built, provided: scopeOf(shared) }, limitMs)

/** Package → the version of the stand-in that replaces what the shell provides. */
function scopeOf(shared: Record<string, string>): Record<string, string> {
  const ranges = Object.entries(SINGLETONS).map(([name, { requires }]) => [name, requires] as const)
  return Object.fromEntries(
    [...ranges, ...Object.entries(shared)].map(([name, range]) => [name, lowest(range)]),
  )
}

/** Returns the first version in a range such as `^19.3.0 || ^20.0.0`. */
const lowest = (range: string) => /\d+\.\d+\.\d+/.exec(range)?.[0] ?? '0.0.0'

function ask(question: object, limitMs: number): Promise<ContainerReport> {
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
      resolve(report as ContainerReport)
    })
    // Unlike the event `exit`, this one comes after all messages of the process.
    child.once('disconnect', () => {
      clearTimeout(late)
      resolve({ failure: 'it ended its process' })
    })
    child.send(question)
  })
}
