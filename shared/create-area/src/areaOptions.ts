/** The area to create. */
export interface AreaOptions {
  name: string
  /** Where it is mounted. */
  path: string
}

// One word: it becomes part of a JavaScript name (the container), of route ids and of message ids.
const NAME = /^[a-z][a-z0-9]{1,23}$/
/** Names of the project itself; of its messages, too. */
const RESERVED_NAMES = [
  'shell',
  'shared',
  'server',
  'delivery',
  'scripts',
  'bench',
  'docs',
  'ui',
  'error',
  'remote',
  'remotes',
]
const PATH = /^(\/[a-z][a-z0-9]*(-[a-z0-9]+)*)+$/

/** Why the name or the path cannot be used, with what to do instead; undefined if both can. */
export function optionsIssue({ name, path }: AreaOptions): string | undefined {
  if (!NAME.test(name))
    return `"${name}" cannot be the name of an area: take one word of 2 to 24 lower-case letters and digits, a letter first, for example jobs.`
  if (RESERVED_NAMES.includes(name))
    return `"${name}" is a name of the project itself: choose another one for the area.`
  if (!PATH.test(path))
    return `"${path}" cannot be where an area is mounted: take a path of lower-case words such as /jobs or /user/jobs.`
  return undefined
}
