// `npm run generate -- sbom [--to DIR]`: lists what the product consists of (CycloneDX 1.5), and its licences. Both are
// made from the lock file, because `npm sbom` fails on the stubs that replace packages which the product leaves out.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exitWithError } from '@mentor-connect/build/cliError'
import { ROOT } from '@mentor-connect/delivery/root'
import { licenceList, sbomOf, type LockFile } from './sbomOf'

try {
  const { values } = parseArgs({ options: { to: { type: 'string', default: 'dist' } } })
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as LockFile
  const folder = resolve(ROOT, values.to)
  const sbom = sbomOf(lock)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'sbom.cdx.json'), JSON.stringify(sbom, null, 2))
  writeFileSync(join(folder, 'LICENSES.md'), licenceList(sbom))
  console.log(`✓ ${folder}: sbom.cdx.json and LICENSES.md, ${sbom.components.length} packages.`)
} catch (error) {
  exitWithError(error)
}
