import {
  findMovedBookingPage,
  getBookingPage,
  type BookingPage,
} from '@mentor-connect/contract/mentoring/bookingPage'
import { getSlots, type MentorSlots } from '@mentor-connect/contract/mentoring/sessions/availability'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { firstOf } from '@mentor-connect/features/free-times'
import { FakeApi, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'

const tomorrow = new Date(Date.now() + DAY_MS)
tomorrow.setHours(12, 0, 0, 0)
const START = tomorrow.toISOString()
const SLOT = { start: START, end: new Date(tomorrow.getTime() + HOUR_MS / 2).toISOString() }
const BOOK = `/user/sessions/book/mentor-1?kind=talk&start=${encodeURIComponent(START)}`
const PAGE: BookingPage = {
  slug: 'ravi-iyer',
  mentorId: 'mentor-1',
  name: 'Ravi Iyer',
  profession: 'Web development',
  isListed: true,
  kinds: [
    { id: 'talk', title: 'Career talk', minutes: 30 },
    { id: 'review', title: 'Review', minutes: 60 },
  ],
  updatedAt: '2026-11-20T20:00:00.000Z',
}
const SLOTS: MentorSlots = {
  timeZone: 'Asia/Kolkata',
  kinds: PAGE.kinds.map((kind) => ({ ...kind, horizonDays: 30 })),
  slots: [SLOT],
}
const { time, weekdayDay } = dateFormats('en')
const WHEN = `${weekdayDay(START)}, ${time(START)}`

type Options = Parameters<typeof renderRoute>[2]
const open = (options: Options = {}) => renderRoute(routes, '/book/ravi-iyer', { mount: '/', ...options })
const withSlots = (parts: Partial<MentorSlots> = {}) =>
  new FakeApi().answers(getBookingPage, PAGE).answers(getSlots, { ...SLOTS, ...parts })

/** Chooses tomorrow's time; at the end of a month it is in the next one. */
async function chooseTime(user: Awaited<ReturnType<typeof open>>['user']) {
  const later = await screen.findByRole('button', { name: 'Next month' })
  if (tomorrow.getMonth() !== new Date().getMonth()) await user.click(later)
  await user.click(await screen.findByRole('button', { name: /^12:00/ }))
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('shows the mentor and the kinds, and visitors come back to the chosen time after the log-in', async () => {
  withSlots()
  const { user, router } = await open()
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Book a session with Ravi Iyer' }),
  ).toBeVisible()
  expect(screen.getByText('Web development')).toBeVisible()
  expect(screen.getByText('Career talk, 30 minutes')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the profile of Ravi Iyer' })).toHaveAttribute(
    'href',
    '/mentor/mentor-1',
  )
  await chooseTime(user)
  await user.click(screen.getByRole('link', { name: `Log in and book: ${WHEN}` }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/signup'))
  expect(router.state.location.state).toMatchObject({ next: BOOK })
})

test('a learner goes on with the chosen time', async () => {
  withSlots({ booking: 'open' })
  const { user } = await open({ session: signedIn(aLearner()) })
  expect(await screen.findByText('Choose a day and a time.')).toBeVisible()
  await chooseTime(user)
  expect(screen.getByRole('link', { name: `Book: ${WHEN}` })).toHaveAttribute('href', BOOK)
})

describe('a month without free times', () => {
  const inMonths = (months: number) => firstOf(new Date(), months).toISOString()
  const free = new Date(firstOf(new Date(), 1).getTime() + 5 * DAY_MS + HOUR_MS).toISOString()
  const inNextMonth = (horizonDays: number) =>
    withSlots().answers(getSlots, ({ query }) => ({
      ...SLOTS,
      kinds: SLOTS.kinds.map((kind) => ({ ...kind, horizonDays })),
      slots: query.from === inMonths(1) ? [{ start: free, end: free }] : [],
    }))

  test('is passed over for one that has some', async () => {
    const api = inNextMonth(60)
    const { user } = await open()
    expect(await screen.findByText(weekdayDay(free))).toBeVisible()
    expect(api.received(getSlots).map(({ query }) => query?.from)).toEqual([inMonths(0), inMonths(1)])
    await user.click(screen.getByRole('button', { name: 'Previous month' }))
    expect(await screen.findByText(/^No times are free this month\./)).toBeVisible()
  })

  test('is shown if none can be booked later', async () => {
    const api = inNextMonth(0)
    await open()
    expect(await screen.findByText(/^No times are free this month\./)).toBeVisible()
    expect(api.received(getSlots)).toHaveLength(1)
  })
})

test('another kind has other times', async () => {
  const api = withSlots()
  const { user } = await open()
  await user.selectOptions(await screen.findByLabelText('Kind of session'), '60 minutes · Review')
  await waitFor(() => expect(api.received(getSlots).at(-1)?.query).toMatchObject({ kind: 'review' }))
})

test.each([
  ['closed', 'Ask for mentorship', '/user/mentorships/ask/mentor-1'],
  ['closed', 'Courses of Ravi Iyer', '/user/mentor/mentor-1'],
  ['introduction-booked', 'To your mentorships', '/user/mentorships'],
  ['consent-needed', 'Ask for consent', '/user/chat'],
] as const)('who cannot book because of “%s” reads what comes first', async (booking, way, to) => {
  withSlots({ booking })
  await open({ session: signedIn(aLearner()) })
  expect(await screen.findByRole('link', { name: way })).toHaveAttribute('href', to)
  expect(screen.queryByText('Choose a day and a time.')).toBeNull()
})

test('who has to wait reads until when', async () => {
  withSlots({ booking: 'open', pausedUntil: START })
  await open({ session: signedIn(aLearner()) })
  expect(await screen.findByRole('link', { name: 'To your sessions' })).toHaveAttribute(
    'href',
    '/user/sessions',
  )
})

test('a mentor is led to the settings of the own page, and cannot book on others', async () => {
  withSlots()
  const { unmount } = await open({ session: signedIn(aMentor()) })
  expect(await screen.findByRole('link', { name: 'Settings of the page' })).toHaveAttribute(
    'href',
    '/mentor/sessions/booking-page',
  )
  unmount()
  withSlots()
  await open({ session: signedIn(aMentor({ _id: 'mentor-2' })) })
  expect(await screen.findByText(/You are logged in as a mentor/)).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Book/ })).toBeNull()
})

