import searches from '../../../demo/searches.json'
import { testApp, type TestApp } from '../../testing/testApp'
import { seed } from './seed'

// Tries some of the searches in `server/demo/searches.json` on the demo catalogue.

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await seed(t.db, {
    clock: () => new Date('2026-11-20T08:30:00.000Z'),
    files: t.files,
    hashPassword: async () => 'hash',
  })
})
afterAll(() => t.close())

async function search(query: string, more = '') {
  const reply = await t.app.inject({
    url: `/resource/get-resources?q=${encodeURIComponent(query)}${more}`,
  })
  const { resources, widened } = reply.json().data
  const found = resources as { _id: string; language: string }[]
  return { ids: found.map(({ _id }) => _id), languages: found.map(({ language }) => language), widened }
}

/**
 * The first searches are all tried: misspellings, the other script, another form of a word, a synonym, and the
 * title of a lesson.
 */
const FIRST = 9
const EVERY = 6

it.each(searches.filter((_, index) => index < FIRST || index % EVERY === 0))(
  '“$query” finds its course on the first page',
  async ({ query, wanted, unwanted = [] }) => {
    const { ids } = await search(query)
    expect(ids).toEqual(expect.arrayContaining(wanted))
    for (const id of unwanted) expect(ids).not.toContain(id)
  },
)

it('says what was searched for, if no course has the words as they were typed', async () => {
  const { widened } = await search('pyhton')
  expect(widened).toEqual({ searchedFor: 'Python', exact: 0 })
  expect((await search('python')).widened).toBeUndefined()
})

it('lists courses with the word as it was typed before similar ones', async () => {
  const { ids, widened } = await search('बैंक')
  // The first course contains the searched word, the second one only its English translation, in "Banks: IBPS".
  expect(ids[0]).toBe('money-basics-hi')
  expect(ids).toContain('finding-government-jobs')
  expect(widened.exact).toBeGreaterThan(0)
})

it('sorts by relevance unless another order is chosen: the title counts more than a lesson', async () => {
  const { ids } = await search('python')
  expect(ids[0]).toBe('python-first-steps')
  expect(ids.indexOf('data-analysis-with-pandas')).toBeGreaterThan(0)
})

it('lists a course in the language of the reader first, other things being equal', async () => {
  const mixed = await search('skills')
  expect(mixed.languages).toContain('en')
  const { languages } = await search('skills', '&languageFirst=hi')
  expect(languages.slice(0, 3)).toEqual(['hi', 'hi', 'hi'])
})

it('finds within a subject and a language only', async () => {
  expect((await search('pyhton', '&language=hi')).ids).toEqual(['hindi-mein-python'])
  expect((await search('pyhton', '&domain=Career')).ids).toEqual(['data-analysis-with-pandas'])
})

it.each(['', ' ', '%', '"', 'a" OR "b', "'); drop table courses; --", '☃', 'के की का', 'x'.repeat(100)])(
  'a search for %j is answered',
  async (query) => {
    const reply = await t.app.inject({ url: `/resource/get-resources?q=${encodeURIComponent(query)}` })
    expect(reply.statusCode).toBe(200)
  },
)
