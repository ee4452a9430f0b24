import { RESERVED_FOR_SITE } from '@mentor-connect/delivery/site/pages/ownership'
import { CliError } from '@mentor-connect/build/cliError'
import { optionsIssue, type AreaOptions } from '@mentor-connect/create-area/areaOptions'

/** Names and paths that a new remote cannot have. */
export interface TakenNames {
  /** Names of folders and workspaces. */
  folders: string[]
  /** Paths of mounts and of the pages inside them, with parameters as `:id`. */
  paths: string[]
}

/**
 * Checks the name and the path of a new remote.
 *
 * @throws CliError if one of them cannot be used; the message says what to do instead
 */
export function checkRemoteOptions(options: AreaOptions, taken: TakenNames): void {
  const reason = optionsIssue(options) ?? nameTaken(options.name, taken) ?? pathTaken(options.path, taken)
  if (reason) throw new CliError(reason)
}

function nameTaken(name: string, { folders }: TakenNames): string | undefined {
  if (folders.includes(`mf-${name}`))
    return `There is a remote "${name}" already (mf-${name}): choose another name, or remove it first with npm run new-remote -- --remove ${name}.`
  return undefined
}

function pathTaken(path: string, { paths }: TakenNames): string | undefined {
  if (RESERVED_FOR_SITE.includes(path.split('/')[1]!))
    return `${path} is answered by the server of the site: choose another path with --at.`
  const hidden = paths.find((other) => other === path || other.startsWith(`${path}/`))
  return hidden && `${path} would hide ${hidden}, which is there already: choose another path with --at.`
}
