import { noScriptElement } from '@mentor-connect/contract/site/pageHtml'
import { slot, type PageRendering, type SiteRendering } from '@mentor-connect/contract/site/rendering'
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface SiteFolder {
  root: string
  /** Makes another state live, as a release does. */
  makeLive: (generation: number) => void
  remove: () => void
}

interface More extends Partial<Pick<SiteRendering, 'publicPaths' | 'addresses' | 'areas'>> {
  siteUrl?: string
  /** Additional declarations of a page, by its file. */
  declared?: Record<string, Partial<PageRendering>>
}

/** A state of a site without pages. */
export const EMPTY_SITE: SiteRendering = {
  generation: 1,
  config: { apiUrl: '', chatUrl: '' },
  files: {},
  contracts: {},
  declared: { mounts: [], navigation: [] },
  releases: {},
  pages: {},
  publicPaths: [],
  privatePaths: [],
  addresses: [],
  areas: {},
}

/** A composed page. It contains `<title>Empty` while it has no content. */
export const COMPOSED = `<head>${slot('head', '<title>Empty</title>')}${slot('styles', '')}</head>${slot('content', '')}${noScriptElement('toShow')}`

/**
 * A composed site whose pages are rendered, with generation 1 live.
 *
 * @param shell source of the shell's file for servers
 * @param files names of the composed pages, for example `resource/_.html`
 * @param more additional properties of the site
 */
export function siteFolder(shell: string, files: string[], apiUrl: string, more: More = {}): SiteFolder {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'site-folder-')))
  writeFileSync(join(root, 'shell.cjs'), shell)
  const pages = Object.fromEntries(
    files.map((file) => [file, { areas: ['public'], query: ['page'], ...more.declared?.[file] }]),
  )

  function compose(generation: number): string {
    const folder = `generations/${generation}`
    const rendering: SiteRendering = {
      ...EMPTY_SITE,
      generation,
      config: { apiUrl, chatUrl: apiUrl, siteUrl: more.siteUrl },
      files: { shell: 'shell.cjs' },
      pages,
      publicPaths: more.publicPaths ?? [],
      addresses: more.addresses ?? ['/*'],
      areas: more.areas ?? {},
    }
    for (const file of ['index.html', ...files].flatMap((name) => [name, `hi/${name}`])) {
      mkdirSync(dirname(join(root, folder, file)), { recursive: true })
      writeFileSync(join(root, folder, file), COMPOSED)
    }
    writeFileSync(join(root, folder, 'rendering.json'), JSON.stringify(rendering))
    writeFileSync(join(root, folder, 'registry.json'), '{}')
    writeFileSync(join(root, folder, 'ledger.json'), '[]')
    return folder
  }

  function makeLive(generation: number) {
    symlinkSync(compose(generation), join(root, 'next'))
    renameSync(join(root, 'next'), join(root, 'live'))
  }

  makeLive(1)
  return { root, makeLive, remove: () => rmSync(root, { recursive: true, force: true }) }
}
