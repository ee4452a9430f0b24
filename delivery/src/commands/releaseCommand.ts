// Builds and releases an area: `npm run release -- <area> [--to DIR|s3://BUCKET|URL] [--canary 10%] [--preview NAME] [--built DIR]
// [--files DIR --origin URL] [--by NAME]`
import { cpSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs, isDeepStrictEqual } from 'node:util'
import { exitWithError } from '@mentor-connect/build/cliError'
import { readRelease } from '@mentor-connect/build/conformance/readRelease'
import { describeFiles } from '@mentor-connect/build/release/hashAndCompress'
import { outcomeLines } from '@mentor-connect/release/outcomeLines'
import { readPublishOptions } from '@mentor-connect/release/protocol'
import { Refused } from '@mentor-connect/release/refused'
import { isAddress } from '@mentor-connect/release/remoteSite'
import { releasePath } from '@mentor-connect/contract/site/releasePath'
import { everyArea } from '../site/areas'
import { buildArea } from '../site/buildSite'
import { areaCommit } from '../release/areaCommit'
import { readIntent } from '../release/readIntent'
import { openTarget } from './openTarget'

const USAGE =
  'Usage: npm run release -- <area> [--to <site folder, bucket or address>] [--canary <percent>%] [--preview <name>] [--built <folder>] [--files <folder> --origin <address>] [--by <name>] [--reason <text>] [--commit <hash>] [--unchecked-api] [--dry-run]'

try {
  await release()
} catch (error) {
  exitWithError(error)
}

async function release() {
  const { area, values } = readArguments()
  const { canary, preview, origin, files, reason } = values
  // The commit of a build that was made elsewhere (`--built`) is not known here.
  const commit = values.commit ?? (values.built ? undefined : areaCommit(area.dir))
  const options = readPublishOptions({
    canary,
    preview,
    origin,
    commit,
    reason,
    uncheckedApi: values['unchecked-api'] ? 'true' : undefined,
    dryRun: values['dry-run'] ? 'true' : undefined,
  })
  const target = openTarget(values)
  // Fail before the build if the release could not become live anyway.
  await target.check(area.name, values.built ? {} : await readIntent(area), options)
  const built = values.built ? resolve(values.built) : await build(area)
  // The files are copied before the release becomes live, because browsers load them as soon as it is live.
  if (files && !options.dryRun)
    exportRelease(built, area.name, (id) => join(resolve(files), releasePath(area.name, id)))
  const outcome = await target.publish(area.name, built, options)
  for (const line of outcomeLines(area.name, outcome, options)) console.log(line)
}

async function build(area: ReturnType<typeof readArguments>['area']): Promise<string> {
  const { dir } = await buildArea(area, (seconds) =>
    console.log(`• Built ${area.name} in ${seconds.toFixed(1)} s.`),
  )
  return dir
}

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      canary: { type: 'string' },
      preview: { type: 'string' },
      built: { type: 'string' },
      files: { type: 'string' },
      origin: { type: 'string' },
      by: { type: 'string' },
      reason: { type: 'string' },
      commit: { type: 'string' },
      'unchecked-api': { type: 'boolean' },
      'dry-run': { type: 'boolean' },
    },
  })
  const area = everyArea().find(({ name }) => name === positionals[0])
  const names = everyArea()
    .map(({ name }) => name)
    .join(', ')
  if (!area) throw new Error(`There is no area "${positionals[0] ?? ''}": name one of ${names}.\n${USAGE}`)
  if (Boolean(values.files) !== Boolean(values.origin) && !isAddress(values.to))
    throw new Error('--files and --origin go together: a folder, and the address that serves it.')
  if (values.files && isAddress(values.to))
    throw new Error('--files belongs to a site folder: over HTTP only --origin is needed.')
  return { area, values }
}

/**
 * Copies a built release to a folder that another origin serves.
 * @throws Refused if the folder has different files under the same release id
 */
function exportRelease(built: string, area: string, folderOf: (release: string) => string): void {
  const candidate = readRelease(built, area)
  if (typeof candidate === 'string') throw new Refused([candidate])
  const { release, files } = candidate.description
  const to = folderOf(release)
  if (!existsSync(to)) cpSync(built, to, { recursive: true })
  else if (!isDeepStrictEqual(describeFiles(to), files))
    throw new Refused([`${to} holds other files already: a release never changes under its id.`])
}
