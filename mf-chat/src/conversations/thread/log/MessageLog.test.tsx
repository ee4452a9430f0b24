import { getChatHistory } from '@mentor-connect/contract/messages/chat'
import { HISTORY_PAGE, HISTORY_PAGE_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { untilLoading } from '@mentor-connect/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aMessage, CONVERSATION, OWN, RAVI, type FakeChatServer } from '../../testing/fakeChatServer'
import { aChatApi, freshServer, openChat, settle } from '../../testing/openChat'

let server: FakeChatServer
beforeEach(() => {
  server = freshServer()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

/** More than one page, so that there are older messages. */
const LONG = Array.from({ length: HISTORY_PAGE + 10 }, (_, index) => aMessage(index + 1))
const END = LONG.length

async function open(messages = LONG, locale: 'en' | 'hi' = 'en') {
  server.ends = { [CONVERSATION]: messages.at(-1)?.seq ?? 0 }
  const api = aChatApi(messages)
  const view = await openChat({ with: RAVI, locale })
  const log = await screen.findByRole('log')
  await settle()
  return { api, log, ...view }
}

const shown = () =>
  [...screen.getByRole('log').querySelectorAll('[dir=auto]')].map(({ textContent }) => textContent)

/** Sets the log's height and scroll position. */
function scrollTo(log: HTMLElement, top: number) {
  for (const [name, value] of Object.entries({ scrollHeight: 5000, clientHeight: 400 }))
    Object.defineProperty(log, name, { configurable: true, value })
  log.scrollTop = top
  fireEvent.scroll(log)
}

/** Scrolls up from the end to the position at which older messages are loaded. */
function scrollUp(log: HTMLElement) {
  scrollTo(log, 4600)
  scrollTo(log, 100)
}

describe('older messages', () => {
  test('are loaded once, before the reader reaches the first message', async () => {
    const { api, log } = await open()
    expect(shown()).toHaveLength(HISTORY_PAGE)
    scrollUp(log)
    await waitFor(() => expect(shown()).toHaveLength(END))
    expect(shown()[0]).toBe('Message 1')
    expect(api.received(getChatHistory).at(-1)?.query).toMatchObject({
      beforeSeq: 11,
      limit: HISTORY_PAGE_MAX,
    })
    scrollUp(log)
    expect(api.received(getChatHistory)).toHaveLength(2)
  })

  test('show that they are loading, without an announcement', async () => {
    const { api, log } = await open()
    api.neverAnswers(getChatHistory)
    expect(log).toHaveAttribute('aria-live', 'polite')
    scrollUp(log)
    expect(await screen.findByText('Older messages are loading')).toBeVisible()
    expect(log).toHaveAttribute('aria-live', 'off')
    scrollUp(log)
    expect(api.received(getChatHistory)).toHaveLength(2)
  })

  test('can be retried after a failure; the others stay', async () => {
    const { api, log, user } = await open()
    api.isUnreachable(getChatHistory)
    scrollUp(log)
    expect(await screen.findByText(/Older messages could not be loaded/)).toBeVisible()
    expect(shown()).toHaveLength(HISTORY_PAGE)
    scrollUp(log)
    expect(api.received(getChatHistory)).toHaveLength(2)
    api.answers(getChatHistory, LONG.slice(0, 10))
    await user.click(within(log).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(shown()).toHaveLength(END))
    expect(screen.queryByText(/Older messages could not/)).toBeNull()
  })

  test('are not requested if the first message is shown', async () => {
    const { api, log } = await open([aMessage(1), aMessage(2)])
    scrollUp(log)
    await settle()
    expect(api.received(getChatHistory)).toHaveLength(1)
  })
})

describe('a reader who has scrolled up', () => {
  test('is told of new messages, which stay unread until they are scrolled to', async () => {
    const { log, user } = await open()
    scrollUp(log)
    act(() => server.deliver(aMessage(END + 1)))
    const row = () => screen.getByRole('link', { name: /Ravi Iyer/ })
    expect(row()).toHaveTextContent('1 unread message')
    await user.click(screen.getByRole('button', { name: 'New messages' }))
    await waitFor(() => expect(row()).not.toHaveTextContent('unread'))
    expect(server.got('read').at(-1)).toMatchObject({ upToSeq: END + 1 })
    expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull()
  })

  test('can go back to the latest message', async () => {
    const { log, user } = await open()
    expect(screen.queryByRole('button', { name: 'To the latest message' })).toBeNull()
    scrollUp(log)
    await user.click(screen.getByRole('button', { name: 'To the latest message' }))
    expect(screen.queryByRole('button', { name: 'To the latest message' })).toBeNull()
  })
})

test('nothing is marked as read in a hidden tab; everything is when it becomes visible', async () => {
  await open([aMessage(1), aMessage(2)])
  let visibility = 'hidden'
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  act(() => server.deliver(aMessage(3)))
  await settle()
  expect(server.got('read').map(({ upToSeq }) => upToSeq)).not.toContain(3)
  expect(screen.getByRole('link', { name: /Ravi Iyer/ })).toHaveTextContent('1 unread message')

  visibility = 'visible'
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(server.got('read').at(-1)).toMatchObject({ upToSeq: 3 }))
})

test('the thread shows that it is loading', async () => {
  aChatApi().neverAnswers(getChatHistory)
  await openChat({ with: RAVI })
  await untilLoading()
  expect(screen.queryByRole('log')).toBeNull()
})

test('every message has its author and time', async () => {
  const timestamp = new Date(new Date().setHours(9, 5, 0, 0)).toISOString()
  await open([aMessage(1, { timestamp }), aMessage(2, { senderId: OWN, timestamp })])
  const [first, second] = within(screen.getByRole('log'))
    .getAllByRole('listitem')
    .filter((line) => line.textContent.includes('Message'))
  expect(first).toHaveTextContent(/^Ravi Iyer: Message 19:05 am$/)
  expect(second).toHaveTextContent(/^You: Message 29:05 am$/)
  expect(within(second!).getByRole('img', { name: 'Sent' })).toBeVisible()
  expect(within(first!).queryByRole('img')).toBeNull()
})

test('a rejected message can be deleted, and is not sent later', async () => {
  server.onMessage = ({ clientMsgId }) =>
    server.push({ type: 'error', message: '', code: 'too_long', clientMsgId, retryable: false })
  const { log, user } = await open([])
  await user.type(screen.getByRole('textbox', { name: 'Message to Ravi Iyer' }), 'Too much{Enter}')
  await user.click(await within(log).findByRole('button', { name: 'Delete' }))
  expect(shown()).toEqual([])
  act(() => server.cut())
  act(() => void window.dispatchEvent(new Event('online')))
  await settle()
  expect(server.got('message')).toHaveLength(1)
})

test.each([
  ['en', 'forbidden', 'You are not allowed to write to this person.'],
  [
    'en',
    'unavailable',
    'Not delivered yet: chat is not working at the moment. Your message will be sent again automatically.',
  ],
  ['hi', 'rate_limited', 'आप बहुत तेज़ी से लिख रहे हैं। आपके संदेश एक-एक करके भेजे जाएँगे।'],
] as const)('an error of the service has a text, in %s: %s', async (locale, code, text) => {
  const { log } = await open([], locale)
  act(() => server.push({ type: 'error', message: 'raw', code, clientMsgId: 'any' }))
  expect(within(log).getByText(new RegExp(text))).toBeVisible()
  expect(within(log).queryByText(/raw/)).toBeNull()
})

test('an error code of a newer service shows the service’s message', async () => {
  const { log } = await open([])
  act(() => server.push({ type: 'error', message: 'The moon is full.', code: 'moon' as never }))
  expect(within(log).getByText(/The moon is full\./)).toBeVisible()
})

test('is translated to Hindi', async () => {
  await open([aMessage(1, { timestamp: new Date().toISOString() })], 'hi')
  const log = screen.getByRole('log', { name: 'Ravi Iyer के साथ संदेश' })
  expect(within(log).getByText('आज')).toBeVisible()
  expect(screen.getByText('कनेक्टेड')).toBeVisible()
  act(() => server.cut())
  expect(screen.getByText('डिस्कनेक्टेड')).toBeVisible()
  expect(within(log).getByText(/सर्वर से संपर्क टूट गया/)).toBeVisible()
})
