import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@mentor-connect/contract/api/locales'
import { BRAND_DESCRIPTION } from '@mentor-connect/contract/rules/brand'
import type { RuntimeConfig } from '@mentor-connect/contract/site/runtimeConfig'
import {
  KILLING_WORKER,
  type OfflineReads,
  type WorkerSite,
} from '@mentor-connect/contract/site/serviceWorker'
import type { ReleaseEntry } from '@mentor-connect/contract/site/siteRegistry'
import Type, { type Static } from 'typebox'
import { releasePath } from '@mentor-connect/contract/site/releasePath'
import { pathInside } from '@mentor-connect/build/release/pathInside'
import type { Release } from '@mentor-connect/build/release/release'
import type { LiveReleases } from './liveReleases'
import type { RoutePage } from './pages/routePages'

/** Web manifest in a release of the shell. A site with a manifest can be installed by browsers. */
export const MANIFEST_FILE = 'manifest.json'
const APPLE_ICON = 'icons/apple-touch-icon.png'

/** Name of the shell's chunk that is the service worker. */
const WORKER_CHUNK = 'worker'

const Icons = Type.Array(Type.Object({ src: Type.String({ pattern: '^[A-Za-z0-9_-][A-Za-z0-9_./-]*$' }) }))
/** The fields of a web manifest that the code below reads. */
export const WebManifest = Type.Object({
  icons: Icons,
  shortcuts: Type.Array(Type.Object({ icons: Icons })),
})

/**
 * The web manifest of the live shell; undefined if its release has none. The address of the manifest is the same for
 * all releases; the addresses of its icons point into the release. The file of a language (`manifest.hi.json`) contains
 * only what differs: texts, and the names of the shortcuts in the same order. The description is that of the site's
 * pages.
 */
export function composeManifest(siteDir: string, shell: ReleaseEntry, locale: Locale): string | undefined {
  const folder = join(siteDir, releasePath('shell', shell.release))
  const common = read<Static<typeof WebManifest>>(join(folder, MANIFEST_FILE))
  if (!common) return undefined
  const texts = read<Partial<Static<typeof WebManifest>>>(join(folder, `manifest.${locale}.json`))
  const manifest = {
    ...common,
    ...texts,
    shortcuts: common.shortcuts.map((shortcut, index) => ({ ...shortcut, ...texts?.shortcuts?.[index] })),
  }
  const placed = (icons: Static<typeof Icons>) =>
    icons.map((icon) => ({ ...icon, src: shell.base + icon.src }))
  return JSON.stringify({
    ...manifest,
    description: BRAND_DESCRIPTION[locale],
    icons: placed(manifest.icons),
    shortcuts: manifest.shortcuts.map((shortcut) => ({ ...shortcut, icons: placed(shortcut.icons) })),
  })
}

function read<Content>(file: string): Content | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : undefined
}

export const appleIconOf = ({ base }: ReleaseEntry) => base + APPLE_ICON

/**
 * The service worker of the live shell as one file, because no integrity hash would check a script that it imports. If
 * the shell has no worker (after a rollback), it is replaced by a worker that unregisters itself in the browsers.
 */
export function composeWorker(siteDir: string, shell: Release | undefined, site: WorkerSite): string {
  const file = shell?.chunks[WORKER_CHUNK]
  if (!file) return KILLING_WORKER
  const code = readFileSync(pathInside(join(siteDir, releasePath('shell', shell.release)), file), 'utf8')
  return `self.mcSite=${JSON.stringify(site)};\n${code}`
}

export const workerSite = (
  { apiUrl }: RuntimeConfig,
  fallbackPage: string,
  pages: RoutePage[],
  live: LiveReleases,
): WorkerSite => ({
  apiUrl,
  fallback: `/${fallbackPage}`,
  query: [
    ...new Set(
      pages.flatMap(({ rendering }) => [...(rendering?.query ?? []), ...(rendering?.browserQuery ?? [])]),
    ),
  ],
  offlineReads: { public: readsOf(live, 'public'), personal: readsOf(live, 'personal') },
})

const readsOf = (live: LiveReleases, kind: keyof OfflineReads): string[] =>
  [...new Set(Object.values(live).flatMap((release) => release?.declares?.offlineReads?.[kind] ?? []))].sort()
