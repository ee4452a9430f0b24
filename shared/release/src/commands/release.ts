import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CliError } from '@mentor-connect/build/cliError'
import { outcomeLines } from '../outcomeLines'
import { readPublishOptions } from '../protocol'
import { readBuilt } from '../readBuilt'
import { sourceCommit } from '../sourceCommit'
import type { Command } from './command'

/** The bundler is loaded only when something is built. */
const loadBuild = async () => ({
  ...(await import('@mentor-connect/build/release/buildFolder')),
  ...(await import('../intentOfRemote')),
})

/** `release [area]`: builds the area in the folder, unless a built one is named, and makes it live. */
export const release: Command = async (args, { call, dir, openTarget }) => {
  const { area: wanted, values } = readArguments(args, call)
  // The commit of a build that was made elsewhere is unknown here.
  const commit = values.commit ?? (values.built ? undefined : sourceCommit(dir))
  const { canary, origin, reason } = values
  const uncheckedApi = values['unchecked-api'] ? 'true' : undefined
  const options = readPublishOptions({ canary, origin, commit, reason, uncheckedApi })
  const target = openTarget(values)
  const built = values.built ? readBuilt(resolve(dir, values.built)) : await build()
  refuseOther(built.area, wanted)
  const outcome = await target.publish(built.area, built.dir, options)
  for (const line of outcomeLines(built.area, outcome, options.canaryPercent)) console.log(line)

  /** Fails before the build if the release could not become live anyway. */
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
      built: { type: 'string' },
      origin: { type: 'string' },
      by: { type: 'string' },
      reason: { type: 'string' },
      commit: { type: 'string' },
      'unchecked-api': { type: 'boolean' },
    },
  })
  if (positionals.length > 1)
    throw new CliError(
      `Usage: ${call} [area] --to <site> [--canary <percent>%] [--built <folder>] [--origin <address>] [--by <name>] [--reason <text>] [--commit <hash>] [--unchecked-api]`,
    )
  return { area: positionals[0], values }
}

function refuseOther(area: string, wanted: string | undefined) {
  if (wanted && wanted !== area)
    throw new CliError(`This is the area ${area}, not ${wanted}: run the command in the folder of ${wanted}.`)
}
