import { existsSync, readFileSync } from 'node:fs'
import { resolve, join } from 'node:path'
import { parseArgs } from 'node:util'
import { CliError } from '@mentor-connect/build/cliError'
import { parseRelease, RELEASE_FILE } from '@mentor-connect/build/release/release'
import { outcomeLines } from '../outcomeLines'
import { readPublishOptions } from '../protocol'
import { sourceCommit } from '../sourceCommit'
import type { Command } from './command'

/** Loads the bundler only when something is built. */
const loadBuild = async () => ({
  ...(await import('@mentor-connect/build/release/buildFolder')),
  ...(await import('../intentOfRemote')),
})

/**
 * `release [area]` builds the area in the folder and makes it live. With a built release as an option, it skips the
 * build.
 */
export const release: Command = async (args, { call, dir, openTarget }) => {
  const { area: wanted, values } = readArguments(args, call)
  // The commit of a build that was made elsewhere is unknown here.
  const commit = values.commit ?? (values.built ? undefined : sourceCommit(dir))
  const { canary, preview, origin, reason } = values
  const uncheckedApi = values['unchecked-api'] ? 'true' : undefined
  const dryRun = values['dry-run'] ? 'true' : undefined
  const options = readPublishOptions({ canary, preview, origin, commit, reason, uncheckedApi, dryRun })
  const target = openTarget(values)
  const built = values.built ? readBuilt(resolve(dir, values.built)) : await build()
  refuseOther(built.area, wanted)
  const outcome = await target.publish(built.area, built.dir, options)
  for (const line of outcomeLines(built.area, outcome, options)) console.log(line)

  /** Checks the release before the build, so that a release that could not become live fails early. */
  async function build() {
    const { buildFolder, intentOfRemote } = await loadBuild()
    return buildFolder(dir, {
      reuse: true,
      prepare: (area) => {
        refuseOther(area, wanted)
        return target.check(area, intentOfRemote(dir), options)
      },
    })
  }
}

function readArguments(args: string[], call: string) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      canary: { type: 'string' },
      preview: { type: 'string' },
      built: { type: 'string' },
      origin: { type: 'string' },
      by: { type: 'string' },
      reason: { type: 'string' },
      commit: { type: 'string' },
      'unchecked-api': { type: 'boolean' },
      'dry-run': { type: 'boolean' },
    },
  })
  if (positionals.length > 1)
    throw new CliError(
      `Usage: ${call} [area] --to <site> [--canary <percent>%] [--preview <name>] [--built <folder>] [--origin <address>] [--by <name>] [--reason <text>] [--commit <hash>] [--unchecked-api] [--dry-run]`,
    )
  return { area: positionals[0], values }
}

function refuseOther(area: string, wanted: string | undefined) {
  if (wanted && wanted !== area)
    throw new CliError(`This is the area ${area}, not ${wanted}: run the command in the folder of ${wanted}.`)
}

/**
 * Returns the area of a built release.
 * @throws CliError if the folder contains no description of a release
 */
function readBuilt(dir: string): { area: string; dir: string } {
  const file = join(dir, RELEASE_FILE)
  if (!existsSync(file))
    throw new CliError(
      `${dir} is not a built release: it has no ${RELEASE_FILE}. For a build with a manifest of Module Federation, "mc-release describe" writes it.`,
    )
  try {
    return { area: parseRelease(readFileSync(file, 'utf8')).area, dir }
  } catch (error) {
    throw new CliError(`${file} does not describe a release: ${(error as Error).message}`)
  }
}
