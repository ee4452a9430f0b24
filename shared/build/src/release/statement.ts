import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Returns the range of the auth contract for which a remote was built, from its package.json. Throws if it is
 * missing.
 */
export function contractRange(dir: string): string {
  const { contract } = statement(dir)
  if (!contract) throw new Error(`${dir}/package.json must state "mentorConnect": { "contract": "^2.0.0" }.`)
  return contract
}

/** Returns the routes of other remotes to which a remote links, as `remote/expose#route-id`, from its package.json. */
export function usedRoutes(dir: string): string[] {
  return statement(dir).uses ?? []
}

/**
 * Returns the version of the React that a remote brings itself: the installed version, if its package.json declares
 * this. Undefined if the remote uses the page's React.
 */
export function ownReact(dir: string): string | undefined {
  if (!statement(dir).ownReact) return undefined
  const { version } = createRequire(join(dir, 'package.json'))('react/package.json') as { version: string }
  return version
}

interface Stated {
  contract?: string
  uses?: string[]
  ownReact?: boolean
}

/** Reads the section `mentorConnect` of a remote's package.json. */
function statement(dir: string): Stated {
  const { mentorConnect } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    mentorConnect?: Stated
  }
  return mentorConnect ?? {}
}
