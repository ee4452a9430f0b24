import webpack, { type Configuration, type Module, type Stats } from 'webpack'
import type { Compiled, UsedModule } from '../release/compiled'
import type { Members } from '../release/usedMembers'
import { readChunkInfo } from './chunkInfo'
import { usedMembers } from './usedMembers'

/**
 * Runs webpack.
 * @param entryPoint name of the entry point that the area starts with
 * @throws if the sources have errors
 */
export function compileWithWebpack(configuration: Configuration, entryPoint: string): Promise<Compiled> {
  const compiler = webpack(configuration)!
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined)
      if (error) return reject(error)
      if (stats?.hasErrors())
        return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })))
      resolve(compiledFrom(stats!, entryPoint, usedMembers(stats!)))
    })
  })
}

/** Reads the result of a build from its statistics. Those of rspack have the same form, except for the members. */
export function compiledFrom(stats: Stats, entryPoint: string, members: Members): Compiled {
  const { files, importedBy } = readChunkInfo(stats)
  return {
    entry: entryOf(stats, entryPoint),
    chunks: chunksOf(stats),
    chunkFiles: files,
    importedBy,
    members,
    modules: usedModules(stats, entryPoint),
  }
}

/** Returns the script of an entry point. @throws if there is not exactly one */
function entryOf(stats: Stats, entryPoint: string): string {
  const files = stats.toJson({ all: false, entrypoints: true }).entrypoints?.[entryPoint]?.assets ?? []
  const scripts = files.map((file) => file.name).filter((file) => file.endsWith('.js'))
  if (scripts.length !== 1)
    throw new Error(`${entryPoint} must start with one script, this build has ${scripts.join(', ')}.`)
  return scripts[0]!
}

/** Returns chunk name → script, for chunks with names. */
function chunksOf(stats: Stats): Record<string, string> {
  const groups = stats.toJson({ all: false, chunks: true, chunkModules: false }).chunks ?? []
  const named = groups.flatMap(({ names = [], files = [] }) => {
    const script = files.find((file) => file.endsWith('.js'))
    return script ? names.map((chunk) => [String(chunk), script] as const) : []
  })
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the modules of an entry point with their used exports. @param runtime name of the entry point */
function usedModules({ compilation }: Stats, runtime: string): UsedModule[] {
  const { moduleGraph } = compilation
  return [...compilation.modules].flatMap(modulesOf).flatMap((module) => {
    // The absolute path without a query. Modules of the bundler itself have none.
    const file = module.nameForCondition()
    const used = file && moduleGraph.getUsedExports(module, runtime)
    return used && typeof used !== 'boolean' ? [{ file, exports: [...used] }] : []
  })
}

/** Returns the modules that the bundler has merged into this one, or the module itself. */
const modulesOf = (module: Module): Module[] =>
  (module as Module & { modules?: Module[] }).modules ?? [module]
