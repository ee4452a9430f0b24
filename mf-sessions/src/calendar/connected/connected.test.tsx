import {
  addBusyCalendar,
  deleteBusyCalendar,
  getBusyCalendars,
  readBusyCalendar,
  type BusyCalendar,
} from '@mentor-connect/contract/mentoring/busyCalendars'
import { getCalendarFeed } from '@mentor-connect/contract/mentoring/calendarFeed'
import { FakeApi, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { act, screen, within } from '@testing-library/react'
import routes from '../../routes'

const CALENDAR: BusyCalendar = {
  id: 'one',
  kind: 'address',
  name: 'Work',
  shownAddress: 'calendar.example.org',
  readAt: '2026-11-20T08:00:00.000Z',
  isReading: false,
  busyTimes: 3,
  isStale: false,
}
const NONE = { calendars: [], conflicts: [] }
const having = (...changes: Partial<BusyCalendar>[]) => ({
  calendars: changes.map((change, index) => ({ ...CALENDAR, id: `calendar-${index}`, ...change })),
  conflicts: [],
})
const fakeApi = () => new FakeApi().answers(getCalendarFeed, {})
const open = (account: ReturnType<typeof aMentor> | ReturnType<typeof aLearner> = aMentor(), locale?: 'hi') =>
  renderRoute(routes, '/mentor/sessions/calendar', {
    mount: '/mentor/sessions',
    session: signedIn(account),
    ...(locale && { locale }),
  })
const section = () => screen.findByRole('region', { name: 'Connected calendars' })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a calendar is connected by its address, and the focus stays in the section', async () => {
  const api = fakeApi()
    .answers(getBusyCalendars, NONE)
    .answers(addBusyCalendar, having({ name: 'Work', isReading: true }))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Connect a calendar' }))
  const name = await screen.findByRole('textbox', { name: 'Name of the calendar' })
  expect(name).toHaveFocus()
  await user.type(name, 'Work')
  await user.type(
    screen.getByRole('textbox', { name: 'Address of the calendar' }),
    'webcal://calendar.example.org/a.ics',
  )
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  const card = await section()
  expect(await within(card).findByText(/It is being read/)).toBeVisible()
  expect(document.activeElement).toContainElement(card)
  const [sent] = api.received(addBusyCalendar)
  expect(sent!.body).toEqual({
    id: expect.any(String),
    kind: 'address',
    name: 'Work',
    address: 'webcal://calendar.example.org/a.ics',
  })
})

test('with CalDAV a user name and a password are asked for, and wrong input is said at its field', async () => {
  const api = fakeApi().answers(getBusyCalendars, NONE).answers(addBusyCalendar, having({}))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Connect a calendar' }))
  await user.click(await screen.findByRole('radio', { name: /CalDAV/ }))
  const address = screen.getByRole('textbox', { name: /CalDAV server/ })
  await user.type(address, 'http://cloud.example.org')
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  expect(screen.getByRole('textbox', { name: 'Name of the calendar' })).toHaveAccessibleDescription(
    /Enter a name/,
  )
  expect(address).toHaveAccessibleDescription(/begins with https/)
  expect(screen.getByRole('textbox', { name: 'User name' })).toBeInvalid()
  expect(screen.getByLabelText('App password')).toBeInvalid()
  expect(api.received(addBusyCalendar)).toEqual([])

  await user.type(screen.getByRole('textbox', { name: 'Name of the calendar' }), 'Home')
  await user.clear(address)
  await user.type(address, 'https://cloud.example.org')
  await user.type(screen.getByRole('textbox', { name: 'User name' }), 'ravi')
  await user.type(screen.getByLabelText('App password'), 'abcd')
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  await within(await section()).findByText(/Last read/)
  expect(api.received(addBusyCalendar)[0]!.body).toMatchObject({
    kind: 'caldav',
    userName: 'ravi',
    password: 'abcd',
  })
})

test.each([
  ['127.0.0.1', 'a private address'],
  ['name:word@calendar.example.org', 'a password in the address'],
])('https://%s is refused at the field: %s', async (host) => {
  fakeApi().answers(getBusyCalendars, NONE)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Connect a calendar' }))
  const address = await screen.findByRole('textbox', { name: 'Address of the calendar' })
  await user.type(address, `https://${host}/a.ics`)
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  expect(address).toBeInvalid()
})

