import type { Module, Stats } from 'webpack'
import { sortedMembers, WHOLE, type Members } from '../release/usedMembers'

/** Returns the members of each shared package that the code of a build uses. */
export function usedMembers({ compilation }: Stats): Members {
  const { moduleGraph, chunkGraph } = compilation
  const used = (module: Module) =>
    [...moduleGraph.getIncomingConnections(module)].flatMap((connection) => {
      const { originModule, dependency } = connection
      const isLeftOut = !originModule || chunkGraph.getNumberOfModuleChunks(originModule) === 0
      if (isLeftOut || connection.isActive(undefined) === false || !isOfMembers(dependency)) return []
      return [dependency.getIds(moduleGraph)[0] ?? WHOLE]
    })
  return sortedMembers(
    [...compilation.modules].flatMap((module) =>
      isConsumed(module) ? [[module.options.shareKey, used(module)]] : [],
    ),
  )
}

/**
 * A dependency on members of a module, such as `import { Link } from …`. Other dependencies are on the whole module.
 */
interface OfMembers {
  getIds: (graph: Stats['compilation']['moduleGraph']) => string[]
}
const isOfMembers = (dependency: unknown): dependency is OfMembers =>
  typeof (dependency as Partial<OfMembers> | null)?.getIds === 'function'

/** The module with which webpack replaces a package from the share scope. */
type Consumed = Module & { options: { shareKey: string } }
const isConsumed = (module: Module): module is Consumed => module.type === 'consume-shared-module'
