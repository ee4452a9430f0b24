import type { MentorPage } from '@mentor-connect/contract/mentoring/mentorDirectory'
import { topicsOf } from '@mentor-connect/contract/mentoring/mentorTopics'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertMentor } from '../../courses/catalogue/testing/insertCourse'
import { replaceMentorList } from '../../accounts/people/mentorAccount.repo'
import { indexMentor } from '../../accounts/people/mentorSearch.repo'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await listed('asha', { domains: ['Python'], languages: ['hi', 'en'], experience: 3, reply_rank: 2 })
  await listed('bina', {
    domains: ['Data Science', 'Python'],
    languages: ['mr'],
    experience: 9,
    reply_rank: 4,
  })
  await listed('chetan', { domains: ['Knitting'], languages: ['hi'], experience: 12, reply_rank: 1 })
  await listed('deepa', { domains: ['Python'], status: 'inactive' })
  await t.db
    .updateTable('mentors')
    .set({ next_slot_at: '2026-11-22T09:00:00.000Z' })
    .where('id', '=', 'bina')
    .execute()
  // The time is past: since it was stored, the mentor has had no free time.
  await t.db
    .updateTable('mentors')
    .set({ next_slot_at: '2026-11-19T09:00:00.000Z' })
    .where('id', '=', 'chetan')
    .execute()
})
afterAll(() => t.close())

interface Parts {
  domains: string[]
  languages?: string[]
  experience?: number
  reply_rank?: number
  status?: 'active' | 'inactive'
}

async function listed(id: string, { domains, languages = [], status, ...columns }: Parts) {
  await insertMentor(t.db, { id, name: id, status })
  const told = {
    headline: `Hello from ${id}`,
    story: 'x'.repeat(50),
    hides_email: 0,
    hides_mobile: 0,
  } as const
  await t.db
    .updateTable('mentors')
    .set({ ...told, ...columns })
    .where('id', '=', id)
    .execute()
  await replaceMentorList(t.db, 'mentor_domains', id, domains)
  await replaceMentorList(t.db, 'mentor_topics', id, topicsOf(domains))
  await replaceMentorList(t.db, 'mentor_languages', id, languages)
  await indexMentor(t.db, id)
}

const ask = async (query = '') => t.app.inject({ url: `/mentors?${query}` })
const page = async (query = '') => (await ask(query)).json().data as MentorPage
const names = async (query = '') => (await page(query)).mentors.map(({ name }) => name)

it.each([
  ['', ['chetan', 'asha', 'bina']],
  ['sort=experience', ['chetan', 'bina', 'asha']],
  ['sort=name', ['asha', 'bina', 'chetan']],
  ['domain=Python', ['asha', 'bina']],
  ['domain=पायथन', ['asha', 'bina']],
  // The subject is broader than Python.
  ['domain=Programming', ['asha', 'bina']],
  ['domain=Knitting', ['chetan']],
  ['language=hi', ['chetan', 'asha']],
  ['experience=9', ['chetan', 'bina']],
  ['free=week', ['bina']],
  ['q=पायथन', ['asha', 'bina']],
  ['q=HELLO%20knit', ['chetan']],
  ['q=%25', []],
  [`q=${encodeURIComponent('"hello"/(knit)')}`, ['chetan']],
  [`q=${encodeURIComponent('knit-hello,')}`, ['chetan']],
  ['domain=Python&language=mr', ['bina']],
  ['limit=2&page=2', ['bina']],
  ['limit=2&page=9', ['bina']],
])('?%s finds the active mentors who match', async (query, expected) => {
  expect(await names(query)).toEqual(expected)
})

it('puts first who teaches most of the wanted subjects', async () => {
  expect(await names('wanted=python,data-science')).toEqual(['bina', 'asha', 'chetan'])
  expect(await names('wanted=python')).toEqual(['asha', 'bina', 'chetan'])
})

it('puts first who speaks the language of the reader, whatever the subjects', async () => {
  expect(await names('languageFirst=mr')).toEqual(['bina', 'chetan', 'asha'])
  expect(await names('languageFirst=hi&wanted=python,data-science')).toEqual(['asha', 'chetan', 'bina'])
  expect(await names('languageFirst=mr&sort=name')).toEqual(['asha', 'bina', 'chetan'])
})

it('says which filter to give up if nobody is found', async () => {
  const { mentors, pagination, without } = await page('domain=Knitting&language=mr&experience=5')
  expect([mentors, pagination.totalItems]).toEqual([[], 0])
  expect(without).toEqual([
    { filter: 'domain', mentors: 1 },
    { filter: 'language', mentors: 1 },
  ])
  expect((await page()).without).toEqual([])
})

it('has neither stories nor contact data, for anybody', async () => {
  const { body } = await ask()
  for (const hidden of ['story', 'email', 'mobile', 'example.org', '9000000001'])
    expect(body).not.toContain(hidden)
  expect(body).toContain('Hello from asha')
})

it('counts the mentors of each subject', async () => {
  expect((await t.app.inject({ url: '/mentors/topics' })).json().data).toEqual([
    { domain: 'Data Science', mentors: 1 },
    { domain: 'Python', mentors: 2 },
  ])
})

it.each(['wanted=%27;--', 'wanted=a,', 'experience=-1', 'free=now', 'sort=height', `q=${'x'.repeat(101)}`])(
  'refuses ?%s',
  async (query) => {
    expect((await ask(query)).json()).toMatchObject({ code: 'invalid_input' })
  },
)

it('says who offers sessions, and when the next free time is', async () => {
  const availability = { time_zone: 'Asia/Kolkata', weekly: '[]', days: '[]', meeting_url: '' }
  await t.db
    .insertInto('mentor_availability')
    .values(
      [
        { mentor_id: 'bina', kinds: '[{"id":"k"}]' },
        { mentor_id: 'chetan', kinds: '[{"id":"k"}]' },
        { mentor_id: 'asha', kinds: '[]' },
      ].map((row) => ({ ...availability, ...row, updated_at: t.clock().toISOString() })),
    )
    .execute()
  const { data } = (await t.app.inject('/mentors?sort=name')).json() as { data: MentorPage }
  expect(data.mentors.map(({ name, sessions, nextFreeAt }) => [name, sessions, nextFreeAt])).toEqual([
    ['asha', 'none', undefined],
    ['bina', 'offered', '2026-11-22T09:00:00.000Z'],
    // The time is past: since it was stored, the mentor has had no free time.
    ['chetan', 'offered', undefined],
  ])
})
