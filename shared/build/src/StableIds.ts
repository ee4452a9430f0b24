import { createHash } from 'node:crypto'
import type { Chunk, Compilation, Compiler, Module } from 'webpack'
import { packageFile } from './packageFile'

const NAME = 'StableIds'

/**
 * Derives the ids of modules and chunks from the names of packages and the files in them. webpack's own deterministic
 * ids come from paths relative to the area, including those of loaders. These paths depend on where the packages are
 * installed.
 */
export class StableIds {
  apply({ hooks, context }: Compiler): void {
    hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.moduleIds.tap(NAME, (modules) => setModuleIds(compilation, modules, context))
      compilation.hooks.chunkIds.tap(NAME, (chunks) => setChunkIds(compilation, chunks, context))
    })
  }
}

function setModuleIds({ chunkGraph, moduleGraph }: Compilation, modules: Iterable<Module>, context: string) {
  const ids = new Set<number>()
  const needed = [...modules].filter(
    (module) => module.needId && chunkGraph.getNumberOfModuleChunks(module) > 0,
  )
  const order = (module: Module) => moduleGraph.getPreOrderIndex(module) ?? 0
  const named = needed.map((module) => ({ module, name: nameOf(module, context) }))
  for (const { module, name } of named.sort((a, b) => byName(a, b) || order(a.module) - order(b.module)))
    chunkGraph.setModuleId(module, freeId(name, needed.length, ids))
}

function setChunkIds({ chunkGraph }: Compilation, chunks: Iterable<Chunk>, context: string) {
  const ids = new Set<number>()
  const all = [...chunks]
  const rootsOf = (chunk: Chunk) =>
    chunkGraph
      .getChunkRootModules(chunk)
      .map((module) => nameOf(module, context))
      .sort()
      .join()
  const named = all.map((chunk) => ({ chunk, name: chunk.name ?? rootsOf(chunk) }))
  for (const { chunk, name } of named.sort(byName)) {
    chunk.id = freeId(name, all.length, ids)
    chunk.ids = [chunk.id]
  }
}

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)

/**
 * Matches the beginning of the identifier of a module that the configuration excludes: `ignored|<folder of
 * the importing module>|<request>`.
 */
const LEFT_OUT = /^ignored\|.*\|/

/**
 * Returns a name that does not depend on paths. Modules of the bundler itself and excluded modules have no
 * file.
 */
function nameOf(module: Module, context: string): string {
  const file = module.nameForCondition()
  if (file) return packageFile(file)
  return module.libIdent({ context }) ?? module.identifier().replace(LEFT_OUT, 'ignored|')
}

/**
 * Derives a short number from a name. There are far more possible numbers than names, so most names get the
 * same number in every build.
 */
function freeId(name: string, names: number, taken: Set<number>): number {
  const range = Math.max(1000, 10 ** Math.ceil(Math.log10(names * 5)))
  for (let attempt = 0; ; attempt += 1) {
    const id = createHash('sha256').update(`${name}\0${attempt}`).digest().readUInt32BE() % range
    if (taken.has(id)) continue
    taken.add(id)
    return id
  }
}
