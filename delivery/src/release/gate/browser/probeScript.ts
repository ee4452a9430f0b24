import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { containerName } from '@mentor-connect/build/containerName'

export const PROBE_FILE = 'probe.js'

let bundled: Promise<string> | undefined

/**
 * Returns a script that installs the probe in every page before the page's scripts, and the name under which
 * the probe is found there.
 */
export async function probeScript(areas: string[]): Promise<{ name: string; content: string }> {
  const name = `probe${randomBytes(16).toString('hex')}`
  const containers = Object.fromEntries(areas.map((area) => [area, containerName(area)]))
  const settings = JSON.stringify({ name, containers })
  return { name, content: `((PROBE) => {${await (bundled ??= bundleProbe())}})(${settings})` }
}

/** The bundled program of the probe. In a distribution, it is a file next to the other programs. */
export async function bundleProbe(): Promise<string> {
  const ready = join(import.meta.dirname, PROBE_FILE)
  if (existsSync(ready)) return readFile(ready, 'utf8')
  // esbuild is imported lazily, because a release without a browser check never needs it.
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'probe/probe.ts')],
    bundle: true,
    format: 'iife',
    target: 'chrome120',
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]!.text
}
