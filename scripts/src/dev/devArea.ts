import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '@mentor-connect/build/cliError'
import { ROOT } from '@mentor-connect/delivery/root'
import { allAreas, type Area } from '@mentor-connect/delivery/site/areas'

/** A remote that runs on its own development server. */
export interface DevRemote extends Area {
  port: number
}

/** Port of the first remote's development server. The others follow in the order of the workspaces. */
const FIRST_PORT = 3101

/** Returns the remotes with their ports. If a remote is added, the others keep their ports. */
export function devRemotes(firstPort = Number(process.env.DEV_PORT ?? FIRST_PORT)): DevRemote[] {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  const areas = new Map(allAreas().map((area) => [`mf-${area.name}`, area]))
  return workspaces
    .flatMap((workspace) => areas.get(workspace) ?? [])
    .map((area, index) => ({ ...area, port: firstPort + index }))
}

/** Returns the named remotes, or all remotes if none is named. */
export function chosenRemotes(names: string[], remotes = devRemotes()): DevRemote[] {
  const unknown = names.find((name) => !remotes.some((remote) => remote.name === name))
  if (unknown)
    throw new CliError(
      `There is no remote "${unknown}": choose ${remotes.map(({ name }) => name).join(', ')}, or none for all.`,
    )
  return names.length === 0 ? remotes : remotes.filter(({ name }) => names.includes(name))
}
