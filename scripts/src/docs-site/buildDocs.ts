import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { build, stop } from 'esbuild'
import MiniSearch from 'minisearch'
import { drawDiagrams } from './drawDiagrams'
import { COMPONENTS, componentsPage, documentOf, startPage } from './layout'
import { addressOf, groupsOfPages } from './pages'
import { renderMarkdown, type RenderedPage } from './renderMarkdown'
import { INDEX_NAME, SEARCH_OPTIONS, type Entry } from './searchOptions'

/**
 * Writes the documentation as a site of static pages with search. The finished site replaces the contents of the folder
 * in one step.
 *
 * @param sourceUrl address at which the sources can be read, with a slash at its end
 * @returns the number of pages
 */
export async function buildDocs(folder: string, sourceUrl?: string): Promise<number> {
  const groups = groupsOfPages()
  const pages = groups.flatMap((group) => group.pages)
  const rules = { pages: new Set(pages), sourceUrl }
  const rendered = new Map(
    pages.map((page) => [page, renderMarkdown(page, readFileSync(join(ROOT, page), 'utf8'), rules)]),
  )
  const titled = groups.map((group) => ({
    ...group,
    pages: group.pages.map((page) => ({ page, title: rendered.get(page)!.title })),
  }))

  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const write = (name: string, text: string) => {
    const file = join(unfinished, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  write('index.html', startPage(titled))
  for (const [page, { title, html, pictures }] of rendered) {
    write(addressOf(page), documentOf({ page, title, content: drawDiagrams(html), groups: titled }))
    for (const picture of pictures) copyPicture(picture, unfinished)
  }
  write('search-index.js', searchIndex(rendered))
  write('search.js', await bundled('searchInBrowser.ts'))
  write(COMPONENTS, componentsPage())
  write('components.js', await bundled('componentsInBrowser.tsx'))
  // The esbuild process would keep this process alive.
  await stop()
  write('style.css', readFileSync(join(import.meta.dirname, 'style.css'), 'utf8'))

  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
  return pages.length + 2
}

function copyPicture(picture: string, folder: string) {
  const file = join(folder, picture)
  mkdirSync(dirname(file), { recursive: true })
  copyFileSync(join(ROOT, picture), file)
}

function searchIndex(rendered: Map<string, RenderedPage>): string {
  const entries = [...rendered].flatMap(([page, { title, sections }]) =>
    sections.map((section) => ({ ...section, page: title, href: `${addressOf(page)}#${section.id}` })),
  )
  const index = new MiniSearch<Entry>(SEARCH_OPTIONS)
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))
  return `globalThis.${INDEX_NAME} = ${JSON.stringify(JSON.stringify(index))}\n`
}

/** Bundles a program for browsers. It is a development build, because texts are compiled in the browser. */
async function bundled(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]!.text
}
