/** The area to create. */
export interface AreaOptions {
  name: string
  /** Path at which the area is mounted. */
  path: string
}

// Pattern of an area's name. It must be one word, because it becomes part of a JavaScript name (the container), of
// route ids and of message ids.
const NAME = /^[a-z][a-z0-9]{1,23}$/
/** Names that an area cannot have, because the project uses them for its own parts or messages. */
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

/** Returns why the name or the path cannot be used and how to correct it; undefined if both can be used. */
export function optionsIssue({ name, path }: AreaOptions): string | undefined {
  if (!NAME.test(name))
    return `"${name}" cannot be the name of an area: take one word of 2 to 24 lower-case letters and digits, a letter first, for example jobs.`
  if (RESERVED_NAMES.includes(name))
    return `"${name}" is a name of the project itself: choose another one for the area.`
  if (!PATH.test(path))
    return `"${path}" cannot be where an area is mounted: take a path of lower-case words such as /jobs or /user/jobs.`
  return undefined
}
