import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(__dirname, '../../..')
const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  workspaces: string[]
}
const FOLDERS = [...new Set([...workspaces.map((name) => name.split('/')[0]!), 'deploy', 'docs'])]
/** Matches a path from the root of the repository in backticks. */
const PATH = new RegExp(`\`((?:${FOLDERS.join('|')})/[\\w./-]*)\``, 'g')
/** Placeholder for the number in the name of a future file. */
const PLACEHOLDER = 'NNN'
const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g

const textOf = (page: string) => readFileSync(join(ROOT, page), 'utf8')
const pagesIn = (folder: string) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))

const PAGES = [...pagesIn('.'), ...pagesIn('docs'), ...pagesIn('docs/domains'), ...pagesIn('docs/operations')]
/** Pages that name the files of the code that they describe. */
const OF_CODE = PAGES.filter((page) => !page.startsWith('docs/operations') && page !== 'CHANGELOG.md')

test.each(OF_CODE)('every file and folder that %s names exists', (page) => {
  const named = [...textOf(page).matchAll(PATH)].map(([, path]) => path!)
  const missing = named.filter((path) => !path.includes(PLACEHOLDER) && !existsSync(join(ROOT, path)))
  expect(missing).toEqual([])
})

test.each([...PAGES, ...pagesIn('docs/decisions'), ...pagesIn('examples')])(
  'every link of %s leads to a file, and to a heading in it',
  (page) => {
    const broken = [...textOf(page).matchAll(LINK)].filter(([, target, heading]) => {
      const file = target ? join(dirname(page), target) : page
      if (!existsSync(join(ROOT, file))) return true
      return heading !== undefined && !headingsOf(file).includes(heading)
    })
    expect(broken.map(([link]) => link)).toEqual([])
  },
)

/** The fragments with which links point to the headings of a page, as GitHub makes them. */
function headingsOf(page: string): string[] {
  return [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test('docs/domains/README.md lists every page of a domain', () => {
  const index = textOf('docs/domains/README.md')
  const pages = readdirSync(join(ROOT, 'docs/domains')).filter((name) => name !== 'README.md')
  expect(pages.filter((name) => !index.includes(`](${name})`))).toEqual([])
})

test.each(['README.md', 'docs/architecture.md', 'docs/teams.md', 'docs/domains/README.md'])(
  '%s names every area',
  (page) => {
    const areas = workspaces.filter((name) => name.startsWith('mf-'))
    expect(areas.filter((name) => !textOf(page).includes(name))).toEqual([])
  },
)

test.each(['README.md', 'docs/architecture.md'])('the diagram of %s has every area of the site', (page) => {
  const [, diagram] = /```mermaid\nflowchart([\s\S]*?)```/.exec(textOf(page))!
  const areas = workspaces.filter((name) => name.startsWith('mf-') && name !== 'mf-admin')
  expect(areas.filter((name) => !diagram!.includes(`[${name}`))).toEqual([])
})
