import { textDrafts } from '@mentor-connect/api/drafts'
import {
  MESSAGES_CLOSED,
  getWorkshopMessages,
  sendWorkshopMessage,
  takeBackWorkshopMessage,
  type WorkshopMessages,
} from '@mentor-connect/contract/mentoring/workshops/workshopMessages'
import {
  getOwnWorkshop,
  getWorkshopPeople,
  type OwnWorkshop,
} from '@mentor-connect/contract/mentoring/workshops/workshops'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import routes from '../../routes'

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const aWorkshop = (parts: Partial<OwnWorkshop> = {}): OwnWorkshop => ({
  id: 'w1',
  title: 'Write a résumé',
  description: 'Bring your own.',
  language: 'en',
  subject: 'Career',
  start: inHours(48),
  end: inHours(49),
  state: 'open',
  seats: 20,
  free: 18,
  waiting: 0,
  mentor: { id: 'm', name: 'Ravi Iyer' },
  minutes: 60,
  meetingUrl: '',
  revision: 1,
  ...parts,
})
const pageOf = (messages: WorkshopMessages['messages']): WorkshopMessages => ({
  messages,
  pagination: { page: 1, limit: 10, totalItems: messages.length, totalPages: 1 },
})
const apiWith = (messages: WorkshopMessages['messages'] = [], workshop = aWorkshop()) =>
  new FakeApi()
    .answers(getOwnWorkshop, workshop)
    .answers(getWorkshopPeople, { people: [], unnamed: 0, pagination: pageOf([]).pagination })
    .answers(getWorkshopMessages, pageOf(messages))
const open = (locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, '/mentor/sessions/workshops/w1', {
    mount: '/mentor/sessions',
    session: signedIn(aMentor()),
    locale,
  })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(async () => {
  jest.restoreAllMocks()
  await textDrafts().clear('mentor-1')
})

test.each([
  ['en', 'Your message', 'Send to everybody with a seat', 'The message is sent.'],
  ['hi', 'आपका संदेश', 'सबको भेजें', 'संदेश भेज दिया गया है।'],
] as const)('the mentor writes to everybody with a seat, in %s', async (locale, field, send, done) => {
  const written = { id: 'm1', text: 'Bring a pen.', sentAt: inHours(0) }
  const api = apiWith().answers(sendWorkshopMessage, written)
  const { user } = await open(locale)
  await user.type(await screen.findByRole('textbox', { name: field }), ' Bring a pen. ')
  api.answers(getWorkshopMessages, pageOf([written]))
  await user.click(screen.getByRole('button', { name: send }))
  expect(await screen.findByText(done)).toBeVisible()
  expect(screen.getByRole('textbox', { name: field })).toHaveValue('')
  expect(await screen.findByText('Bring a pen.')).toBeVisible()
  expect(api.received(sendWorkshopMessage)[0]?.body).toMatchObject({ text: 'Bring a pen.' })
})

