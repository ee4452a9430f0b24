import type { Bilingual, Career } from '@mentor-connect/contract/learning/careers'
import { CAREER_CHECK_MONTHS, CAREER_IDS } from '@mentor-connect/contract/learning/careerFields'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { SUBJECT_ROWS } from '@mentor-connect/contract/courses/subjectData'
import { testApp, type TestApp } from '../../testing/testApp'

let t: TestApp

beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const read = async (path: string) => (await t.app.inject(path)).json().data

/** All texts of a career. */
const textsOf = ({ names, summary, route, exams, day, skills, outlook }: Career): Bilingual[] => [
  names,
  summary,
  route,
  day,
  skills,
  outlook,
  ...(exams ? [exams] : []),
]

it('lists every career once, in the order of their fields', async () => {
  const careers: Career[] = await read('/careers')
  expect(careers.map(({ id }) => id)).toEqual(CAREER_IDS)
  expect(new Set(CAREER_IDS).size).toBe(CAREER_IDS.length)
})

it.each(CAREER_IDS)('%s is described in both languages', async (id) => {
  const career: Career = await read(`/careers/${id}`)
  for (const { en, hi } of textsOf(career)) {
    expect(en).toMatch(/[a-z]/i)
    expect(hi).toMatch(/\p{Script=Devanagari}/u)
  }
  expect(career.code).toMatch(/^\d{4}(\.\d{4})?$/)
  expect(career.source.url).toMatch(/^https:/)
  for (const subject of career.subjects) expect(SUBJECT_ROWS.map(([known]) => known)).toContain(subject)
})

it('repeats no text', async () => {
  const texts: string[] = []
  for (const id of CAREER_IDS)
    for (const { en, hi } of textsOf(await read(`/careers/${id}`))) texts.push(en, hi)
  expect(new Set(texts).size).toBe(texts.length)
})

it('knows no other ids', async () => {
  expect((await t.app.inject('/careers/astronaut')).statusCode).toBe(400)
})

it('says when it was last checked more than a year ago', async () => {
  const { checkedOn, isOutdated }: Career = await read('/careers/nurse')
  expect(isOutdated).toBe(false)
  const days = (Date.parse(`${checkedOn}-28T00:00:00Z`) - t.clock().getTime()) / DAY_MS
  t.clock.advance((days + CAREER_CHECK_MONTHS * 31 + 5) * DAY_MS)
  expect(await read('/careers/nurse')).toMatchObject({ isOutdated: true })
})
