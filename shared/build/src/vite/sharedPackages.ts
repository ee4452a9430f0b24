import { createRequire } from 'node:module'
import { join } from 'node:path'
import { require as requireSource } from 'tsx/cjs/api'
import type { Plugin } from 'vite'

const PREFIX = '\0shared:'

/** Returns a JavaScript expression for the function of a container that takes a package from the share scope. */
export const takeFrom = (uniqueName: string) => `self.mcTake_${uniqueName}`

/** Returns the package that a module of the build replaces; undefined for any other module. */
export const sharedName = (id: string) => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined)

/** Replaces packages that the shell provides by modules that take them from the share scope when they run. */
export function sharedPackages(dir: string, uniqueName: string, names: string[]): Plugin {
  return {
    name: 'mentor-connect:shared-packages',
    enforce: 'pre',
    resolveId: (id) => (names.includes(id) ? PREFIX + id : undefined),
    load(id) {
      const name = sharedName(id)
      if (!name) return undefined
      const members = membersOf(dir, name)
      const code = [
        `const given = await ${takeFrom(uniqueName)}(${JSON.stringify(name)})`,
        'export default given.default',
        // An export may have the name of a keyword, such as `delete` of axios, which a variable cannot have.
        ...members.map((member, index) => `const member${index} = given.${member}`),
        `export { ${members.map((member, index) => `member${index} as ${member}`).join(', ')} }`,
      ].join('\n')
      return { code, moduleSideEffects: false }
    },
  }
}

/** Returns the names of the exports of a package, in the version that is installed for the area. */
function membersOf(dir: string, name: string): string[] {
  const file = createRequire(join(dir, 'package.json')).resolve(name)
  const members = Object.keys(requireSource(file, import.meta.url) as object)
  return members.filter((member) => /^[A-Za-z_$][\w$]*$/.test(member) && !NO_MEMBERS.includes(member))
}

const NO_MEMBERS = ['default', '__esModule']
