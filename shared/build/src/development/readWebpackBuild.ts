import { CliError } from '../cliError'
import { readBuild } from '../release/buildFolder'
import type { AreaBuild } from '../release/compiled'
import type { Build } from '../remote'

/**
 * Reads the build of the area in `dir`.
 * @throws CliError if there is no area in the folder, or a tool other than webpack builds it
 */
export async function readWebpackBuild(dir: string): Promise<Build> {
  const build = await readBuild(dir)
  if (!isOfWebpack(build))
    throw new CliError(
      `The development server needs webpack, and ${build.area} is built by another tool. Use that tool's own, or "mc-build".`,
    )
  return build
}

const isOfWebpack = (build: AreaBuild): build is Build => 'webpack' in build
