/** Shared package → names of its members, in alphabetical order. */
export type Members = Record<string, string[]>

/** Stands for all members: the shell provides each one, or code passes the package on as a whole. */
export const WHOLE = '*'

/** The members of each package, without packages of which no member is named. */
export function sortedMembers(members: [name: string, members: string[]][]): Members {
  return Object.fromEntries(
    members
      .filter(([, list]) => list.length > 0)
      .map(([name, list]): [string, string[]] => [name, [...new Set(list)].sort()])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
