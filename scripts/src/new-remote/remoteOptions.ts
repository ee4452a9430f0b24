import { RESERVED_FOR_SITE } from '@mentor-connect/delivery/site/pages/ownership'
import { CliError } from '@mentor-connect/build/cliError'

/** The remote to create. */
export interface RemoteOptions {
  name: string
  path: string
}

/** Names and paths that are taken. */
export interface TakenNames {
  /** Names of folders and workspaces. */
  folders: string[]
  /** Paths of mounts and of the pages inside them, with parameters as `:id`. */
  paths: string[]
}

// One word: it becomes part of a JavaScript name (the container), of route ids and of message ids.
const NAME = /^[a-z][a-z0-9]{1,23}$/
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

/** @throws CliError if the name or the path cannot be used, with what to do instead */
export function checkRemoteOptions({ name, path }: RemoteOptions, taken: TakenNames): void {
  const reason = nameError(name, taken) ?? pathError(path, taken)
  if (reason) throw new CliError(reason)
}

function nameError(name: string, { folders }: TakenNames): string | undefined {
  if (!NAME.test(name))
    return `"${name}" cannot be the name of a remote: take one word of 2 to 24 lower-case letters and digits, a letter first, for example jobs.`
  if (RESERVED_NAMES.includes(name))
    return `"${name}" is a name of the project itself: choose another one for the remote.`
  if (folders.includes(`mf-${name}`))
    return `There is a remote "${name}" already (mf-${name}): choose another name, or remove it first with npm run new-remote -- --remove ${name}.`
  return undefined
}

function pathError(path: string, { paths }: TakenNames): string | undefined {
  if (!PATH.test(path))
    return `"${path}" cannot be where a remote is mounted: take a path of lower-case words such as /jobs or /user/jobs.`
  if (RESERVED_FOR_SITE.includes(path.split('/')[1]!))
    return `${path} is answered by the server of the site: choose another path with --at.`
  const hidden = paths.find((other) => other === path || other.startsWith(`${path}/`))
  return hidden && `${path} would hide ${hidden}, which is there already: choose another path with --at.`
}
