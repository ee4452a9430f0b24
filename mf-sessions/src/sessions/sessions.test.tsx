import { getSlots } from '@mentor-connect/contract/mentoring/sessions/availability'
import {
  bookMeeting,
  cancelMeeting,
  getMeeting,
  getMeetings,
  moveMeeting,
  type MeetingDetails,
} from '@mentor-connect/contract/mentoring/sessions/meetings'
import { getMeetingRecord } from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import { getMentorships, type Mentorship } from '@mentor-connect/contract/mentoring/mentorships'
import { getMentor } from '@mentor-connect/contract/mentoring/mentors'
import { HOUR_MS, DAY_MS } from '@mentor-connect/contract/rules/durations'
import { FakeApi, aMentor, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'

const tomorrow = new Date(Date.now() + DAY_MS)
tomorrow.setHours(12, 0, 0, 0)
const START = tomorrow.toISOString()
const END = new Date(tomorrow.getTime() + HOUR_MS / 2).toISOString()
const aMeeting = (parts: Partial<MeetingDetails> = {}): MeetingDetails => ({
  id: 'm1',
  title: 'Career talk',
  start: START,
  end: END,
  state: 'booked',
  revision: 0,
  partner: { id: 'mentor-1', name: 'Ravi Iyer' },
  mentorId: 'mentor-1',
  kindId: 'talk',
  topic: 'My resume',
  hasPlace: true,
  partnerTimeZone: 'America/New_York',
  ...parts,
})
const RECORD = {
  notes: { version: 0, text: '', items: [] },
  feedback: { isOpen: false, until: END },
  attendance: { isOpen: false, until: END },
}
const SLOTS = {
  timeZone: 'Asia/Kolkata',
  kinds: [{ id: 'talk', title: 'Career talk', minutes: 30, horizonDays: 30 }],
  slots: [{ start: START, end: END }],
}

const open = (address: string, locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, address, { mount: '/user/sessions', session: signedIn(aLearner()), locale })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('the list leads to each session, and past ones are in the URL', async () => {
  const page = { page: 1, limit: 10, totalItems: 1, totalPages: 1 }
  new FakeApi().answers(getMeetings, { meetings: [aMeeting()], pagination: page })
  const { user, router } = await open('/user/sessions')
  const item = within(await screen.findByRole('listitem'))
  expect(item.getByRole('link')).toHaveAttribute('href', '/user/sessions/m1')
  await user.click(screen.getByRole('button', { name: 'Past' }))
  await waitFor(() => expect(router.state.location.search).toBe('?when=past'))
})

test.each([
  ['en', 'Starts in 2 days', 'With Ravi Iyer'],
  ['hi', 'शुरू होने में 2 दिन बाक़ी', 'Ravi Iyer के साथ'],
] as const)(
  'a session shows whom one meets and how long it is until then, in %s',
  async (locale, left, name) => {
    const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS - 30_000).toISOString()
    const partner = { id: 'mentor-1', name: 'Ravi Iyer', profile: '/media/portraits/ravi.svg' }
    const api = new FakeApi()
      .answers(getMeeting, aMeeting({ start: at(48), end: at(49), partner }))
      .answers(getMeetingRecord, RECORD)
    const { container } = await open('/user/sessions/m1', locale)
    expect(await screen.findByText(left)).toBeVisible()
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/user/mentor/mentor-1')
    expect(container.querySelector('img')?.src).toContain('/media/portraits/ravi.svg')
    api.answers(getMeeting, aMeeting({ id: 'm2', start: at(48), end: at(49), state: 'cancelled', partner }))
    await open('/user/sessions/m2', locale)
    await screen.findByText(locale === 'en' ? 'This session was cancelled by us.' : 'यह सेशन हमने रद्द किया है।')
    expect(screen.getAllByText(left)).toHaveLength(1)
  },
)

