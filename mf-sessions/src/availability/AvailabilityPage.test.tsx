import {
  getAvailability,
  saveAvailability,
  type StoredAvailability,
} from '@mentor-connect/contract/mentoring/sessions/availability'
import {
  getBusyCalendars,
  getBusyTimes,
  type BusyCalendars,
} from '@mentor-connect/contract/mentoring/busyCalendars'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'

const KIND = { id: 'talk', title: 'Career talk', minutes: 30, buffer: 15, noticeHours: 12, horizonDays: 30 }
const HOURS: StoredAvailability = {
  timeZone: 'Asia/Kolkata',
  weekly: [{ weekday: 1, from: 600, until: 720 }],
  days: [],
  kinds: [KIND],
  meetingUrl: '',
  version: '2026-11-20T08:30:00.000Z',
}

const fakeApi = (calendars: BusyCalendars = { calendars: [], conflicts: [] }) =>
  new FakeApi().answers(getBusyCalendars, calendars)
const open = (locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, '/mentor/sessions/hours', {
    mount: '/mentor/sessions',
    session: signedIn(aMentor()),
    locale,
  })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test.each([
  ['en', 'Availability', 'Monday'],
  ['hi', 'मिलने का समय', 'सोमवार'],
] as const)('shows the week in %s', async (locale, title, day) => {
  fakeApi().answers(getAvailability, HOURS)
  await open(locale)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await screen.findByRole('heading', { name: day })).toBeVisible()
})

