// Runs the code of releases, which any team with a release token can write: in a process without secrets, where a thread
// that loops or takes too much memory is replaced.
import { readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { compileFunction } from 'node:vm'
import type { PageRenderer } from '@mentor-connect/contract/site/pageRenderer'
import type { ServedDeclarations } from '@mentor-connect/contract/site/rendering'
import { serveThread } from '../../platform/threads/serveThread'
import type { LiveFiles, PageResult, PageTask } from './pageTask'

/** Exports of the shell's file for servers. */
interface Shell {
  provided: Record<string, object>
  /** Version of the auth contract → what areas with that version get instead. */
  providedForContract: Record<string, Record<string, object>>
  createPageRenderer: (
    config: object,
    exposesOf: (remote: string) => object,
    declared: ServedDeclarations,
  ) => PageRenderer
  NotRendered: new () => Error
}

const requireBuiltin = createRequire(import.meta.url)

let current: { key: string; shell: Shell; renderer: PageRenderer } | undefined

serveThread<PageTask, PageResult>(async ({ live, url, locale, answers }) => {
  const { shell, renderer } = rendererOf(live)
  try {
    if (!answers) return { plan: await renderer.plan({ url, locale }) }
    return { page: await renderer.render({ url, locale }, answers) }
  } catch (error) {
    if (error instanceof shell.NotRendered) return { notRendered: true }
    throw error
  }
})

/** Only the newest state of the site is cached: an earlier one is requested only during a release. */
function rendererOf(live: LiveFiles) {
  const key = JSON.stringify(live)
  if (current?.key === key) return current
  const shell = run(live.files['shell'], requiredByShell) as Shell
  const areas = new Map<string, object>()
  const exposesOf = (remote: string) => {
    const contract = live.contracts[remote] ?? ''
    const exposes = areas.get(remote) ?? run(live.files[remote], (name) => providedBy(shell, name, contract))
    areas.set(remote, exposes)
    return exposes
  }
  return (current = { key, shell, renderer: shell.createPageRenderer(live.config, exposesOf, live.declared) })
}

/** Runs a CommonJS script and returns its exports. */
function run(file: string | undefined, require: (name: string) => unknown): object {
  if (!file) throw new Error('The release has no file for servers.')
  const module = { exports: {} }
  const parameters = ['module', 'exports', 'require']
  const script = compileFunction(readFileSync(file, 'utf8'), parameters, { filename: file })
  script(module, module.exports, require)
  return module.exports
}

function requiredByShell(name: string): unknown {
  if (!isBuiltin(name)) throw new Error(`The shell's file for servers has to contain ${name}.`)
  return requireBuiltin(name)
}

function providedBy(shell: Shell, name: string, contract: string): object {
  const module = shell.providedForContract[contract]?.[name] ?? shell.provided[name]
  if (!module) throw new Error(`The shell provides no ${name}.`)
  return module
}
