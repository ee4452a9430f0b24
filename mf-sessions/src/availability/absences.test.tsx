import {
  getAvailability,
  saveAvailability,
  type StoredAvailability,
} from '@mentor-connect/contract/mentoring/sessions/availability'
import { getMeetings, type Meeting } from '@mentor-connect/contract/mentoring/sessions/meetings'
import type { Absence } from '@mentor-connect/contract/mentoring/sessions/absences'
import { daysAfter, localDay } from '@mentor-connect/contract/rules/localDay'
import { getBusyCalendars } from '@mentor-connect/contract/mentoring/busyCalendars'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'

const ZONE = 'Asia/Kolkata'
const fakeApi = () => new FakeApi().answers(getBusyCalendars, { calendars: [], conflicts: [] })
const HOURS: StoredAvailability = {
  timeZone: ZONE,
  weekly: [],
  days: [],
  absences: [],
  kinds: [],
  meetingUrl: '',
  version: '2026-11-20T08:30:00.000Z',
}
const day = (days: number) => daysAfter(localDay(new Date(), ZONE), days)
const absence = (from: number, to: number): Absence => ({ from: day(from), to: day(to) })
/**
 * A session a given number of days ahead, just after midnight in India, when the date in UTC is still the day before.
 */
const meeting = (id: string, days: number): Meeting => ({
  id,
  title: 'Career talk',
  state: 'booked',
  revision: 0,
  partner: { id: 'l1', name: 'Asha' },
  start: `${day(days - 1)}T19:00:00.000Z`,
  end: `${day(days - 1)}T19:30:00.000Z`,
})
const page = (meetings: Meeting[], totalPages = 1) => ({
  meetings,
  pagination: { page: 1, limit: 50, totalItems: meetings.length, totalPages },
})

async function open(absences: Absence[], booked = page([]), locale: 'en' | 'hi' = 'en') {
  const api = fakeApi()
    .answers(getAvailability, { ...HOURS, absences })
    .answers(saveAvailability, HOURS)
    .answers(getMeetings, booked)
  const at = { mount: '/mentor/sessions', session: signedIn(aMentor()), locale }
  const { user } = await renderRoute(routes, '/mentor/sessions/hours', at)
  const name = locale === 'en' ? 'Absences' : 'छुट्टियाँ'
  const card = within(await screen.findByRole('region', { name }))
  const add = async (from: string, to: string) => {
    const [first, last] = locale === 'en' ? ['First day', 'Last day'] : ['पहला दिन', 'आख़िरी दिन']
    if (from) await user.type(card.getByLabelText(first), from)
    if (to) await user.type(card.getByLabelText(last), to)
    await user.click(card.getByRole('button', { name: locale === 'en' ? 'Add an absence' : 'छुट्टी जोड़ें' }))
  }
  return { api, user, card, add }
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('an absence is added in order, saved, and removing it leaves the focus in the card', async () => {
  const { api, user, card, add } = await open([absence(40, 50)])
  await add(day(3), day(20))
  expect(card.getByLabelText('First day')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.received(saveAvailability)).toHaveLength(1))
  expect(api.received(saveAvailability)[0]?.body).toMatchObject({
    absences: [absence(3, 20), absence(40, 50)],
  })
  await user.click(card.getAllByRole('button', { name: /^Remove/ })[0]!)
  expect(card.getByLabelText('First day')).toHaveFocus()
  expect(card.getAllByRole('listitem')).toHaveLength(1)
})

test('a single day is named once', async () => {
  const { card } = await open([{ from: '2099-01-05', to: '2099-01-05' }])
  expect(card.getByText('January 5, 2099')).toBeVisible()
})

test('it is added with the keyboard alone', async () => {
  const { user, card } = await open([])
  await user.type(card.getByLabelText('First day'), day(3))
  await user.tab()
  await user.keyboard(day(4))
  await user.tab()
  await user.keyboard('{Enter}')
  expect(card.getAllByRole('listitem')).toHaveLength(1)
})

