import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Value } from 'typebox/value'
import { CliError } from '../cliError'
import { containerName } from '../containerName'
import { readJsonFile } from '../jsonFile'
import { AREA_PATTERN } from '../release/releaseTexts'
import { firstSchemaError } from '../release/schemaErrors'
import { FEDERATION_MANIFEST_FILE, FederationManifest } from '../release/federationManifest'

const CONTAINER = new RegExp(`^${containerName(`(${AREA_PATTERN})`)}$`)

/**
 * Reads the manifest of a build.
 * @throws CliError if there is none, or the shell could not load the build
 */
export function readManifest(dir: string): FederationManifest & { area: string } {
  const file = join(dir, FEDERATION_MANIFEST_FILE)
  if (!existsSync(file))
    throw new CliError(
      `${dir} has no ${FEDERATION_MANIFEST_FILE}: build with "manifest: true", or name the folder of the build.`,
    )
  const manifest = readJsonFile(file)
  if (!Value.Check(FederationManifest, manifest))
    throw new CliError(`${file} is not valid: ${firstSchemaError(FederationManifest, manifest)}.`)
  const { globalName, publicPath, remoteEntry } = manifest.metaData
  const area = CONTAINER.exec(globalName)?.[1]
  if (!area)
    throw new CliError(
      `The container is named "${globalName}": name it mf_ and the area in the plugin, such as "mf_jobs".`,
    )
  if (publicPath !== 'auto')
    throw new CliError(
      `The build has the public path "${publicPath}": set "auto", because a release is served in a folder of its own.`,
    )
  if (remoteEntry.type === 'module')
    throw new CliError(
      `${remoteEntry.name} is a module, and the shell loads classic scripts: set the library type "var" in the plugin.`,
    )
  return { ...manifest, area }
}
