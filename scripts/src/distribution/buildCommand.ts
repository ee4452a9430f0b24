// `npm run build [-- --to DIR] [--archive FILE] [--with release-server] [--with browser-gate] [--without-areas]`: puts
// everything that a server needs to run the product into one folder, and into an archive.
import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CliError, exitWithError } from '@mentor-connect/build/cliError'
import { OPTIONAL_PARTS, type OptionalPart } from '@mentor-connect/delivery/process/optionalPart'
import { ROOT } from '@mentor-connect/delivery/root'
import { everyArea } from '@mentor-connect/delivery/site/areas'
import { makeDistribution } from './makeDistribution'

try {
  const { values } = parseArgs({
    options: {
      to: { type: 'string', default: 'dist' },
      archive: { type: 'string' },
      with: { type: 'string', multiple: true, default: [] },
      'without-areas': { type: 'boolean' },
    },
  })
  const folder = resolve(ROOT, values.to)
  const { megabytes, packages } = await makeDistribution(folder, console.log, {
    areas: values['without-areas'] ? [] : everyArea(),
    parts: values.with.map(optionalPart),
  })
  if (values.archive) execFileSync('tar', ['-czf', resolve(ROOT, values.archive), '-C', folder, '.'])
  console.log(`✓ ${folder}: ${megabytes} MB, ${packages} packages. Start it with "node server.mjs api".`)
} catch (error) {
  exitWithError(error)
}

function optionalPart(name: string): OptionalPart {
  if (Object.hasOwn(OPTIONAL_PARTS, name)) return name as OptionalPart
  throw new CliError(
    `There is no optional part "${name}". There are: ${Object.keys(OPTIONAL_PARTS).join(', ')}.`,
  )
}
