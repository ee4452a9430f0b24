import type { CoursePage } from '@mentor-connect/contract/courses/courses'
import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { PAGE_SIZE } from '@mentor-connect/contract/rules/limits'
import { authoringRequests, link } from '../authoring/testing/authoringRequests'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from './testing/insertCourse'

let t: TestApp
beforeEach(async () => {
  t = await testApp()
})
afterEach(() => t.close())

const pageOf = async (query = '') =>
  (await t.app.inject(`/resource/get-resources?${query}`)).json().data as CoursePage
const idsOf = async (query?: string) => (await pageOf(query)).resources.map(({ _id }) => _id)
const pagesOf = async (limit: number, query = '') => {
  const { pagination } = await pageOf(`limit=${limit}&${query}`)
  const pages = Array.from({ length: pagination.totalPages }, (_, index) => index + 1)
  return Promise.all(pages.map((page) => idsOf(`limit=${limit}&page=${page}&${query}`)))
}

describe('a catalogue of both formats', () => {
  const COMPLETE = 13
  const LINKS = 7
  const completes = Array.from({ length: COMPLETE }, (_, index) => `complete-${COMPLETE - index}`)
  const links = Array.from({ length: LINKS }, (_, index) => `links-${LINKS - index}`)

  // Every collection of links is newer than every complete course.
  beforeEach(async () => {
    await insertMentor(t.db)
    const at = (month: number, day: number) => new Date(Date.UTC(2026, month, day)).toISOString()
    for (const [index, id] of completes.toReversed().entries())
      await insertCourse(t.db, {
        id,
        format: 'complete',
        language: index % 2 ? 'hi' : 'en',
        domains: index === 4 ? ['Music'] : [],
        createdAt: at(0, index + 1),
      })
    for (const [index, id] of links.toReversed().entries())
      await insertCourse(t.db, {
        id,
        language: index % 2 ? 'hi' : 'en',
        domains: index > 4 ? ['Music'] : [],
        createdAt: at(1, index + 1),
      })
  })

  it('begins with the complete courses, and the first page keeps three places for the newest links', async () => {
    const expected = [
      ...completes.slice(0, 6),
      ...links.slice(0, 3),
      ...completes.slice(6),
      ...links.slice(3),
    ]
    for (const limit of [1, 4, PAGE_SIZE, 50]) expect((await pagesOf(limit)).flat()).toEqual(expected)
    expect(await pagesOf(PAGE_SIZE, 'sort=complete')).toEqual(await pagesOf(PAGE_SIZE))
    expect((await pageOf()).pagination.totalItems).toBe(COMPLETE + LINKS)
  })

  it('has each course once while courses come and go between two pages', async () => {
    const [first] = await pagesOf(PAGE_SIZE)
    await t.db.updateTable('courses').set({ status: 'archived' }).where('id', '=', links[0]!).execute()
    const others = (await pagesOf(PAGE_SIZE)).flat()
    expect(new Set(others).size).toBe(others.length)
    expect(others).toHaveLength(COMPLETE + LINKS - 1)
    expect(first).toContain(links[0])
  })

  it.each([
    ['of one subject', 'domain=Music', ['complete-5', 'links-7', 'links-6']],
    ['that match a search sorted so', 'q=sample&sort=complete&limit=50', [...completes, ...links]],
    ['of one mentor', undefined, [...completes, ...links]],
  ])('lists the complete courses first %s', async (_, query, expected) => {
    const { data } = query
      ? { data: await pageOf(query) }
      : (await t.app.inject('/resource/get-resources-by-mentor/mentor-1?limit=50')).json()
    expect(data.resources.map(({ _id }: { _id: string }) => _id)).toEqual(expected)
  })

  it('lists the complete courses first in one language, and within the language that comes first', async () => {
    const isHindi = (id: string) => Number(id.split('-')[1]) % 2 === 0
    const hindi = [...completes, ...links].filter(isHindi)
    const others = [...completes, ...links].filter((id) => !isHindi(id))
    expect((await pagesOf(4, 'language=hi')).flat()).toEqual(hindi)
    expect((await pagesOf(4, 'languageFirst=hi')).flat()).toEqual([...hindi, ...others])
  })

  it('is in the order that a person chooses', async () => {
    expect(await idsOf('sort=newest&limit=50')).toEqual([...links, ...completes])
  })
})

describe('the format of a course', () => {
  let mentor: SignedIn<Mentor>
  let learner: SignedIn<Learner>
  beforeEach(async () => {
    mentor = await signedInMentor(t)
    learner = await signedInLearner(t)
  })
  const { add, update } = authoringRequests(() => ({ t, mentor, learner }))
  const here = { title: 'Dough', type: 'link', url: '', kind: 'text' }
  const lessons = (linked: number, own: number) => [
    { name: 'First', lessons: [...Array<object>(linked).fill(link('A')), ...Array<object>(own).fill(here)] },
  ]

  it.each([
    [4, 0, 'links'],
    [3, 1, 'links'],
    [2, 2, 'complete'],
    [0, 4, 'complete'],
  ])('with %i links and %i lessons that are learned here is %s', async (linked, own, format) => {
    const { _id } = await add({ modules: lessons(linked, own), status: 'draft' })
    const read = await t.app.inject({ url: `/resource/get-own-resource/${_id}`, headers: mentor.headers })
    expect(read.json().data.format).toBe(format)
  })

  it('and its place follow its lessons', async () => {
    const first = await add({ title: 'First', modules: lessons(1, 0) })
    t.clock.advance(1000)
    const second = await add({ title: 'Second', modules: lessons(2, 0) })
    expect(await idsOf()).toEqual([second._id, first._id])
    const changed = await update(first._id, { title: 'First', modules: lessons(1, 1) })
    expect(changed.json().data.format).toBe('complete')
    expect(await idsOf()).toEqual([first._id, second._id])
  })
})