test.each<[string, 'en' | 'hi', string, string, string, string]>([
  ['no day', 'en', '', '', 'First day', 'Choose a day.'],
  ['no last day', 'en', day(3), '', 'Last day', 'Choose a day.'],
  ['an end before the start', 'en', day(5), day(4), 'Last day', 'The last day must not be before the first.'],
  ['an end before the start', 'hi', day(5), day(4), 'आख़िरी दिन', 'आख़िरी दिन पहले दिन से पहले का नहीं हो सकता।'],
  ['more than a year', 'en', day(3), day(400), 'Last day', 'An absence can be at most a year long.'],
  [
    'overlapping days',
    'en',
    day(28),
    day(30),
    'First day',
    'Another absence is planned on one of these days',
  ],
  ['overlapping days', 'hi', day(28), day(30), 'पहला दिन', 'इनमें से किसी दिन पर पहले से छुट्टी जुड़ी है'],
  ['days in the past', 'en', day(-3), day(-2), 'First day', 'Choose days from today on'],
])('%s is refused next to its field, in %s', async (_, locale, from, to, label, text) => {
  const { card, add } = await open([absence(30, 31)], page([]), locale)
  await add(from, to)
  const field = card.getByLabelText(label)
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(expect.stringContaining(text))
  expect(card.getAllByRole('listitem')).toHaveLength(1)
})

test('dates that were filled in and not added are saved, too', async () => {
  const { api, user, card } = await open([])
  await user.type(card.getByLabelText('First day'), day(3))
  expect(screen.getByText('Unsaved changes')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(card.getByLabelText('Last day')).toHaveFocus()
  expect(api.received(saveAvailability)).toEqual([])
  await user.keyboard(`${day(4)}{Enter}`)
  await waitFor(() => expect(api.received(saveAvailability)).toHaveLength(1))
  expect(api.received(saveAvailability)[0]?.body).toMatchObject({ absences: [absence(3, 4)] })
  expect(card.getAllByRole('listitem')).toHaveLength(1)
})

test('an absence that could not be saved stays in the list, as an unsaved change', async () => {
  const { api, user, card } = await open([])
  api.isUnreachable(saveAvailability)
  await user.type(card.getByLabelText('First day'), day(3))
  await user.type(card.getByLabelText('Last day'), day(4))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(card.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText('Unsaved changes')).toBeVisible()
})

test('an error goes once it is corrected', async () => {
  const { user, card, add } = await open([])
  await add(day(5), day(4))
  await user.clear(card.getByLabelText('Last day'))
  await user.type(card.getByLabelText('Last day'), day(6))
  expect(card.getByLabelText('Last day')).toBeValid()
  expect(card.queryByRole('alert')).toBeNull()
})

test('no more than twenty are planned', async () => {
  const { card, add } = await open(Array.from({ length: 20 }, (_, n) => absence(n, n)))
  await add(day(30), day(31))
  expect(card.getByText(/at most 20 absences/)).toBeVisible()
})

test.each([
  ['en', /^2 sessions are booked on these days/],
  ['hi', /^इन दिनों 2 सेशन बुक हैं/],
] as const)('before it is saved, one sees which sessions are booked in it, in %s', async (locale, text) => {
  const all = [meeting('m1', 2), meeting('m2', 3), meeting('m3', 5), meeting('m4', 6)]
  const { card, add } = await open([], page(all), locale)
  await add(day(3), day(5))
  expect(await card.findByText(text)).toBeVisible()
  const links = card.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/mentor/sessions/m2', '/mentor/sessions/m3'])
})

test('sessions that were not read are not said to be missing', async () => {
  const { card } = await open([absence(2, 4), absence(8, 9)], page([meeting('m1', 3), meeting('m2', 6)], 2))
  expect(await card.findByText(/^1 session is booked/)).toBeVisible()
  expect(card.getAllByText('There may be other sessions on these days.')).toHaveLength(1)
  expect(card.getByRole('link', { name: 'All sessions' })).toHaveAttribute('href', '/mentor/sessions')
})

test('many sessions lead to the list', async () => {
  const all = Array.from({ length: 7 }, (_, n) => meeting(`m${n}`, 3))
  const { card } = await open([absence(3, 4)], page(all))
  expect(await card.findByText(/^7 sessions are booked/)).toBeVisible()
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...[0, 1, 2, 3, 4].map((n) => `/mentor/sessions/m${n}`),
    '/mentor/sessions',
  ])
})

test('hours of a server that knows no absences are saved without them', async () => {
  const { absences: _, ...hours } = HOURS
  const api = fakeApi().answers(getAvailability, hours).answers(saveAvailability, hours)
  const at = { mount: '/mentor/sessions', session: signedIn(aMentor()) }
  const { user } = await renderRoute(routes, '/mentor/sessions/hours', at)
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.received(saveAvailability)).toHaveLength(1))
  expect(api.received(saveAvailability)[0]?.body).not.toHaveProperty('absences')
})
