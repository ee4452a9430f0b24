import { join } from 'node:path'
import { require as requireSource } from 'tsx/cjs/api'
import type { Module, Stats } from 'webpack'
import { ROOT } from '../root'

/** Shared package → names of its members, in alphabetical order. */
type Members = Record<string, string[]>

/** Stands for all members: the shell provides each one, or code passes the package on as a whole. */
const WHOLE = '*'

/** The members of each shared package that the sources of the shell provide. */
export function providedMembers(): Members {
  const file = join(ROOT, 'shell/src/rendering/provided.ts')
  const { provided } = requireSource(file, import.meta.url) as { provided: Record<string, object> }
  return sorted(
    Object.entries(provided).map(([name, module]) => {
      const members = membersOf(module)
      const isWhole = membersOf(requireSource(name, import.meta.url) as object).every((member) =>
        members.includes(member),
      )
      return [name, isWhole ? [...members, WHOLE] : members]
    }),
  )
}

/** `module.exports` is Node's, and no member for a bundler. */
const membersOf = (module: object) =>
  Object.keys(module).filter((member) => !['__esModule', 'module.exports'].includes(member))

/** The members of each shared package that the code of a build uses. */
export function usedMembers({ compilation }: Stats): Members {
  const { moduleGraph, chunkGraph } = compilation
  const used = (module: Module) =>
    [...moduleGraph.getIncomingConnections(module)].flatMap((connection) => {
      const { originModule, dependency } = connection
      const isLeftOut = !originModule || chunkGraph.getNumberOfModuleChunks(originModule) === 0
      if (isLeftOut || connection.isActive(undefined) === false || !isOfMembers(dependency)) return []
      return [dependency.getIds(moduleGraph)[0] ?? WHOLE]
    })
  return sorted(
    [...compilation.modules].flatMap((module) =>
      isConsumed(module) ? [[module.options.shareKey, used(module)]] : [],
    ),
  )
}

/** A dependency on members of a module, such as `import { Link } from …`; others are on the module as such. */
interface OfMembers {
  getIds: (graph: Stats['compilation']['moduleGraph']) => string[]
}
const isOfMembers = (dependency: unknown): dependency is OfMembers =>
  typeof (dependency as Partial<OfMembers> | null)?.getIds === 'function'

/** Webpack's stand-in for a package that comes from the share scope. */
type Consumed = Module & { options: { shareKey: string } }
const isConsumed = (module: Module): module is Consumed => module.type === 'consume-shared-module'

function sorted(members: [name: string, members: string[]][]): Members {
  return Object.fromEntries(
    members
      .filter(([, list]) => list.length > 0)
      .map(([name, list]): [string, string[]] => [name, [...new Set(list)].sort()])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
