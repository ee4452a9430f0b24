import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'

export interface Group {
  title: string
  /** Sentence of the start page that says what the group is for. */
  about: string
  /** Files of the pages, below the root of the repository. The first one introduces the others. */
  pages: string[]
}

const OPERATIONS = 'docs/operations'
const DOMAINS = 'docs/domains'
const DECISIONS = 'docs/decisions'

/** Pages of `docs` that belong to the group for teams. Every other page of `docs` is about the project. */
const FOR_TEAMS = ['teams', 'testing', 'commands', 'architecture', 'protocol', 'glossary'].map(inDocs)
const FOR_OPERATORS = ['configuration', 'performance'].map(inDocs)

/** Returns the pages of the site, in groups, in the order of the navigation. */
export function groupsOfPages(): Group[] {
  const grouped = [...FOR_TEAMS, ...FOR_OPERATORS]
  const others = pagesIn('docs').filter((page) => !grouped.includes(page))
  return [
    {
      title: 'For teams',
      about: 'Change an area, test and release it, here or in a repository of your own.',
      pages: [FOR_TEAMS[0]!, 'CONTRIBUTING.md', ...FOR_TEAMS.slice(1), 'examples/README.md'],
    },
    {
      title: 'For operators',
      about: 'Install the product, watch it, keep it, and mend it.',
      pages: [...pagesIn(OPERATIONS), ...FOR_OPERATORS, 'SECURITY.md'],
    },
    {
      title: 'Domains',
      about: 'What each part of the product does, its rules, and where its code is.',
      pages: pagesIn(DOMAINS),
    },
    {
      title: 'Decisions',
      about: 'Choices that bind several domains, and their reasons.',
      pages: pagesIn(DECISIONS),
    },
    {
      title: 'About the project',
      about: 'What it is, what has changed, and what is known to be missing.',
      pages: ['README.md', 'CHANGELOG.md', ...others],
    },
  ]
}

function inDocs(name: string): string {
  return `docs/${name}.md`
}

/** Returns the Markdown files of a folder, with its overview first. */
function pagesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .sort((a, b) => Number(b === 'README.md') - Number(a === 'README.md') || a.localeCompare(b))
    .map((name) => posix.join(folder, name))
}

/**
 * Page → its address. Listed are the pages whose usual address is that of the start page or of another page.
 */
const ADDRESSES: Record<string, string> = {
  'README.md': 'project.html',
  'examples/README.md': 'examples.html',
}

/** Address of a page in the site: `docs/operations/README.md` is `operations/index.html`. */
export function addressOf(page: string): string {
  const name = page.replace(/^docs\//, '').replace(/README\.md$/, 'index.md')
  return ADDRESSES[page] ?? name.toLowerCase().replace(/\.md$/, '.html')
}