test.each([
  ['en', 'No sessions booked'],
  ['hi', 'कोई सेशन बुक नहीं है'],
] as const)('without a session it says how to book one, in %s', async (locale, text) => {
  const page = { page: 1, limit: 10, totalItems: 0, totalPages: 0 }
  new FakeApi()
    .answers(getMeetings, { meetings: [], pagination: page })
    .answers(getMentorships, { mentorships: [], pagination: page })
  await open('/user/sessions', locale)
  expect(await screen.findByText(text)).toBeVisible()
  await waitFor(() =>
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/user/mentors', '/user/explore']),
    ),
  )
})

test('a learner with a mentor books from the empty list', async () => {
  const page = { page: 1, limit: 10, totalItems: 0, totalPages: 0 }
  const { partner } = aMeeting()
  const begun = { state: 'active', version: 3, createdAt: START, changedAt: START } as const
  const mentorship: Mentorship = { id: 's1', partner, topic: 'jobs', goal: 'A job', ...begun }
  new FakeApi()
    .answers(getMeetings, { meetings: [], pagination: page })
    .answers(getMentorships, { mentorships: [mentorship], pagination: page })
  await open('/user/sessions')
  expect(await screen.findByRole('link', { name: 'Book with Ravi Iyer' })).toHaveAttribute(
    'href',
    '/user/sessions/book/mentor-1',
  )
})

