// `npm run generate -- sbom [--to DIR]`: lists the components of the product and their licences.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exitWithError } from '@mentor-connect/build/cliError'
import { ROOT } from '@mentor-connect/delivery/root'
import { writeSbom } from './writeSbom'

try {
  const { values } = parseArgs({ options: { to: { type: 'string', default: 'dist' } } })
  const folder = resolve(ROOT, values.to)
  console.log(`✓ ${folder}: sbom.cdx.json and LICENSES.md, ${writeSbom(folder)} packages.`)
} catch (error) {
  exitWithError(error)
}
