// `node server.mjs delivery <command>`: changes what is live on the site, on a machine that has only a distribution.
import { resolve } from 'node:path'
import { hasPart, howToAdd } from '@mentor-connect/delivery/process/optionalPart'

const COMMANDS = {
  publish: () => import('./publish'),
  site: () => import('@mentor-connect/delivery/commands/siteCommand'),
  releases: () => import('@mentor-connect/delivery/commands/releasesCommand'),
  rollback: () => import('@mentor-connect/delivery/commands/rollbackCommand'),
  'release-server': () => import('@mentor-connect/delivery/commands/releaseServerCommand'),
}

const [name = ''] = process.argv.splice(2, 1)
if (!Object.hasOwn(COMMANDS, name)) {
  console.error(`Usage: node server.mjs delivery <${Object.keys(COMMANDS).join('|')}> [options]`)
  process.exit(2)
}
if (name === 'release-server' && !hasPart(name)) {
  console.error(`✗ This distribution has no release server: ${howToAdd(name)}.`)
  process.exit(2)
}
// Relative folders are resolved against the folder in which the command is started, as the services do.
process.env.DATA_DIR = resolve(process.env.DATA_DIR ?? 'var')
if (process.env.SITE_DIR) process.env.SITE_DIR = resolve(process.env.SITE_DIR)
await COMMANDS[name as keyof typeof COMMANDS]()
