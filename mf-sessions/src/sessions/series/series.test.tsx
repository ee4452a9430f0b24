import { getSlots, type MentorSlots } from '@mentor-connect/contract/mentoring/sessions/availability'
import { getMeetingRecord } from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import {
  getMeeting,
  getMeetings,
  type MeetingDetails,
} from '@mentor-connect/contract/mentoring/sessions/meetings'
import {
  bookSeries,
  endSeries,
  getSeries,
  previewSeries,
  type Series,
  type SeriesDate,
} from '@mentor-connect/contract/mentoring/sessions/series'
import { getMentor } from '@mentor-connect/contract/mentoring/mentors'
import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { FakeApi, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../../routes'

const first = new Date(Date.now() + DAY_MS)
first.setHours(12, 0, 0, 0)
/** A slot of half an hour in a week of the series, from 0, that begins `hours` after the usual time. */
function slot(week: number, hours = 0) {
  const start = new Date(first.getFullYear(), first.getMonth(), first.getDate() + 7 * week, 12 + hours)
  return { start: start.toISOString(), end: new Date(start.getTime() + HOUR_MS / 2).toISOString() }
}
const date = (week: number, parts: Partial<SeriesDate> = {}): SeriesDate => ({
  ...slot(week),
  state: 'free',
  near: [],
  ...parts,
})
const DATES = [
  date(0),
  date(1, { state: 'taken', near: [slot(1, 2)] }),
  date(2, { state: 'closed' }),
  date(3),
]
const { span, weekdayDay } = dateFormats('en')
/** A text without the protected spaces of times, as it is found in the page. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const spanOf = ({ start, end }: { start: string; end: string }) => span(start, end)

const SLOTS: MentorSlots = {
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  booking: 'open',
  mayRepeat: true,
  kinds: [{ id: 'talk', title: 'Career talk', minutes: 30, horizonDays: 30 }],
  slots: [slot(0)],
}
const aSeries = (parts: Partial<Series> = {}): Series => ({
  id: 's1',
  mentorId: 'mentor-1',
  title: 'Career talk',
  partner: { id: 'mentor-1', name: 'Ravi Iyer' },
  sessions: [0, 1, 2].map((week) => ({
    id: `m${week}`,
    number: week + 1,
    ...slot(week),
    state: 'booked',
    revision: week,
  })),
  isOpen: true,
  ...parts,
})
const aMeeting = (week = 0, parts: Partial<MeetingDetails> = {}): MeetingDetails => ({
  id: `m${week}`,
  title: 'Career talk',
  ...slot(week),
  state: 'booked',
  revision: week,
  partner: { id: 'mentor-1', name: 'Ravi Iyer' },
  mentorId: 'mentor-1',
  kindId: 'talk',
  topic: '',
  hasPlace: true,
  series: { id: 's1', number: week + 1, of: 3 },
  ...parts,
})
const RECORD = {
  notes: { version: 0, text: '', items: [] },
  feedback: { isOpen: false, until: slot(0).end },
  attendance: { isOpen: false, until: slot(0).end },
}
const PAGE = { page: 1, limit: 10, totalItems: 3, totalPages: 1 }

const open = (address: string, locale: 'en' | 'hi' = 'en', session = signedIn(aLearner())) =>
  renderRoute(routes, address, { mount: address.split('/').slice(0, 3).join('/'), session, locale })
const bookingApi = (dates = DATES) =>
  new FakeApi()
    .answers(getMentor, aMentor())
    .answers(getSlots, SLOTS)
    .answers(previewSeries, { timeZone: SLOTS.timeZone, dates })
    .answers(getMeeting, aMeeting())
    .answers(getMeetingRecord, RECORD)
    .answers(getSeries, aSeries())

/** Opens the page with the time in its address, repeats it weekly and looks at the dates. */
async function seeDates() {
  const view = await open(`/user/sessions/book/mentor-1?kind=talk&start=${slot(0).start}`)
  await view.user.click(await screen.findByRole('checkbox', { name: /^Repeat weekly/ }))
  await view.user.click(screen.getByRole('button', { name: /^See all dates: / }))
  await screen.findByRole('checkbox', { name: spanOf(slot(0)) })
  return view
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('all dates are seen before they are booked, with what is free instead', async () => {
  const api = bookingApi().answers(bookSeries, aSeries())
  const { user, router } = await seeDates()
  expect(screen.getByRole('heading', { name: 'Dates of the series' })).toHaveFocus()
  expect(api.received(previewSeries)[0]?.query).toMatchObject({
    kind: 'talk',
    start: slot(0).start,
    weeks: 4,
  })
  expect(screen.getByText('Chosen: 2 of 4 dates.')).toBeVisible()
  expect(screen.getByText(plain(`${spanOf(slot(2))}: no sessions are offered at this time`))).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: /^Instead of / }), slot(1, 2).start)
  await user.click(screen.getByRole('checkbox', { name: spanOf(slot(3)) }))
  expect(api.received(bookSeries)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Book 2 sessions' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/sessions/m0'))
  expect(api.received(bookSeries)[0]?.body).toMatchObject({
    mentor: 'mentor-1',
    kindId: 'talk',
    starts: [slot(0).start, slot(1, 2).start],
  })
})

