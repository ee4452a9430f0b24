import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { bundleProbe, PROBE_FILE } from '@mentor-connect/delivery/release/gate/browser/probeScript'
import { PROGRAM_OPTIONS, toAscii } from '@mentor-connect/server/build/options'
import { ownSourceMap } from '@mentor-connect/server/build/source-map'

/** Packages that stay outside of the bundle: those that only builds need, and those with which the gate opens pages. */
const OUTSIDE = ['esbuild', 'tsx', 'webpack', 'playwright-core', 'axe-core']

/**
 * Bundles the commands that change a live site. The bundle is split into parts that are loaded when a command needs
 * them.
 */
export async function bundleDelivery(programs: string): Promise<void> {
  const { build, stop } = await import('esbuild')
  const { outputFiles } = await build({
    ...PROGRAM_OPTIONS,
    external: [...PROGRAM_OPTIONS.external, ...OUTSIDE],
    absWorkingDir: ROOT,
    entryPoints: { delivery: 'scripts/src/distribution/deliveryProgram.ts' },
    outdir: programs,
    splitting: true,
    chunkNames: 'delivery-[hash]',
  })
  await stop()
  mkdirSync(programs, { recursive: true })
  for (const { path, text } of outputFiles)
    writeFileSync(join(programs, basename(path)), path.endsWith('.map') ? ownSourceMap(text) : toAscii(text))
  writeFileSync(join(programs, PROBE_FILE), await bundleProbe())
  cpSync(join(ROOT, 'delivery/src/release-server/owner/style.css'), join(programs, 'style.css'))
}
