import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'

const FOLDER = join(ROOT, 'docs/decisions')
const FILES = readdirSync(FOLDER).filter((name) => name !== 'README.md')
const textOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

test.each(FILES)('%s has a number, a date, a status and the three sections', (name) => {
  const number = name.slice(0, 3)
  const [title, , line] = textOf(name).split('\n')
  expect(title).toMatch(new RegExp(`^# ${number} · \\S`))
  expect(line).toMatch(/^Date: \d{4}-\d{2}-\d{2} · Status: (proposed|accepted|superseded)( · |$)/)
  expect(textOf(name).match(/^## (Context|Decision|Consequences)$/gm)).toEqual([
    '## Context',
    '## Decision',
    '## Consequences',
  ])
})

test('numbers are unique', () => {
  const numbers = FILES.map((name) => name.slice(0, 3))
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('the index has a line for each decision, with its title', () => {
  const listed = [...textOf('README.md').matchAll(/^- \[(\d{3})\]\((.+)\) (.+)$/gm)].map(
    ([, number, name, title]) => `${name}: ${number} · ${title}`,
  )
  const titles = FILES.map((name) => `${name}: ${textOf(name).split('\n')[0]!.slice(2)}`)
  expect(listed.sort()).toEqual(titles.sort())
})

test('a superseded decision refers back to the one that supersedes it', () => {
  for (const name of FILES) {
    const line = textOf(name).split('\n')[2]!
    const superseded = /Supersedes: (.*?)( · |$)/.exec(line)?.[1] ?? ''
    for (const [, target] of superseded.matchAll(/\]\(([^)]+)\)/g))
      expect(textOf(target!).split('\n')[2]).toContain(`(${name})`)
  }
})

const citations = execFileSync(
  'git',
  ['grep', '-hoE', 'ADRs? [0-9]{3}|decisions/[0-9]{3}[a-z-]*\\.md', '--', ':!*/CHANGELOG.md'],
  { cwd: ROOT, encoding: 'utf8' },
)

test.each([...new Set(citations.trim().split('\n'))])('%s, which is cited somewhere, exists', (citation) => {
  const number = /\d{3}/.exec(citation)![0]
  expect(FILES.map((name) => name.slice(0, 3))).toContain(number)
  if (citation.endsWith('.md')) expect(existsSync(join(ROOT, 'docs', citation))).toBe(true)
})

test('the topics of the index are the pages of the domains', () => {
  const topics = [...textOf('README.md').matchAll(/^## (.+)$/gm)].flatMap(([, topic]) =>
    topic!.toLowerCase().split(' and '),
  )
  const pages = readdirSync(join(ROOT, 'docs/domains')).filter((name) => name !== 'README.md')
  expect(topics.map((topic) => `${topic}.md`).sort()).toEqual(pages.sort())
})