test.each([
  ['en', 'No times are free this month. Look at the next month, or come back later.'],
  ['hi', 'इस महीने कोई समय ख़ाली नहीं है। अगला महीना देखें, या बाद में फिर आएँ।'],
] as const)('says that a month has no free times, in %s', async (locale, text) => {
  withSlots({ slots: [] })
  await open({ locale })
  expect(await screen.findByText(text)).toBeVisible()
})

test('a mentor without kinds of session has no calendar', async () => {
  new FakeApi().answers(getBookingPage, { ...PAGE, kinds: [] })
  await open()
  expect(await screen.findByText('Ravi Iyer offers no sessions at the moment.')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a page that does not exist, or is off, says so and leads to other mentors', async () => {
  new FakeApi().refuses(getBookingPage, 404, 'not_found').refuses(findMovedBookingPage, 404, 'not_found')
  await open()
  expect(await screen.findByRole('heading', { name: 'This booking page was not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find a mentor' })).toHaveAttribute('href', '/ourmentors')
})

test('a former address leads to the present one', async () => {
  new FakeApi()
    .refuses(getBookingPage, 404, 'not_found')
    .answers(findMovedBookingPage, { slug: 'ravi-teaches' })
  const { router } = await open()
  await waitFor(() => expect(router.state.location.pathname).toBe('/book/ravi-teaches'))
})

test('page and times can be loaded again after a failure', async () => {
  const api = new FakeApi().isUnreachable(getBookingPage).isUnreachable(getSlots)
  const { user } = await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  api.answers(getBookingPage, PAGE)
  await user.click(again)
  const times = within(await screen.findByRole('region', { name: 'Free times' }))
  const retry = await times.findByRole('button', { name: 'Try again' })
  api.answers(getSlots, SLOTS)
  await user.click(retry)
  expect(await times.findByRole('button', { name: 'Next month' })).toBeVisible()
})
