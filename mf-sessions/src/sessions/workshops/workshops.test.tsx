import {
  cancelWorkshop,
  getOwnWorkshop,
  getOwnWorkshops,
  openWorkshop,
  saveWorkshop,
  type OwnWorkshop,
} from '@mentor-connect/contract/mentoring/workshops/workshops'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { FakeApi, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import routes from '../../routes'

const inHours = (hours: number) =>
  new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS).toISOString()
const aWorkshop = (parts: Partial<OwnWorkshop> = {}): OwnWorkshop => ({
  id: 'w1',
  title: 'Write a résumé',
  description: 'Bring your own.',
  language: 'en',
  subject: 'Career',
  start: inHours(48),
  end: inHours(49),
  state: 'draft',
  seats: 20,
  free: 20,
  waiting: 0,
  mentor: { id: 'm', name: 'Ravi Iyer' },
  minutes: 60,
  meetingUrl: '',
  revision: 0,
  ...parts,
})
const open = (path: string, role: 'user' | 'mentor' = 'mentor', locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, `/${role}/sessions/${path}`, {
    mount: `/${role}/sessions`,
    session: signedIn(role === 'mentor' ? aMentor() : aLearner()),
    locale,
  })
const pagination = { page: 1, limit: 12, totalItems: 1, totalPages: 1 }

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('a mentor writes a workshop: what is wrong is said, then its page opens', async () => {
  const api = new FakeApi()
    .answers(saveWorkshop, ({ body }) => aWorkshop({ ...(body as object) }))
    .answers(getOwnWorkshop, ({ params }) => aWorkshop({ id: params.id! }))
  const { user, router } = await open('workshops/new')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Write a résumé')
  await user.type(screen.getByRole('textbox', { name: 'What it is about' }), 'Bring your own.')
  fireEvent.change(screen.getByLabelText('Begins'), { target: { value: '2026-12-24T10:30' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/workshops\/[\w-]+$/))
  expect(api.received(saveWorkshop)[0]?.body).toMatchObject({
    title: 'Write a résumé',
    minutes: 60,
    seats: 20,
    subject: 'Career',
    start: new Date('2026-12-24T10:30').toISOString(),
  })
  expect(api.received(saveWorkshop)[0]?.body).not.toHaveProperty('revision')
})

test.each([
  ['en', 'Open for learners', 'You are busy at this time: choose another one.'],
  ['hi', 'विद्यार्थियों के लिए खोलें', 'इस समय आप व्यस्त हैं: कोई दूसरा समय चुनें।'],
] as const)('opening says if the mentor is busy, in %s', async (locale, button, text) => {
  const api = new FakeApi().answers(getOwnWorkshop, aWorkshop()).refuses(openWorkshop, 409, 'slot_taken')
  const { user } = await open('workshops/w1', 'mentor', locale)
  await user.click(await screen.findByRole('button', { name: button }))
  expect(await screen.findByText(text)).toBeVisible()
  api.answers(openWorkshop, aWorkshop({ state: 'open', revision: 1 }))
  await user.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull())
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('an open workshop is cancelled after a question', async () => {
  const api = new FakeApi()
    .answers(getOwnWorkshop, aWorkshop({ state: 'open', revision: 3, free: 5 }))
    .answers(cancelWorkshop, { id: 'w1' })
  const { user } = await open('workshops/w1')
  await user.click(await screen.findByRole('button', { name: 'Cancel workshop' }))
  api.answers(getOwnWorkshop, aWorkshop({ state: 'cancelled', revision: 4 }))
  await user.click(screen.getByRole('button', { name: 'Cancel the workshop' }))
  expect(await screen.findByText('This workshop is cancelled.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(api.received(cancelWorkshop)[0]?.body).toEqual({ revision: 3 })
})

test('learners find what they have joined', async () => {
  const joined = { ...aWorkshop({ state: 'open' }), place: 'waiting' as const }
  new FakeApi().answers(getOwnWorkshops, { workshops: [joined], pagination })
  await open('workshops', 'user')
  expect(await screen.findByRole('link', { name: 'Write a résumé' })).toHaveAttribute(
    'href',
    '/user/workshops/w1',
  )
  expect(screen.getByText('You are on the waiting list')).toBeVisible()
})

test.each([
  ['user', 'hi', 'आने वाली', /कोई वर्कशॉप खोजें/],
  ['mentor', 'en', 'Upcoming', /until you open it/],
] as const)('an empty list says to a %s what workshops are, in %s', async (role, locale, period, text) => {
  new FakeApi().answers(getOwnWorkshops, { workshops: [], pagination: { ...pagination, totalItems: 0 } })
  await open('workshops', role, locale)
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('button', { name: period })).toHaveAttribute('aria-pressed', 'true')
})

test.each([
  ['en', /We have hidden this workshop.*Only you see them/, 'Text hidden'],
  ['hi', /हमने यह वर्कशॉप छिपा दी है.*सिर्फ़ आपको दिखते हैं/, 'छिपाया गया'],
] as const)(
  'a hidden workshop says so to its mentor, on its page and in the list, in %s',
  async (locale, note, tag) => {
    const workshop = aWorkshop({ state: 'open', isHidden: true })
    const api = new FakeApi().answers(getOwnWorkshop, workshop)
    const { unmount, container } = await open('workshops/w1', 'mentor', locale)
    expect(await screen.findByText(note)).toBeVisible()
    expect(screen.queryByText(/everybody sees it|सबको दिखती है/)).toBeNull()
    expect(container.querySelector('a[href="/workshops/w1"]')).toBeNull()
    unmount()
    api.answers(getOwnWorkshops, { workshops: [{ ...workshop, place: 'host' }], pagination })
    await open('workshops', 'mentor', locale)
    expect(await screen.findByText(tag)).toBeVisible()
  },
)
