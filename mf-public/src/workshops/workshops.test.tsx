import {
  getWorkshop,
  getWorkshopPlace,
  getWorkshops,
  joinWorkshop,
  leaveWorkshop,
  type Workshop,
} from '@mentor-connect/contract/mentoring/workshops/workshops'
import { getWorkshopMessages } from '@mentor-connect/contract/mentoring/workshops/workshopMessages'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { FakeApi, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { act, screen, waitFor } from '@testing-library/react'
import routes from '../routes'

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const aWorkshop = (parts: Partial<Workshop> = {}): Workshop => ({
  id: 'w1',
  title: 'Write a résumé',
  description: 'Bring your own.',
  language: 'en',
  subject: 'Career',
  start: inHours(48),
  end: inHours(49),
  state: 'open',
  seats: 20,
  free: 3,
  waiting: 0,
  mentor: { id: 'm', name: 'Ravi Iyer' },
  ...parts,
})
const pageOf = (workshops: Workshop[]) => ({
  workshops,
  pagination: { page: 1, limit: 12, totalItems: workshops.length, totalPages: 1 },
})
const open = (address: string, { asLearner = false, locale = 'en' as 'en' | 'hi' } = {}) =>
  renderRoute(routes, address, {
    mount: '/',
    locale,
    ...(asLearner && { session: signedIn(aLearner()) }),
  })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('the list is filtered by subject and language, in the URL', async () => {
  const api = new FakeApi().answers(getWorkshops, pageOf([aWorkshop()]))
  const { user, router } = await open('/workshops')
  expect(await screen.findByRole('link', { name: 'Write a résumé' })).toHaveAttribute('href', '/workshops/w1')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Career')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'hi')
  await waitFor(() => expect(router.state.location.search).toBe('?subject=Career&language=hi'))
  expect(api.received(getWorkshops).at(-1)?.query).toMatchObject({ subject: 'Career', language: 'hi' })
})

test.each([
  ['en', 'No workshops planned here at the moment'],
  ['hi', 'अभी यहाँ कोई वर्कशॉप तय नहीं है'],
] as const)('an empty list says so, in %s', async (locale, text) => {
  new FakeApi().answers(getWorkshops, pageOf([]))
  await open('/workshops', { locale })
  expect(await screen.findByText(text)).toBeVisible()
})

test('visitors are asked to log in; a workshop that is cancelled says so', async () => {
  const api = new FakeApi().answers(getWorkshop, aWorkshop())
  await open('/workshops/w1')
  expect(await screen.findByRole('link', { name: 'Log in or sign up' })).toHaveAttribute('href', '/signup')
  api.answers(getWorkshop, aWorkshop({ id: 'w2', state: 'cancelled' }))
  await open('/workshops/w2')
  expect(await screen.findByText('This workshop is cancelled.')).toBeVisible()
})

test.each([
  ['en', 'Starts in 2 days', 'Your host'],
  ['hi', 'शुरू होने में 2 दिन बाक़ी', 'आपके मेज़बान'],
] as const)('it says who gives it and how long it is until then, in %s', async (locale, left, host) => {
  const mentor = { id: 'm', name: 'Ravi Iyer', profile: '/media/portraits/m.svg' }
  const start = new Date(Date.now() + 48 * HOUR_MS - 30_000).toISOString()
  new FakeApi().answers(getWorkshop, aWorkshop({ start, mentor, banner: '/media/banners/w1.svg' }))
  const { container } = await open('/workshops/w1', { locale })
  expect(await screen.findByText(left)).toBeVisible()
  expect(screen.getByText(host)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ravi Iyer' })).toHaveAttribute('href', '/mentor/m')
  const pictures = [...container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)
  expect(pictures).toEqual(['/media/banners/w1.svg', '/media/portraits/m.svg'])
})

test('a learner takes a seat and gives it up after a question', async () => {
  const api = new FakeApi()
    .answers(getWorkshop, aWorkshop())
    .answers(getWorkshopPlace, { state: 'none' })
    .answers(joinWorkshop, { state: 'booked' })
    .answers(leaveWorkshop, { state: 'none' })
  const { user } = await open('/workshops/w1', { asLearner: true })
  const take = await screen.findByRole('button', { name: 'Take a seat' })
  expect(take).toHaveAccessibleDescription(/^Ravi Iyer then sees your name and picture/)
  expect(screen.getByRole('link', { name: 'Ravi Iyer' })).toHaveAttribute('href', '/user/mentor/m')
  await user.click(take)
  expect(await screen.findByText('You have a seat.')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Your seat' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Give up the seat' }))
  await user.click(screen.getByRole('button', { name: 'Give it up' }))
  expect(await screen.findByRole('button', { name: 'Take a seat' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('group', { name: 'Your seat' })).toHaveFocus())
  expect(api.received(leaveWorkshop)).toHaveLength(1)
})

test('without a free seat one waits, and who is busy is told', async () => {
  const api = new FakeApi()
    .answers(getWorkshop, aWorkshop({ free: 0, waiting: 4 }))
    .answers(getWorkshopPlace, { state: 'none' })
    .refuses(joinWorkshop, 409, 'slot_taken')
  const { user } = await open('/workshops/w1', { asLearner: true })
  await user.click(await screen.findByRole('button', { name: 'Join the waiting list' }))
  expect(await screen.findByText(/another session or workshop at this time/)).toBeVisible()
  api.answers(joinWorkshop, { state: 'waiting', position: 5 })
  await user.click(screen.getByRole('button', { name: 'Join the waiting list' }))
  expect(await screen.findByText(/You are number 5/)).toBeVisible()
})

test('the link to the call appears by itself when it opens', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const api = new FakeApi()
    .answers(getWorkshop, aWorkshop({ start: inHours(1), end: inHours(2) }))
    .answers(getWorkshopPlace, { state: 'booked' })
  await open('/workshops/w1', { asLearner: true })
  expect(await screen.findByText(/15 minutes before the start/)).toBeVisible()
  api.answers(getWorkshopPlace, { state: 'booked', joinUrl: 'https://meet.jit.si/x' })
  act(() => jest.advanceTimersByTime(46 * 60_000))
  expect(await screen.findByRole('link', { name: 'Join the call' })).toBeVisible()
  jest.useRealTimers()
})

