import { join } from 'node:path'
import { require as requireSource } from 'tsx/cjs/api'
import { sortedMembers, WHOLE, type Members } from '@mentor-connect/build/release/usedMembers'
import { ROOT } from '../root'

/** The members of each shared package that the sources of the shell provide. */
export function providedMembers(): Members {
  const file = join(ROOT, 'shell/src/rendering/provided.ts')
  const { provided } = requireSource(file, import.meta.url) as { provided: Record<string, object> }
  return sortedMembers(
    Object.entries(provided).map(([name, module]) => {
      const members = membersOf(module)
      const isWhole = membersOf(requireSource(name, import.meta.url) as object).every((member) =>
        members.includes(member),
      )
      return [name, isWhole ? [...members, WHOLE] : members]
    }),
  )
}

/**
 * The names that a module exports. `module.exports` is left out: Node adds it, but bundlers do not count it as an
 * export.
 */
const membersOf = (module: object) =>
  Object.keys(module).filter((member) => !['__esModule', 'module.exports'].includes(member))
