import { GRAMMARS, filledWith } from './grammars'

export interface Attack {
  method?: 'GET'
  url: string
  headers?: Record<string, string>
  payload?: string
}

const MARKDOWN_BYTES = 256 * 1024
const SEARCH_LENGTH = 100

/** Requests with every token that our parsers know, repeated up to the maximum length. */
export function grammarAttacks(cookie: string): Record<string, Attack> {
  return Object.fromEntries([...markdownAttacks(cookie), ...searches()])
}

function markdownAttacks(cookie: string): [string, Attack][] {
  const before = { blocks: [] }
  const read = (markdown: string): Attack => ({
    url: '/resource/lesson-from-markdown',
    headers: { cookie },
    payload: JSON.stringify({ markdown, before }),
  })
  const ofBytes = (unit: string) => unit.repeat(Math.floor(MARKDOWN_BYTES / Buffer.byteLength(unit)))
  const tokens = GRAMMARS.markdown!.map((unit): [string, Attack] => [
    `Markdown of ${JSON.stringify(unit)}`,
    read(ofBytes(unit)),
  ])
  const blocks = Array.from({ length: 45 }, (_, index) => ({
    id: `b${index}`,
    type: 'paragraph',
    content: [{ text: '*_['.repeat(1600) }],
  }))
  const write: Attack = {
    url: '/resource/lesson-to-markdown',
    headers: { cookie },
    payload: JSON.stringify({ body: { blocks } }),
  }
  return [...tokens, ['a long lesson as Markdown', write]]
}

const PLACES = {
  'the catalogue': '/resource/get-resources',
  suggestions: '/resource/get-suggestions',
  mentors: '/mentors',
}

function searches(): [string, Attack][] {
  return Object.entries(PLACES).flatMap(([place, url]) =>
    [...GRAMMARS.search!, ...GRAMMARS.letters!].map((unit): [string, Attack] => [
      `a search of ${place} for ${JSON.stringify(unit)}`,
      { method: 'GET', url: `${url}?q=${encodeURIComponent(filledWith(unit, SEARCH_LENGTH))}` },
    ]),
  )
}

const BAIT = 24
const BAIT_TITLE = 45
const about = (text: string) => ({ title: text.slice(0, BAIT_TITLE), description: text.slice(0, 90) })

/**
 * Requests that create courses with repetitive titles and lessons, which the searches of visitors are compared with.
 */
export function baitCourses({ id, cookie }: { id: string; cookie: string }): Attack[] {
  const titles = ['x', 'ab', 'aab'].map((unit) => filledWith(unit, 100))
  return Array.from({ length: BAIT }, (_, index): Attack => {
    const title = titles[index % titles.length]!
    const lessons = Array.from({ length: 50 }, () => ({ title, type: 'link', url: 'https://example.org/' }))
    const modules = Array.from({ length: 6 }, () => ({ name: 'Module', lessons }))
    return {
      url: '/resource/add-resource',
      headers: { cookie },
      payload: JSON.stringify({ ...about(title), domain: ['Career'], mentorId: id, modules }),
    }
  })
}
