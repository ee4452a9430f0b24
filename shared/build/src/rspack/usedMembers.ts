import type { Module, Stats } from '@rspack/core'
import { sortedMembers, WHOLE, type Members } from '../release/usedMembers'

/** Returns the members of each shared package that the code of a build uses. */
export function usedMembers({ compilation: { modules, moduleGraph, chunkGraph } }: Stats): Members {
  const isInBuild = (module: Module | null) =>
    module !== null && [...chunkGraph.getModuleChunksIterable(module)].length > 0
  const used = (module: Module) =>
    moduleGraph.getIncomingConnections(module).flatMap((connection) => {
      const { originModule, dependency } = connection
      // A dependency on members has their ids. The list is empty if the code uses the package as a whole.
      if (!dependency.ids || !isInBuild(originModule) || connection.getActiveState(undefined) === false)
        return []
      return [dependency.ids[0] ?? WHOLE]
    })
  return sortedMembers(
    [...modules].flatMap((module) => {
      const name = sharedName(module.identifier())
      return name ? [[name, used(module)]] : []
    }),
  )
}

/** Returns `react` for `consume shared module (default) react@^19.3.0 (strict)`. */
const sharedName = (identifier: string) =>
  /^consume shared module \(default\) (.+)@[^@]+$/.exec(identifier)?.[1]
