// `node server.mjs install [--without-backup]`: installs the distribution that contains this program on a
// machine with systemd, or upgrades the machine to it, after a backup.
import { parseArgs } from 'node:util'
import { exitWithError } from '@mentor-connect/build/cliError'
import { ROOT } from '@mentor-connect/delivery/root'
import { install } from './install'
import { thisMachine } from './machine'

try {
  const { values } = parseArgs({ options: { 'without-backup': { type: 'boolean' } } })
  const left = await install(thisMachine, ROOT, { print: console.log, backsUp: !values['without-backup'] })
  for (const line of left) console.log(`! ${line}`)
  console.log('✓ Mentor-Connect runs. Commands: mentor-connect operator --help')
} catch (error) {
  exitWithError(error)
}
