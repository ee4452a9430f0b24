import { slot, type SiteRendering } from '@mentor-connect/shared/site/rendering'
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface SiteFolder {
  root: string
  /** Makes another state live, as a release does. */
  makeLive: (generation: number) => void
  remove: () => void
}

/** A composed page; without content it contains `<title>Empty`. */
export const COMPOSED = `<head>${slot('head', '<title>Empty</title>')}${slot('styles', '')}</head>${slot('content', '')}`

/**
 * A composed site whose pages are rendered, with generation 1 live.
 *
 * @param shell source of the shell's file for servers
 * @param files names of the composed pages, for example `resource/_.html`
 */
export function siteFolder(shell: string, files: string[], apiUrl: string): SiteFolder {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'site-folder-')))
  writeFileSync(join(root, 'shell.cjs'), shell)
  const pages = Object.fromEntries(files.map((file) => [file, { areas: ['public'], query: ['page'] }]))

  function compose(generation: number): string {
    const folder = `generations/${generation}`
    const rendering: SiteRendering = {
      generation,
      config: { apiUrl, chatUrl: apiUrl },
      files: { shell: 'shell.cjs' },
      pages,
    }
    for (const file of ['index.html', ...files]) {
      mkdirSync(dirname(join(root, folder, file)), { recursive: true })
      writeFileSync(join(root, folder, file), COMPOSED)
    }
    writeFileSync(join(root, folder, 'rendering.json'), JSON.stringify(rendering))
    return folder
  }

  function makeLive(generation: number) {
    symlinkSync(compose(generation), join(root, 'next'))
    renameSync(join(root, 'next'), join(root, 'live'))
  }

  makeLive(1)
  return { root, makeLive, remove: () => rmSync(root, { recursive: true, force: true }) }
}
