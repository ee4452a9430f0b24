import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { licenceList, sbomOf, type LockFile } from './sbomOf'

/**
 * Writes a list of the product's components (CycloneDX 1.5) and a list of their licences into a folder. Both
 * are made from the lock file, because `npm sbom` fails on the stubs that replace packages which the product
 * leaves out.
 *
 * @returns the number of packages
 */
export function writeSbom(folder: string): number {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as LockFile
  const sbom = sbomOf(lock)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'sbom.cdx.json'), JSON.stringify(sbom, null, 2))
  writeFileSync(join(folder, 'LICENSES.md'), licenceList(sbom))
  return sbom.components.length
}
