// `mc-build [--out <folder>] [--release <id>]`, run in the folder of an area, builds a release of the area.
import { parseArgs } from 'node:util'
import { exitWithError } from '../cliError'
import { buildFolder } from './buildFolder'

/** Builds the area in `dir` into the folder that `args` name. Default: `dist`. */
export async function buildCommand(dir: string, args: string[]): Promise<void> {
  try {
    const { values } = parseArgs({
      args,
      options: { out: { type: 'string' }, release: { type: 'string' } },
    })
    const { area, release, dir: outDir } = await buildFolder(dir, values)
    console.log(`✓ ${area}@${release} → ${outDir}`)
  } catch (error) {
    exitWithError(error)
  }
}
