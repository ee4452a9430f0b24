import {
  deleteCalendarFeed,
  getCalendarFeed,
  renewCalendarFeed,
  saveCalendarFeed,
  type CalendarFeed,
} from '@mentor-connect/contract/mentoring/calendarFeed'
import { getBusyCalendars } from '@mentor-connect/contract/mentoring/busyCalendars'
import { FakeApi, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, within } from '@testing-library/react'
import routes from '../routes'

const ADDRESS = 'https://api.example.org/calendar.ics?feed=one&key=secret'
const FEED: CalendarFeed = {
  address: ADDRESS,
  parts: ['sessions', 'workshops'],
  hasDetails: false,
  createdAt: '2026-11-20T08:00:00.000Z',
}
const fakeApi = () => new FakeApi().answers(getBusyCalendars, { calendars: [], conflicts: [] })
const open = (
  account: ReturnType<typeof aLearner> | ReturnType<typeof aMentor> = aLearner(),
  locale?: 'hi',
) =>
  renderRoute(routes, '/user/sessions/calendar', {
    mount: '/user/sessions',
    session: signedIn(account),
    ...(locale && { locale }),
  })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('the first save creates the address and moves the focus to it', async () => {
  const api = fakeApi().answers(getCalendarFeed, {}).answers(saveCalendarFeed, { feed: FEED })
  const { user } = await open()
  await user.click(await screen.findByRole('checkbox', { name: /Dates of my plan/ }))
  await user.click(screen.getByRole('button', { name: 'Create the address' }))
  expect(api.received(saveCalendarFeed)).toMatchObject([
    { body: { parts: ['sessions', 'workshops'], hasDetails: false, language: 'en' } },
  ])
  const card = await screen.findByRole('region', { name: 'Add it to your calendar' })
  expect(document.activeElement).toContainElement(card)
  expect(within(card).getByRole('textbox', { name: 'Address of the calendar' })).toHaveValue(ADDRESS)
})

test('the ways to subscribe carry the whole address', async () => {
  fakeApi().answers(getCalendarFeed, { feed: FEED })
  await open()
  const google = await screen.findByRole('link', { name: 'Google Calendar' })
  expect(new URL(google.getAttribute('href')!).searchParams.get('cid')).toBe(
    ADDRESS.replace('https', 'webcal'),
  )
  const outlook = screen.getByRole('link', { name: 'Outlook' })
  expect(new URL(outlook.getAttribute('href')!).searchParams.get('url')).toBe(ADDRESS)
  expect(screen.getByRole('link', { name: /Apple/ })).toHaveAttribute(
    'href',
    ADDRESS.replace('https', 'webcal'),
  )
})

test('a calendar without parts is not saved', async () => {
  const api = fakeApi().answers(getCalendarFeed, { feed: FEED })
  const { user } = await open()
  for (const name of ['Sessions', 'Workshops'])
    await user.click(await screen.findByRole('checkbox', { name }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one of them.')
  expect(api.received(saveCalendarFeed)).toEqual([])
})

test('a new address replaces the former one, after a question', async () => {
  const next = ADDRESS.replace('one', 'two')
  fakeApi()
    .answers(getCalendarFeed, { feed: FEED })
    .answers(renewCalendarFeed, { feed: { ...FEED, address: next } })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'New address' }))
  await user.click(screen.getByRole('button', { name: 'Create a new address' }))
  expect(await screen.findByDisplayValue(next)).toBeVisible()
  expect(screen.getByRole('button', { name: 'New address' })).toHaveFocus()
})

test('whoever stops sharing is back at the choice, in Hindi too', async () => {
  fakeApi().answers(getCalendarFeed, { feed: FEED }).answers(deleteCalendarFeed, {})
  const { user } = await open(aLearner(), 'hi')
  await user.click(await screen.findByRole('button', { name: 'शेयर करना बंद करें' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'शेयर करना बंद करें' }))
  const make = await screen.findByRole('button', { name: 'पता बनाएँ' })
  expect(document.activeElement).toContainElement(make)
})

test('mentors have no plan to show', async () => {
  fakeApi().answers(getCalendarFeed, {})
  await open(aMentor())
  expect(await screen.findByRole('checkbox', { name: 'Sessions' })).toBeChecked()
  expect(screen.queryByRole('checkbox', { name: /plan/ })).not.toBeInTheDocument()
})