test('what is refused stays, says why, and is sent with the same id again', async () => {
  const api = apiWith().refuses(sendWorkshopMessage, 429, 'rate_limited')
  const { user } = await open()
  const field = await screen.findByRole('textbox', { name: 'Your message' })
  await user.click(screen.getByRole('button', { name: 'Send to everybody with a seat' }))
  expect(await screen.findByText('Write a message.')).toBeVisible()
  await user.type(field, 'Call me: 98765 43210')
  expect(screen.getByText(/looks like a phone number/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send to everybody with a seat' }))
  expect(await screen.findByText(/at most 3 messages within 24 hours. Your text stays/)).toBeVisible()
  expect(field).toHaveValue('Call me: 98765 43210')
  api.refuses(sendWorkshopMessage, 409, 'session_changed', undefined, { reason: MESSAGES_CLOSED })
  await user.click(screen.getByRole('button', { name: 'Send to everybody with a seat' }))
  expect(await screen.findByText(/until 7 days after its end/)).toBeVisible()
  const ids = api.received(sendWorkshopMessage).map(({ body }) => (body as { id: string }).id)
  expect(new Set(ids).size).toBe(1)
})

test.each([
  ['en', 'Your message', 'Send to everybody with a seat', 'Here is what you wrote last time.'],
  ['hi', 'आपका संदेश', 'सबको भेजें', 'पिछली बार आपने जो लिखा था, वह यहाँ है।'],
] as const)(
  'what is being written is kept on the device until it is sent, in %s',
  async (locale, label, send, restored) => {
    const api = apiWith().isUnreachable(sendWorkshopMessage)
    const { user: before } = await open(locale)
    await before.type(await screen.findByRole('textbox', { name: label }), 'Bring a pen.')
    await before.click(screen.getByRole('button', { name: send }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.queryByText(restored)).toBeNull()
    cleanup()

    const { user } = await open(locale)
    expect(await screen.findByText(restored)).toBeVisible()
    const field = screen.getByRole('textbox', { name: label })
    expect(field).toHaveValue('Bring a pen.')
    api.answers(sendWorkshopMessage, { id: 'm1', text: 'Bring a pen.', sentAt: inHours(0) })
    await user.click(screen.getByRole('button', { name: send }))
    await waitFor(() => expect(field).toHaveValue(''))
    expect(screen.queryByText(restored)).toBeNull()
    await waitFor(async () => expect(await textDrafts().open('mentor-1')).toEqual([]))
    // The first request may have reached the server, so the second one must have the same id.
    const ids = api.received(sendWorkshopMessage).map(({ body }) => (body as { id: string }).id)
    expect([ids.length, new Set(ids).size]).toEqual([2, 1])
  },
)

test('each workshop has a draft of its own', async () => {
  const values = { text: 'Bring a pen.', id: 'x' }
  const key = 'mentor-1/workshop-message/w2'
  await textDrafts().put({ key, owner: 'mentor-1', writtenAt: inHours(-1), values })
  apiWith()
  await open()
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toHaveValue('')
})

test.each([
  ['en', /^Withdraw the message of/, 'Withdraw', 'Keep it', 'The message is withdrawn.'],
  ['hi', /का संदेश वापस लें$/, 'वापस लें', 'रहने दें', 'संदेश वापस ले लिया गया है।'],
] as const)('a message is taken back after a question, in %s', async (locale, button, yes, no, done) => {
  const messages = [
    { id: 'm1', text: 'Bring a pen.', sentAt: inHours(-1) },
    { id: 'm2', text: 'Bring paper.', sentAt: inHours(-2) },
  ]
  const api = apiWith(messages).isUnreachable(takeBackWorkshopMessage)
  const { user } = await open(locale)
  const [first] = await screen.findAllByRole('button', { name: button })
  await user.click(first!)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: no }))
  expect(api.received(takeBackWorkshopMessage)).toEqual([])

  await user.click(first!)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: yes }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByText('Bring a pen.')).toBeVisible()

  api.answers(takeBackWorkshopMessage, {}).answers(getWorkshopMessages, pageOf(messages.slice(1)))
  await user.click(first!)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: yes }))
  expect(await screen.findByText(done)).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Bring a pen.')).toBeNull())
  expect(screen.getByText('Bring paper.')).toBeVisible()
  expect(screen.getByRole('heading', { name: /Messages to those|संदेश$/ })).toHaveFocus()
  const params = { id: 'w1', messageId: 'm1' }
  expect(api.received(takeBackWorkshopMessage)).toMatchObject([{ params }, { params }])
})

test('long after the end there is no form; links lead on, and what is hidden says so', async () => {
  const messages = [
    { id: 'm1', text: 'Slides: https://example.org/slides.', sentAt: inHours(-300) },
    { id: 'm2', text: 'Pay me.', sentAt: inHours(-301), isHidden: true },
  ]
  apiWith(messages, aWorkshop({ start: inHours(-201), end: inHours(-200), state: 'held' }))
  await open()
  const list = within(await screen.findByRole('list', { name: 'Messages to those with a seat' }))
  const link = list.getByRole('link', { name: 'https://example.org/slides' })
  expect(link).toHaveAttribute('rel', expect.stringContaining('nofollow ugc'))
  expect(list.getByText('This message is hidden: only you see it.')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})
