import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RuntimeConfig } from '@mentor-connect/shared/site/runtimeConfig'
import { KILLING_WORKER, type WorkerSite } from '@mentor-connect/shared/site/serviceWorker'
import type { ReleaseEntry } from '@mentor-connect/shared/site/siteRegistry'
import Type, { type Static } from 'typebox'
import { releasePath } from './areas'
import { confined } from './confined'
import type { Release } from './release'

/** What a shell's release brings beside its scripts so that the site can be installed. */
export const MANIFEST_FILE = 'manifest.json'
const APPLE_ICON = 'icons/apple-touch-icon.png'

/** The chunk of the shell's build that is the service worker. */
const WORKER_CHUNK = 'worker'

const Icons = Type.Array(Type.Object({ src: Type.String({ pattern: '^[A-Za-z0-9_-][A-Za-z0-9_./-]*$' }) }))
/** As far as it is read here. */
export const WebManifest = Type.Object({
  icons: Icons,
  shortcuts: Type.Array(Type.Object({ icons: Icons })),
})

/**
 * The web manifest of the live shell, for an address that stays the same over releases: the names of its pictures lead
 * into the release. Undefined when the release brings none.
 */
export function composeManifest(siteDir: string, shell: ReleaseEntry): string | undefined {
  const file = join(siteDir, releasePath('shell', shell.release), MANIFEST_FILE)
  if (!existsSync(file)) return undefined
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Static<typeof WebManifest>
  const placed = (icons: Static<typeof Icons>) =>
    icons.map((icon) => ({ ...icon, src: shell.base + icon.src }))
  return JSON.stringify({
    ...manifest,
    icons: placed(manifest.icons),
    shortcuts: manifest.shortcuts.map((shortcut) => ({ ...shortcut, icons: placed(shortcut.icons) })),
  })
}

export const appleIconOf = ({ base }: ReleaseEntry) => base + APPLE_ICON

/**
 * The service worker of the live shell, whole: what it imported would be checked by no hash. After a rollback to a
 * shell without one, the worker that browsers have must go.
 */
export function composeWorker(siteDir: string, shell: Release | undefined, site: WorkerSite): string {
  const file = shell?.chunks[WORKER_CHUNK]
  if (!file) return KILLING_WORKER
  const code = readFileSync(confined(join(siteDir, releasePath('shell', shell.release)), file), 'utf8')
  return `self.mcSite=${JSON.stringify(site)};\n${code}`
}

export const workerSite = ({ apiUrl }: RuntimeConfig, fallbackPage: string): WorkerSite => ({
  apiUrl,
  fallback: `/${fallbackPage}`,
})
