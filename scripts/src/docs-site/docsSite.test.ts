import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import MiniSearch from 'minisearch'
import { runInNewContext } from 'node:vm'
import { runCommand } from '../process/command'
import { addressOf, groupsOfPages } from './pages'
import { renderMarkdown } from './renderMarkdown'
import { INDEX_NAME, SEARCH_OPTIONS, type Entry } from './searchOptions'

const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-docs-'))
const site = join(folder, 'site')
const textOf = (name: string) => readFileSync(join(site, name), 'utf8')
const PAGES = groupsOfPages().flatMap(({ pages }) => pages)

beforeAll(() => runCommand(['docs', '--to', site]))
afterAll(() => rmSync(folder, { recursive: true }))

/** Broken links and pictures of a page, and anchors that lead to no heading. */
function brokenLinks(page: string): string[] {
  const targets = [...textOf(page).matchAll(/(?:href|src)="([^"]*)"/g)].map(([, target]) => target!)
  return targets.filter((target) => {
    if (/^(https?|mailto):/.test(target)) return false
    const [path = '', anchor] = target.split('#')
    const file = path ? normalize(join(dirname(page), path)) : page
    if (!existsSync(join(site, file))) return true
    return anchor !== undefined && !textOf(file).includes(`id="${decodeURI(anchor)}"`)
  })
}

it('has a page for each document, and no link that leads nowhere', () => {
  const pages = (readdirSync(site, { recursive: true }) as string[]).filter((name) => name.endsWith('.html'))
  expect(pages.sort()).toEqual(['components.html', 'index.html', ...PAGES.map(addressOf)].sort())
  expect(pages.flatMap((page) => brokenLinks(page).map((target) => `${page}: ${target}`))).toEqual([])
})

it('leads from the start page to the pages for teams and for operators', () => {
  const start = textOf('index.html')
  for (const page of ['teams.html', 'operations/install.html', 'components.html'])
    expect(start).toContain(`<a href="${page}">`)
})

it('finds sections of every page', () => {
  const context: Record<string, unknown> = {}
  runInNewContext(textOf('search-index.js'), context)
  const index = MiniSearch.loadJSON<Entry>(context[INDEX_NAME] as string, SEARCH_OPTIONS)
  const firstFor = (words: string) => index.search(words)[0]?.href as string
  expect(firstFor('releases that watch themselves')).toBe('teams.html#releases-that-watch-themselves')
  expect(firstFor('install node and caddy')).toBe('operations/install.html#2-install-node-and-caddy')
  const found = new Set(index.search(MiniSearch.wildcard).map(({ href }) => String(href).split('#')[0]))
  expect([...found].sort()).toEqual(PAGES.map(addressOf).sort())
})

it('draws diagrams, says them as text, and loads nothing from other sites', () => {
  const html = textOf('architecture.html')
  const sources = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').match(/^```mermaid$/gm)!
  expect(html.match(/<svg role="img" aria-label="Diagram \d of this page"/g)).toHaveLength(sources.length)
  expect(html.match(/<summary>Diagram \d as text<\/summary>/g)).toHaveLength(sources.length)
  expect(html).toContain('>main API</text>')
  expect(html).not.toMatch(/@import|url\((?!#)|src="http/)
  const ids = [...html.matchAll(/<marker id="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

describe('a document', () => {
  const render = (markdown: string, sourceUrl?: string) =>
    renderMarkdown('docs/operations/install.md', markdown, { pages: new Set(PAGES), sourceUrl })

  it('keeps code as it is', () => {
    const { html } = render('```\nnpm run build -- <folder>\n```')
    expect(html).toContain('<pre><code>npm run build -- &lt;folder&gt;\n</code></pre>')
  })

  it('links to sources only if it is said where they can be read', () => {
    const markdown = '[the image](../../deploy/Containerfile)'
    expect(render(markdown).html).toBe('<p>the image</p>')
    expect(render(markdown, 'https://git.example.org/mc/').html).toContain(
      'href="https://git.example.org/mc/deploy/Containerfile"',
    )
  })

  it('is refused if it refers to a file that does not exist', () => {
    expect(() => render('[away](away.md)')).toThrow(
      'docs/operations/install.md refers to away.md, which does not exist.',
    )
  })

  it('gives equal headings different addresses', () => {
    expect(render('# Set up\n\n## Check\n\n## Check\n').sections.map(({ id }) => id)).toEqual([
      'set-up',
      'check',
      'check-1',
    ])
  })
})
