import { getSlots, type MentorSlots } from '@mentor-connect/contract/mentoring/sessions/availability'
import { getMentor } from '@mentor-connect/contract/mentoring/mentors'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { dayKey, firstOf } from '@mentor-connect/features/free-times'
import { FakeApi, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import routes from '../../routes'

const now = new Date()
/** Key of a date in the month that is `months` after the present one. */
const day = (months: number, date: number) =>
  dayKey(new Date(now.getFullYear(), now.getMonth() + months, date))
const longDate = (of: string, tag: string) =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(new Date(of))
const NONE: MentorSlots = {
  timeZone: 'Asia/Kolkata',
  booking: 'open',
  slots: [],
  kinds: [{ id: 'talk', title: 'Career talk', minutes: 30, horizonDays: 60 }],
}

function open(slots: MentorSlots, locale: 'en' | 'hi' = 'en') {
  new FakeApi().answers(getMentor, aMentor()).answers(getSlots, slots)
  const session = signedIn(aLearner())
  return renderRoute(routes, '/user/sessions/book/mentor-1', { mount: '/user/sessions', session, locale })
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test.each([
  ['en', (to: string) => `Away until ${longDate(to, 'en-US')}. No times are free this month.`],
  ['hi', (to: string) => `${longDate(to, 'hi-IN')} तक उपलब्ध नहीं। इस महीने कोई समय ख़ाली नहीं है।`],
] as const)('a month in which the mentor is away says until when, in %s', async (locale, text) => {
  const absence = { from: day(-1, 20), to: day(1, 12) }
  await open({ ...NONE, absence }, locale)
  expect(await screen.findByText(text(absence.to))).toBeVisible()
})

test('an absence ahead is shown with its first and last day', async () => {
  const absence = { from: day(1, 20), to: day(2, 2) }
  const { user } = await open({ ...NONE, absence })
  expect(await screen.findByText('No times are free this month.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  const [from, to] = [absence.from, absence.to].map((one) => longDate(one, 'en-US'))
  expect(await screen.findByText(new RegExp(`^Away from ${from} to ${to}\\.`))).toBeVisible()
})

test('a month with free times says nothing of it', async () => {
  const at = new Date(firstOf(now, 1).getTime() - HOUR_MS)
  const slot = { start: at.toISOString(), end: new Date(at.getTime() + 1_800_000).toISOString() }
  await open({ ...NONE, slots: [slot], absence: { from: day(0, 1), to: day(0, 20) } })
  expect(await screen.findByRole('button', { name: /: 1 free time$/ })).toBeVisible()
  expect(screen.queryByText(/^Away/)).toBeNull()
})
