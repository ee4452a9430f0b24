/** Shared package → names of its members, in alphabetical order. */
export type Members = Record<string, string[]>

/** Stands for all members of a package: the shell provides every member, or code passes the whole package on. */
export const WHOLE = '*'

/** Sorts the members of each package, and removes packages without named members. */
export function sortedMembers(members: [name: string, members: string[]][]): Members {
  return Object.fromEntries(
    members
      .filter(([, list]) => list.length > 0)
      .map(([name, list]): [string, string[]] => [name, [...new Set(list)].sort()])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
