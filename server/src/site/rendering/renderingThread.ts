// Runs the code of releases, which any team with a release token can write. The process therefore has no
// secrets, and a thread that loops or takes too much memory is replaced.
import { readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { compileFunction } from 'node:vm'
import type { PageRenderer } from '@mentor-connect/contract/site/pageRenderer'
import { releasePath } from '@mentor-connect/contract/site/releasePath'
import type { ServedDeclarations } from '@mentor-connect/contract/site/rendering'
import { serveThread } from '../../platform/threads/serveThread'
import type { LiveFiles, PageResult, PageTask } from './pageTask'

/** Exports of the shell's file for servers. */
interface Shell {
  provided: Record<string, object>
  /** Modules that areas with an older version of the auth contract get instead, by that version. */
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

/**
 * Returns the renderer of a state of the site. Only the newest renderer is cached, because an earlier state
 * is requested only during a release.
 */
function rendererOf(live: LiveFiles) {
  const key = JSON.stringify(live)
  if (current?.key === key) return current
  const shell = run(live, 'shell', requiredByShell) as Shell
  const areas = new Map<string, object>()
  const exposesOf = (remote: string) => {
    const contract = live.contracts[remote] ?? ''
    const exposes = areas.get(remote) ?? run(live, remote, (name) => providedBy(shell, name, contract))
    areas.set(remote, exposes)
    return exposes
  }
  return (current = { key, shell, renderer: shell.createPageRenderer(live.config, exposesOf, live.declared) })
}

/**
 * Runs the CommonJS script of an area and returns its exports. The address of the area's release is passed to
 * the script as a variable.
 */
function run({ files, releases }: LiveFiles, area: string, require: (name: string) => unknown): object {
  const file = files[area]
  if (!file) throw new Error('The release has no file for servers.')
  const module = { exports: {} }
  const parameters = ['module', 'exports', 'require', '__mcRelease']
  const script = compileFunction(readFileSync(file, 'utf8'), parameters, { filename: file })
  script(module, module.exports, require, `/${releasePath(area, releases[area] ?? '')}/`)
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