test('hours are changed, copied to other days and saved with the version', async () => {
  const api = fakeApi().answers(getAvailability, HOURS).answers(saveAvailability, HOURS)
  const { user } = await open()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Monday: until' }), '780')
  await user.click(screen.getByRole('button', { name: 'Monday: add a time' }))
  expect(screen.getAllByRole('combobox', { name: 'Monday: from' })[1]).toHaveValue('780')
  await user.click(screen.getByRole('button', { name: 'Copy the hours of Monday to other days' }))
  const dialog = within(screen.getByRole('dialog'))
  for (const day of ['Wednesday', 'Thursday', 'Friday'])
    await user.click(dialog.getByRole('checkbox', { name: day }))
  await user.click(dialog.getByRole('button', { name: 'Copy' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Your hours are saved/)).toBeVisible()
  const ranges = [
    { from: 600, until: 780 },
    { from: 780, until: 900 },
  ]
  expect(api.received(saveAvailability).at(-1)?.body).toEqual({
    ...HOURS,
    weekly: [1, 2].flatMap((weekday) => ranges.map((range) => ({ weekday, ...range }))),
  })
})

test('a day off is added, and removing it leaves the focus in the page', async () => {
  fakeApi().answers(getAvailability, HOURS)
  const { user } = await open()
  await user.type(await screen.findByLabelText('Day'), '2026-12-25')
  await user.click(screen.getByRole('button', { name: 'Add this day' }))
  expect(screen.getByRole('heading', { name: 'December 25, 2026' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove December 25, 2026' }))
  expect(screen.getByLabelText('Day')).toHaveFocus()
})

test('a day off that was chosen and not added is saved, too', async () => {
  const api = fakeApi().answers(getAvailability, HOURS).answers(saveAvailability, HOURS)
  const { user } = await open()
  await user.type(await screen.findByLabelText('Day'), '2099-01-26')
  expect(screen.getByText('Unsaved changes')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.received(saveAvailability)).toHaveLength(1))
  const { days } = api.received(saveAvailability)[0]!.body
  expect(days).toContainEqual({ date: '2099-01-26', ranges: [] })
  expect(screen.getByLabelText('Day')).toHaveValue('')
})

test('a day that is listed already is not saved twice', async () => {
  const api = fakeApi().answers(getAvailability, HOURS).answers(saveAvailability, HOURS)
  const { user } = await open()
  await user.type(await screen.findByLabelText('Day'), '2099-01-26')
  await user.click(screen.getByRole('button', { name: 'Add this day' }))
  await user.type(screen.getByLabelText('Day'), '2099-01-26')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByLabelText('Day')).toHaveFocus()
  expect(screen.getByLabelText('Day')).toHaveAccessibleDescription(/listed already/)
  expect(api.received(saveAvailability)).toEqual([])
})

test('what is wrong is said at its place and focused, and nothing is sent', async () => {
  const api = fakeApi().answers(getAvailability, HOURS)
  const { user } = await open()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Monday: until' }), '540')
  await user.click(screen.getByRole('button', { name: 'Add a kind of session' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('The end must be after the start.')).toBeVisible()
  expect(screen.getByText(/Write what the session is for/)).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Monday: from' })).toHaveFocus()
  expect(api.received(saveAvailability)).toEqual([])
})

test('a save in another tab is said', async () => {
  fakeApi().answers(getAvailability, HOURS).refuses(saveAvailability, 409, 'edit_conflict')
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/saved in another tab/)).toBeVisible()
})

test.each([
  ['en', 'Unsaved changes', /^Your hours are saved/, 'Monday: until', 'Save'],
  ['hi', 'बदलाव सेव नहीं हुए', /^आपका समय सेव हो गया है/, 'सोमवार: कब तक', 'सेव करें'],
] as const)('in %s, says whether the hours are saved', async (locale, unsaved, saved, until, save) => {
  fakeApi().answers(getAvailability, HOURS).answers(saveAvailability, HOURS)
  const { user } = await open(locale)
  const field = await screen.findByRole('combobox', { name: until })
  const state = screen.getAllByRole('status').at(-1)!
  expect(state).toBeEmptyDOMElement()
  await user.selectOptions(field, '780')
  expect(state).toHaveTextContent(unsaved)
  const button = screen.getByRole('button', { name: save })
  await user.click(button)
  await waitFor(() => expect(state).toHaveTextContent(saved))
  expect(button).toHaveFocus()
})

test('a save that failed says why and keeps the changes', async () => {
  fakeApi().answers(getAvailability, HOURS).isUnreachable(saveAvailability)
  const { user } = await open()
  const field = await screen.findByRole('combobox', { name: 'Monday: until' })
  await user.selectOptions(field, '780')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByText('Unsaved changes')).toBeVisible()
  expect(field).toHaveValue('780')
})

test('leaving with unsaved changes is asked first, and not after saving', async () => {
  fakeApi().answers(getAvailability, HOURS).answers(saveAvailability, HOURS)
  const { user, router } = await open()
  const leave = () => act(() => router.navigate('/elsewhere'))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Monday: until' }), '780')
  await leave()
  await user.click(screen.getByRole('button', { name: 'Stay here' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^Your hours are saved/)
  await leave()
  expect(screen.getByText('elsewhere')).toBeVisible()
})

test.each([
  ['en', 'Time zone of your hours', 'India (Kolkata) · GMT+5:30', 'New York', 'New York'],
  ['hi', 'आपका टाइम ज़ोन', 'भारत · GMT+5:30', 'न्यूयॉर्क', 'न्यूयॉर्क'],
] as const)(
  'in %s, the zone is chosen by name and saved by id',
  async (locale, label, india, typed, name) => {
    const api = fakeApi().answers(getAvailability, HOURS).answers(saveAvailability, HOURS)
    const { user } = await open(locale)
    const field = await screen.findByRole('combobox', { name: label })
    expect(field).toHaveDisplayValue(new RegExp(india.replace(/[()+]/g, '.')))
    await user.clear(field)
    await user.type(field, typed)
    await user.click(screen.getByRole('option', { name: new RegExp(`^${name}`) }))
    await user.click(screen.getByRole('button', { name: locale === 'en' ? 'Save' : 'सेव करें' }))
    await waitFor(() => expect(api.received(saveAvailability)).toHaveLength(1))
    expect(api.received(saveAvailability)[0]?.body).toMatchObject({ timeZone: 'America/New_York' })
  },
)

test('breaks and limits are folded, with what holds now', async () => {
  fakeApi().answers(getAvailability, HOURS)
  const { user } = await open()
  const pause = await screen.findByLabelText('Break afterwards')
  expect(pause).not.toBeVisible()
  expect(screen.getByText('15-minute break · booked 12 hours to 30 days ahead')).toBeVisible()
  await user.click(screen.getByText('Break and booking limits'))
  expect(pause).toBeVisible()
})

test('a failed load can be repeated', async () => {
  const api = fakeApi().refuses(getAvailability, 500, 'internal')
  const { user } = await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  api.answers(getAvailability, HOURS)
  await user.click(again)
  expect(await screen.findByRole('heading', { name: 'Monday' })).toBeVisible()
})

test('says when connected calendars close the hours, and where to connect one', async () => {
  const connected: BusyCalendars['calendars'][number] = {
    id: 'one',
    kind: 'address',
    name: 'Work',
    shownAddress: 'calendar.example.org',
    isReading: false,
    busyTimes: 1,
    isStale: false,
    failure: 'unreachable',
  }
  fakeApi({ calendars: [connected], conflicts: [] })
    .answers(getAvailability, HOURS)
    .answers(getBusyTimes, {
      times: [{ start: '2026-12-01T04:30:00.000Z', end: '2026-12-01T05:30:00.000Z' }],
      hasMore: false,
    })
  await open()
  const closed = within(await screen.findByRole('region', { name: 'Closed by your calendar' }))
  expect(await closed.findByText(/have 1 busy time\. Nobody can book you then/)).toBeVisible()
  expect(closed.getByRole('listitem')).toHaveTextContent(/4:30–5:30/)
  expect(closed.getByText(/cannot be read at present/)).toBeVisible()
  expect(closed.getByRole('link')).toHaveAttribute('href', '/mentor/sessions/calendar')
})

test('without a connected calendar, the page says what one is good for', async () => {
  fakeApi().answers(getAvailability, HOURS)
  await open()
  expect(await screen.findByText(/Connect the calendar that you use elsewhere/)).toBeVisible()
})
