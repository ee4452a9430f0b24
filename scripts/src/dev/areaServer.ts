import { join } from 'node:path'
import { startDevServer, type DevServerOptions } from '@mentor-connect/build/development/devServer'
import { readWebpackBuild } from '@mentor-connect/build/development/readWebpackBuild'
import { CACHE } from '@mentor-connect/delivery/root'
import type { Area } from '@mentor-connect/delivery/site/areas'

/** The development server of an area of this repository. */
export async function startAreaServer(
  { name, dir }: Area,
  options: Omit<DevServerOptions, 'outDir' | 'cacheDir'>,
) {
  const folders = { outDir: join(CACHE, 'development', name), cacheDir: join(CACHE, 'webpack') }
  return startDevServer(await readWebpackBuild(dir), { ...options, ...folders })
}