test('it says how old the busy times are, what has failed, and what to do', async () => {
  fakeApi().answers(
    getBusyCalendars,
    having(
      {},
      { name: 'Home', failure: 'refused', failingSince: '2026-11-18T08:00:00.000Z' },
      { name: 'Club', failure: 'missing', failingSince: '2026-11-10T08:00:00.000Z', isStale: true },
    ),
  )
  await open()
  const [work, home, club] = within(await section()).getAllByRole('listitem')
  expect(work).toHaveTextContent(/Last read on .*3 busy times from now on/)
  expect(within(home!).getByRole('alert')).toHaveTextContent(/Create a new one there.*still count/)
  expect(within(club!).getByRole('alert')).toHaveTextContent(/Copy the address again.*no longer close/)
  expect(screen.getByText(/which is the maximum/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Connect a calendar' })).not.toBeInTheDocument()
})

test('reading now is possible after a while, and the page follows it', async () => {
  const api = fakeApi()
    .answers(getBusyCalendars, having({ mayReadAt: '2026-11-20T08:05:00.000Z' }))
    .answers(readBusyCalendar, having({ isReading: true, mayReadAt: '2026-11-20T08:05:00.000Z' }))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Read now: Work' }))
  expect(api.received(readBusyCalendar)).toEqual([])
  expect(screen.getByText(/read again from/)).toBeVisible()
})

test('while a calendar is being read, its state is asked for again', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  let reads = 0
  fakeApi()
    .answers(getBusyCalendars, () => having({ isReading: (reads += 1) > 1 && reads < 3, busyTimes: reads }))
    .answers(readBusyCalendar, having({ isReading: true }))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Read now: Work' }))
  expect(await screen.findByText(/It is being read/)).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(await screen.findByText(/3 busy times/)).not.toHaveTextContent('It is being read')
})

test('a calendar is disconnected after a question, and the focus stays in the section', async () => {
  fakeApi().answers(getBusyCalendars, having({})).answers(deleteBusyCalendar, NONE)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Disconnect: Work' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Disconnect' }))
  const add = await screen.findByRole('button', { name: 'Connect a calendar' })
  expect(document.activeElement).toContainElement(add)
  expect(screen.queryByText('Work')).not.toBeInTheDocument()
})

test('sessions that overlap are listed with their pages', async () => {
  fakeApi().answers(getBusyCalendars, {
    ...having({}),
    conflicts: [
      {
        meeting: 'm1',
        title: 'Career talk',
        start: '2026-11-21T04:30:00.000Z',
        end: '2026-11-21T05:00:00.000Z',
        partnerName: 'Asha',
      },
    ],
  })
  await open()
  expect(await screen.findByText(/1 booked session overlaps/)).toBeVisible()
  expect(screen.getByRole('link', { name: /Asha/ })).toHaveAttribute('href', '/mentor/sessions/m1')
})

test('a failure is shown with a way to try again, and a failed removal in its place', async () => {
  const api = fakeApi().refuses(getBusyCalendars, 500, 'internal')
  const { user } = await open()
  const again = await within(await section()).findByRole('button', { name: 'Try again' })
  api.answers(getBusyCalendars, having({})).refuses(deleteBusyCalendar, 500, 'internal')
  await user.click(again)
  await user.click(await screen.findByRole('button', { name: 'Disconnect: Work' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Disconnect' }))
  expect(await within(await section()).findByRole('alert')).toBeVisible()
})

test('learners read what it is good for to them, in Hindi too', async () => {
  fakeApi().answers(getBusyCalendars, NONE)
  await open(aLearner(), 'hi')
  expect(await screen.findByText(/कोई सेशन किसी और काम से टकराए/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'कैलेंडर जोड़ें' })).toBeVisible()
})

test('appointments that could not be read are counted, with their beginnings', async () => {
  const unread = { count: 3, starts: ['2026-11-01T04:30:00.000Z', '2026-11-02T04:30:00.000Z'] }
  fakeApi().answers(getBusyCalendars, having({ unread }))
  await open()
  const region = await section()
  expect(await within(region).findByText(/^3 appointments could not be read/)).toHaveTextContent(
    /Beginning: .*1.*2026.* · .*2.*2026/,
  )
})
