import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { releasePath } from './areas'
import type { BuiltRelease } from './buildSite'
import { page } from './page'

/** The browser's part of the configuration. */
export interface PublicConfig {
  apiUrl: string
  chatUrl: string
}

/** `registry.json`: which release of each part is live. The shell reads `remotes`; `generation` grows with each change. */
export interface SiteRegistry {
  generation: number
  shell: { release: string; entry: string }
  remotes: Record<string, { release: string; entry: string; contract: string }>
}

/** Places the releases in the site's folder and makes them live: files first, then the registry and the page. */
export function composeSite(siteDir: string, releases: BuiltRelease[], config: PublicConfig): void {
  for (const release of releases) place(siteDir, release)
  const registry = nextRegistry(siteDir, releases)
  writeAtomically(join(siteDir, 'index.html'), page(registry, config))
  writeAtomically(join(siteDir, 'registry.json'), JSON.stringify(registry, null, 2))
}

/** A release's folder is immutable: it is written once, under a name that only shows when it is whole. */
function place(siteDir: string, { area, release, dir }: BuiltRelease) {
  const target = join(siteDir, releasePath(area, release))
  if (existsSync(target)) return
  const draft = `${target}.draft-${process.pid}`
  mkdirSync(dirname(target), { recursive: true })
  cpSync(dir, draft, { recursive: true })
  renameSync(draft, target)
}

function nextRegistry(siteDir: string, releases: BuiltRelease[]): SiteRegistry {
  const live = (release: BuiltRelease) => ({
    release: release.release,
    entry: `/${releasePath(release.area, release.release)}/${release.entry}`,
  })
  const shell = releases.find((release) => release.area === 'shell')
  if (!shell) throw new Error('A site needs a release of the shell.')
  const remotes = releases
    .filter((release) => release !== shell)
    .sort((a, b) => (a.area < b.area ? -1 : 1))
    .map((release) => [release.area, { ...live(release), contract: release.contract ?? '' }] as const)
  const next = { shell: live(shell), remotes: Object.fromEntries(remotes) }
  const before = currentRegistry(siteDir)
  const same =
    before && JSON.stringify({ shell: before.shell, remotes: before.remotes }) === JSON.stringify(next)
  return { generation: same ? before.generation : (before?.generation ?? 0) + 1, ...next }
}

function currentRegistry(siteDir: string): SiteRegistry | undefined {
  const path = join(siteDir, 'registry.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SiteRegistry) : undefined
}

function writeAtomically(path: string, text: string) {
  const draft = `${path}.draft-${process.pid}`
  try {
    writeFileSync(draft, text)
    renameSync(draft, path)
  } finally {
    rmSync(draft, { force: true })
  }
}