const MESSAGES = {
  messages: [{ id: 'm1', text: 'Slides: https://example.org/slides', sentAt: inHours(-1) }],
  pagination: { page: 1, limit: 10, totalItems: 1, totalPages: 1 },
}

test.each([
  ['en', 'open', 'Messages from Ravi Iyer', 'Report what Ravi Iyer wrote'],
  ['hi', 'held', 'Ravi Iyer के संदेश', 'Ravi Iyer के लिखे की शिकायत करें'],
] as const)(
  'those with a seat read what the mentor has written and can report it, in %s',
  async (locale, state, title, report) => {
    new FakeApi()
      .answers(getWorkshop, aWorkshop({ state }))
      .answers(getWorkshopPlace, { state: 'booked' })
      .answers(getWorkshopMessages, MESSAGES)
    await open('/workshops/w1', { asLearner: true, locale })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: 'https://example.org/slides' })).toBeVisible()
    expect(await screen.findByRole('button', { name: report })).toBeVisible()
  },
)

test('without a seat there are no messages', async () => {
  const api = new FakeApi()
    .answers(getWorkshop, aWorkshop())
    .answers(getWorkshopPlace, { state: 'waiting', position: 1 })
  await open('/workshops/w1', { asLearner: true })
  expect(await screen.findByText(/You are number 1/)).toBeVisible()
  expect(api.received(getWorkshopMessages)).toHaveLength(0)
})

const HIDDEN = aWorkshop({ title: 'Ravi Iyer', description: '', isHidden: true })

test.each([
  ['en', 'With Ravi Iyer', /We have hidden the title and the description/, 'You have a seat.'],
  ['hi', 'Ravi Iyer के साथ', /हमने इस वर्कशॉप का शीर्षक और विवरण छिपा दिया है/, 'आपकी जगह पक्की है।'],
] as const)('who has a seat in a hidden workshop keeps it, in %s', async (locale, title, text, seat) => {
  const api = new FakeApi()
    .refuses(getWorkshop, 404, 'not_found')
    .answers(getWorkshopPlace, { state: 'booked', hidden: HIDDEN })
    .answers(getWorkshopMessages, { ...MESSAGES, messages: [] })
    .answers(leaveWorkshop, { state: 'none' })
  const { user } = await open('/workshops/w1', { asLearner: true, locale })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
  expect(await screen.findByText(seat)).toBeVisible()
  if (locale === 'hi') return
  api.refuses(getWorkshopPlace, 404, 'not_found')
  await user.click(screen.getByRole('button', { name: 'Give up the seat' }))
  await user.click(screen.getByRole('button', { name: 'Give it up' }))
  expect(await screen.findByText('This workshop was not found')).toBeVisible()
})

test('nobody else finds a hidden workshop', async () => {
  const api = new FakeApi().refuses(getWorkshop, 404, 'not_found').refuses(getWorkshopPlace, 404, 'not_found')
  const { unmount } = await open('/workshops/w1')
  expect(await screen.findByText('This workshop was not found')).toBeVisible()
  expect(api.received(getWorkshopPlace)).toEqual([])
  unmount()
  await open('/workshops/w1', { asLearner: true })
  expect(await screen.findByText('This workshop was not found')).toBeVisible()
})

test('its mentor reads all of a hidden workshop', async () => {
  new FakeApi()
    .refuses(getWorkshop, 404, 'not_found')
    .answers(getWorkshopPlace, { state: 'host', hidden: aWorkshop({ isHidden: true }) })
  await open('/workshops/w1', { asLearner: true })
  expect(await screen.findByRole('heading', { level: 1, name: 'Write a résumé' })).toBeVisible()
  expect(screen.getByText('Bring your own.')).toBeVisible()
  expect(screen.getByText(/Only you see its title and description/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Report this workshop' })).toBeNull()
})