test('a free time is booked with what it is about', async () => {
  const api = new FakeApi()
    .answers(getMentor, aMentor())
    .answers(getSlots, SLOTS)
    .answers(bookMeeting, { id: 'm1' })
    .answers(getMeeting, aMeeting())
    .answers(getMeetingRecord, RECORD)
  const { user, router } = await open('/user/sessions/book/mentor-1')
  await user.type(await screen.findByRole('textbox'), 'My resume')
  if (tomorrow.getMonth() !== new Date().getMonth())
    await user.click(await screen.findByRole('button', { name: 'Next month' }))
  await user.click(await screen.findByRole('button', { name: /: 1 free time$/ }))
  await user.click(screen.getByRole('button', { name: /^12:00/ }))
  await user.click(screen.getByRole('button', { name: /^Book: / }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/sessions/m1'))
  expect(api.received(bookMeeting)[0]?.body).toMatchObject({
    start: START,
    kindId: 'talk',
    topic: 'My resume',
  })
})

test.each([
  ['closed', 'Courses of this mentor', '/user/mentor/mentor-1'],
  ['closed', 'Ask for mentorship', '/user/mentorships/ask/mentor-1'],
  ['introduction-booked', 'To your mentorships', '/user/mentorships'],
  ['consent-needed', 'Ask for consent', '/user/chat'],
] as const)('who cannot book because of “%s” reads what comes first', async (booking, way, to) => {
  new FakeApi().answers(getMentor, aMentor()).answers(getSlots, { ...SLOTS, booking })
  await open('/user/sessions/book/mentor-1')
  expect(await screen.findByRole('link', { name: way })).toHaveAttribute('href', to)
  expect(screen.queryByRole('table')).toBeNull()
})

test('arrow keys lead through the free days of the month', async () => {
  const start = (day: number) => new Date(2027, 5, day, 12).toISOString()
  const slots = [1, 3, 8, 20].map((day) => ({ start: start(day), end: start(day) }))
  new FakeApi().answers(getMentor, aMentor()).answers(getSlots, { ...SLOTS, slots })
  jest.useFakeTimers({
    now: new Date(2027, 5, 1),
    doNotFake: ['setTimeout', 'queueMicrotask', 'setInterval'],
  })
  const { user } = await open('/user/sessions/book/mentor-1')
  const day = (number: number) =>
    screen.getByRole('button', { name: new RegExp(`\\bJune ${number}: 1 free`) })
  await screen.findByRole('button', { name: /June 1: 1 free/ })
  day(1).focus()
  for (const [key, lands] of [
    ['ArrowRight', 3],
    ['ArrowDown', 20],
    ['ArrowUp', 8],
    ['ArrowLeft', 3],
    ['Home', 1],
    ['ArrowLeft', 1],
    ['End', 20],
  ] as const) {
    await user.keyboard(`{${key}}`)
    expect(day(lands)).toHaveFocus()
  }
  jest.useRealTimers()
})

test('instead of a time that was taken, the next free ones are offered, and one press books', async () => {
  const later = new Date(tomorrow.getTime() + HOUR_MS).toISOString()
  const nextSlots = [{ start: later, end: new Date(tomorrow.getTime() + 1.5 * HOUR_MS).toISOString() }]
  const api = new FakeApi()
    .answers(getMentor, aMentor())
    .answers(getSlots, SLOTS)
    .refuses(bookMeeting, 409, 'slot_taken', undefined, { nextSlots })
    .answers(getMeeting, aMeeting())
    .answers(getMeetingRecord, RECORD)
  const { user, router } = await open('/user/sessions/book/mentor-1')
  if (tomorrow.getMonth() !== new Date().getMonth())
    await user.click(await screen.findByRole('button', { name: 'Next month' }))
  await user.click(await screen.findByRole('button', { name: /^12:00/ }))
  await user.click(screen.getByRole('button', { name: /^Book: / }))
  const offer = await screen.findByRole('region', { name: 'This time has just been taken' })
  expect(within(offer).getByRole('heading')).toHaveFocus()
  api.answers(bookMeeting, { id: 'm1' })
  await user.click(within(offer).getByRole('button', { name: /1:00/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/sessions/m1'))
  expect(api.received(bookMeeting)[1]?.body).toMatchObject({ start: later, kindId: 'talk' })
})

test('moving to a time that was taken offers others, and then says that it is moved', async () => {
  const nextSlots = [{ start: END, end: new Date(tomorrow.getTime() + HOUR_MS).toISOString() }]
  const api = new FakeApi()
    .answers(getMeetingRecord, RECORD)
    .answers(getMeeting, aMeeting())
    .answers(getSlots, SLOTS)
    .refuses(moveMeeting, 409, 'slot_taken', undefined, { nextSlots })
  const { user } = await open('/user/sessions/m1')
  await user.click(await screen.findByRole('button', { name: 'Move' }))
  await user.click(await screen.findByRole('button', { name: /^12:00/ }))
  await user.click(screen.getByRole('button', { name: /^Move to: / }))
  const offer = await screen.findByRole('region', { name: 'This time has just been taken' })
  api.answers(moveMeeting, { id: 'm1', revision: 1 })
  await user.click(within(offer).getByRole('button', { name: /12:30/ }))
  await waitFor(() => expect(screen.getByText(/The session has moved/).closest('[tabindex]')).toHaveFocus())
  expect(api.received(moveMeeting)[1]?.body).toEqual({ revision: 0, start: END })
})

test('a time that somebody else has taken is said, and the times are loaded again', async () => {
  const api = new FakeApi()
    .answers(getMentor, aMentor())
    .answers(getSlots, SLOTS)
    .refuses(bookMeeting, 409, 'slot_taken')
  const { user } = await open('/user/sessions/book/mentor-1')
  if (tomorrow.getMonth() !== new Date().getMonth())
    await user.click(await screen.findByRole('button', { name: 'Next month' }))
  await user.click(await screen.findByRole('button', { name: /^12:00/ }))
  const before = api.received(getSlots).length
  await user.click(screen.getByRole('button', { name: /^Book: / }))
  expect(await screen.findByText(/has just been taken/)).toBeVisible()
  await waitFor(() => expect(api.received(getSlots).length).toBeGreaterThan(before))
})

test('a learner with too many sessions ahead reads beside the button what to do', async () => {
  const api = new FakeApi()
    .answers(getMentor, aMentor())
    .answers(getSlots, SLOTS)
    .refuses(bookMeeting, 409, 'mentor_sessions_max')
  const { user } = await open('/user/sessions/book/mentor-1')
  if (tomorrow.getMonth() !== new Date().getMonth())
    await user.click(await screen.findByRole('button', { name: 'Next month' }))
  await user.click(await screen.findByRole('button', { name: /^12:00/ }))
  await user.click(screen.getByRole('button', { name: /^Book: / }))
  const notice = await screen.findByText(/Cancel one, or wait until one is over, to book another/)
  expect(within(notice).getByRole('link')).toHaveAttribute('href', '/user/sessions')
  expect(screen.getByRole('button', { name: /^Book: / })).toBeVisible()
  expect(api.received(bookMeeting)).toHaveLength(1)
})

test('a session says when the link appears, and is cancelled after a question', async () => {
  const api = new FakeApi()
    .answers(getMeetingRecord, RECORD)
    .answers(getMeeting, aMeeting())
    .answers(cancelMeeting, { id: 'm1', revision: 1 })
  const { user } = await open('/user/sessions/m1')
  expect(await screen.findByText(/The link of another service appears here at/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel session' }))
  api.answers(getMeeting, aMeeting({ state: 'cancelled', cancelledBy: 'learner', revision: 1 }))
  await user.click(screen.getByRole('button', { name: 'Cancel the session' }))
  expect(await screen.findByText('The learner has cancelled this session.')).toBeVisible()
  expect(api.received(cancelMeeting)[0]?.body).toEqual({ revision: 0 })
})

test('without a link for the call, a learner can write to the mentor', async () => {
  new FakeApi().answers(getMeetingRecord, RECORD).answers(getMeeting, aMeeting({ hasPlace: false }))
  await open('/user/sessions/m1')
  expect(await screen.findByRole('link', { name: 'Write to Ravi Iyer' })).toHaveAttribute(
    'href',
    '/user/chat?with=mentor-1',
  )
})

test('what lies ahead is told by both clocks, and goes into a calendar', async () => {
  new FakeApi().answers(getMeetingRecord, RECORD).answers(getMeeting, aMeeting())
  await open('/user/sessions/m1')
  expect(await screen.findByText(/^For Ravi Iyer, .+ · GMT/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
})

test('what is over needs no calendar, and one clock if it is the same for both', async () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const past = { start: '2026-01-05T10:00:00.000Z', end: '2026-01-05T10:30:00.000Z' }
  new FakeApi()
    .answers(getMeetingRecord, RECORD)
    .answers(getMeeting, aMeeting({ ...past, partnerTimeZone: here }))
  await open('/user/sessions/m3')
  expect(await screen.findAllByText(/January 5, 2026/)).toHaveLength(1)
  expect(screen.queryByText(/^For Ravi Iyer/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
})

test('the link is used when it is open, and an unknown session leads back', async () => {
  const api = new FakeApi()
    .answers(getMeetingRecord, RECORD)
    .answers(getMeeting, aMeeting({ joinUrl: 'https://meet.jit.si/x' }))
  await open('/user/sessions/m1')
  expect(await screen.findByRole('link', { name: 'Use the link instead' })).toHaveAttribute(
    'href',
    'https://meet.jit.si/x',
  )
  api.refuses(getMeeting, 404, 'not_found')
  await open('/user/sessions/m2')
  expect(await screen.findByText('This session was not found')).toBeVisible()
})

test('the link to the call appears by itself when it opens', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const api = new FakeApi()
    .answers(getMeetingRecord, RECORD)
    .answers(getMeeting, aMeeting({ start: at(20), end: at(50) }))
  await open('/user/sessions/m1')
  expect(await screen.findByText(/^The link of another service appears here at/)).toBeVisible()
  api.answers(getMeeting, aMeeting({ start: at(20), end: at(50), joinUrl: 'https://meet.jit.si/x' }))
  act(() => jest.advanceTimersByTime(6 * 60_000))
  expect(await screen.findByRole('link', { name: 'Use the link instead' })).toBeVisible()
  jest.useRealTimers()
})