test('fewer than two dates cannot be booked, and one comes back to the times', async () => {
  const api = bookingApi()
  const { user } = await seeDates()
  await user.click(screen.getByRole('checkbox', { name: spanOf(slot(0)) }))
  expect(screen.getByText(/^Chosen: 1 of 4 dates\. A series has at least two sessions/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Book the sessions' }))
  expect(api.received(bookSeries)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Choose another time' }))
  expect(screen.queryByRole('heading', { name: 'Dates of the series' })).toBeNull()
  expect(screen.getByRole('button', { name: /^See all dates: / })).toBeVisible()
  expect(document.body).not.toHaveFocus()
})

test('a date that was taken meanwhile is said, and the dates are loaded again', async () => {
  const api = bookingApi().refuses(bookSeries, 409, 'slot_taken', undefined, {})
  const { user } = await seeDates()
  api.answers(previewSeries, {
    timeZone: SLOTS.timeZone,
    dates: [date(0, { state: 'taken' }), ...DATES.slice(1)],
  })
  await user.click(screen.getByRole('button', { name: 'Book 2 sessions' }))
  expect(await screen.findByText(/has just been taken, so nothing is booked/)).toBeVisible()
  expect(await screen.findByText(plain(`${spanOf(slot(0))}: this time is not free`))).toBeVisible()
  expect(screen.getByText(/^Chosen: 1 of 4 dates/)).toBeVisible()
})

test('who has no mentorship is not asked whether to repeat', async () => {
  new FakeApi()
    .answers(getMentor, aMentor())
    .answers(getSlots, { ...SLOTS, mayRepeat: undefined } as unknown as MentorSlots)
  await open(`/user/sessions/book/mentor-1?kind=talk&start=${slot(0).start}`)
  expect(await screen.findByRole('button', { name: /^Book: / })).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: /^Repeat weekly/ })).toBeNull()
})

test.each([
  ['en', 'Session 2 of 3', 'All sessions of the series', 'This session'],
  ['hi', '3 में से सेशन 2', 'हर हफ़्ते वाले सारे सेशन', 'यही सेशन'],
] as const)(
  'a session shows its place in the series and the others, in %s',
  async (locale, title, all, here) => {
    new FakeApi()
      .answers(getMeeting, aMeeting(1))
      .answers(getMeetingRecord, RECORD)
      .answers(getSeries, aSeries())
    const { user } = await open('/user/sessions/m1', locale)
    const card = within(await screen.findByRole('region', { name: title }))
    await user.click(await card.findByText(all))
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/user/sessions/m0',
      '/user/sessions/m2',
    ])
    expect(card.getByText(here).closest('li')).toHaveAttribute('aria-current', 'true')
  },
)

test('the rest is cancelled after a question that names it, and the focus stays in the card', async () => {
  const api = new FakeApi()
    .answers(getMeeting, aMeeting(1))
    .answers(getMeetingRecord, RECORD)
    .answers(getSeries, aSeries())
  const { user } = await open('/mentor/sessions/m1', 'en', signedIn(aMentor()))
  await user.click(await screen.findByRole('button', { name: 'Cancel the rest of the series' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(
    dialog.getByText(
      new RegExp(`3 sessions, from ${weekdayDay(slot(0).start)} to ${weekdayDay(slot(2).start)}`),
    ),
  ).toBeVisible()
  const ended = aSeries().sessions.map((one) => ({ ...one, state: 'cancelled' as const }))
  api.answers(endSeries, aSeries({ sessions: ended, isOpen: false }))
  await user.click(dialog.getByRole('button', { name: 'Cancel 3 sessions' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Session 2 of 3' })).toHaveFocus())
  expect(screen.queryByRole('button', { name: 'Cancel the rest of the series' })).toBeNull()
  expect(api.received(endSeries)[0]?.body).toEqual({
    sessions: [0, 1, 2].map((week) => ({ id: `m${week}`, revision: week })),
  })
})

test('if a session was moved meanwhile, nothing is cancelled and the series is loaded again', async () => {
  const api = new FakeApi()
    .answers(getMeeting, aMeeting(1))
    .answers(getMeetingRecord, RECORD)
    .answers(getSeries, aSeries())
    .refuses(endSeries, 409, 'session_changed')
  const { user } = await open('/user/sessions/m1')
  await user.click(await screen.findByRole('button', { name: 'Cancel the rest of the series' }))
  const before = api.received(getSeries).length
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel 3 sessions' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  await waitFor(() => expect(api.received(getSeries).length).toBeGreaterThan(before))
})

test('cancelling one session says that the others stay', async () => {
  new FakeApi()
    .answers(getMeeting, aMeeting(1))
    .answers(getMeetingRecord, RECORD)
    .answers(getSeries, aSeries())
  const { user } = await open('/user/sessions/m1')
  await user.click(await screen.findByRole('button', { name: 'Cancel session' }))
  expect(within(screen.getByRole('dialog')).getByText(/Only this session is cancelled/)).toBeVisible()
})

test('the list shows the first session of a series, and the dates of the others behind it', async () => {
  const single = aMeeting(0, { id: 'alone', series: undefined } as Partial<MeetingDetails>)
  const meetings = [aMeeting(0), single, aMeeting(1), aMeeting(2)]
  new FakeApi().answers(getMeetings, { meetings, pagination: PAGE })
  const { user } = await open('/user/sessions')
  expect(await screen.findByText(/weekly, 1 of 3/)).toBeVisible()
  const { dayMonth } = dateFormats('en')
  const summary = screen.getByText(
    `2 more sessions of this series: ${dayMonth(slot(1).start)}, ${dayMonth(slot(2).start)}`,
  )
  const link = (id: string) =>
    screen.getAllByRole('link').find((one) => one.getAttribute('href') === `/user/sessions/${id}`)
  expect(link('alone')).toBeVisible()
  for (const id of ['m1', 'm2']) expect(link(id)).not.toBeVisible()
  await user.click(summary)
  for (const id of ['m1', 'm2']) expect(link(id)).toBeVisible()
})
