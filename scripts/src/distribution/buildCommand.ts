// `npm run build [-- --to DIR] [--without-areas]`: puts everything that a server needs to run the product into one
// folder.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exitWithError } from '@mentor-connect/build/cliError'
import { ROOT } from '@mentor-connect/delivery/root'
import { everyArea } from '@mentor-connect/delivery/site/areas'
import { makeDistribution } from './makeDistribution'

try {
  const { values } = parseArgs({
    options: { to: { type: 'string', default: 'dist' }, 'without-areas': { type: 'boolean' } },
  })
  const folder = resolve(ROOT, values.to)
  const { megabytes, packages } = await makeDistribution(
    folder,
    console.log,
    values['without-areas'] ? [] : everyArea(),
  )
  console.log(`✓ ${folder}: ${megabytes} MB, ${packages} packages. Start it with "node server.mjs api".`)
} catch (error) {
  exitWithError(error)
}
