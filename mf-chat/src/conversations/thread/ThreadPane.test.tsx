import { blockChat, getChatHistory, getChatList } from '@mentor-connect/contract/messages/chat'
import { fileReport } from '@mentor-connect/contract/trust/safety'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aMessage, CONVERSATION, OWN, RAVI, type FakeChatServer } from '../testing/fakeChatServer'
import { aChatApi, freshServer, openChat, settle, withRavi } from '../testing/openChat'

let server: FakeChatServer
beforeEach(() => {
  server = freshServer()
  server.ends = { [CONVERSATION]: 2 }
})

const TWO = [aMessage(1), aMessage(2, { senderId: OWN })]
const box = () => screen.findByPlaceholderText('Type your message...')
const log = () => within(screen.getByRole('log', { name: 'Messages with Ravi Iyer' }))
const shown = () =>
  [...screen.getByRole('log').querySelectorAll('[dir=auto]')].map(({ textContent }) => textContent)

async function openThread(messages = TWO) {
  const api = aChatApi(messages)
  const view = await openChat({ with: RAVI })
  await box()
  await settle()
  return { ...view, api }
}

test('shows the messages by day, with time and connection state', async () => {
  const yesterday = new Date(Date.now() - DAY_MS).toISOString()
  await openThread([aMessage(1, { timestamp: yesterday }), aMessage(2)])
  expect(await screen.findByText('Message 2')).toBeVisible()
  expect(log().getByText('Yesterday')).toBeVisible()
  expect(log().getByText('Today')).toBeVisible()
  expect(screen.getByText('Connected')).toBeVisible()
  expect(log().getByText(/Connected to server/)).toBeVisible()
  expect(shown()).toEqual(['Message 1', 'Message 2'])
})

test('Enter sends, Shift+Enter starts a new line, blank text is not sent', async () => {
  const { user } = await openThread()
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  await user.type(await box(), '   ')
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  await user.clear(await box())
  await user.type(await box(), 'One{Shift>}{Enter}{/Shift}two{Enter}')
  await waitFor(() => expect(server.got('message')).toHaveLength(1))
  expect(server.got('message')[0]).toMatchObject({ receiverId: RAVI, message: 'One\ntwo' })
  expect(await box()).toHaveValue('')
  await waitFor(() => expect(log().getAllByRole('img', { name: 'Sent' })).toHaveLength(2))
})

test('a message is shown at once, then as sent, then as read', async () => {
  server.onMessage = () => undefined
  const { user } = await openThread([])
  await user.type(await box(), 'Hello{Enter}')
  expect(await log().findByRole('img', { name: 'Sending' })).toBeVisible()
  act(() => server.acknowledge(server.got('message')[0]!))
  expect(await log().findByRole('img', { name: 'Sent' })).toBeVisible()
  act(() => server.push({ type: 'read', conversationId: CONVERSATION, userId: RAVI, upToSeq: 3 }))
  expect(await log().findByRole('img', { name: 'Read' })).toBeVisible()
  expect(shown()).toEqual(['Hello'])
})

test('acknowledgement, echo and replay of a message show it once', async () => {
  const { user } = await openThread([])
  await user.type(await box(), 'Once{Enter}')
  await log().findByRole('img', { name: 'Sent' })
  const { clientMsgId } = server.got('message')[0]!
  act(() => server.deliver(aMessage(3, { senderId: OWN, message: 'Once', clientMsgId })))
  act(() => server.deliver(aMessage(3, { senderId: OWN, message: 'Once', clientMsgId })))
  expect(shown()).toEqual(['Once'])
})

test('messages written offline are sent when reconnected, in order and with the same ids', async () => {
  const { user } = await openThread([])
  server.refusesWith = 1006
  act(() => server.cut())
  expect(screen.getByText('Disconnected')).toBeVisible()
  expect(log().getByText(/Disconnected from server/)).toBeVisible()
  await user.type(await box(), 'First{Enter}Second{Enter}')
  expect(log().getAllByRole('img', { name: 'Sending' })).toHaveLength(2)

  server.refusesWith = undefined
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(log().getAllByRole('img', { name: 'Sent' })).toHaveLength(2))
  expect(server.got('message').map(({ message }) => message)).toEqual(['First', 'Second'])
  expect(shown()).toEqual(['First', 'Second'])
})

test('a message lost in a dead connection is sent again with the same id', async () => {
  server.onMessage = () => undefined
  const { user } = await openThread([])
  await user.type(await box(), 'Lost?{Enter}')
  await waitFor(() => expect(server.got('message')).toHaveLength(1))
  server.onMessage = (frame) => server.acknowledge(frame)
  act(() => server.cut(1012))
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(server.got('message')).toHaveLength(2))
  expect(server.got('message')[1]).toEqual(server.got('message')[0])
  await log().findByRole('img', { name: 'Sent' })
  expect(shown()).toEqual(['Lost?'])
})

test('a rejected message shows the reason and can be resent', async () => {
  server.onMessage = ({ clientMsgId }) =>
    server.push({ type: 'error', message: 'blocked', code: 'blocked', clientMsgId, retryable: false })
  const { user } = await openThread([])
  await user.type(await box(), 'Hello{Enter}')
  expect(await log().findByText('Not sent')).toBeVisible()
  expect(log().getByText(/Nobody can write here while the conversation is blocked/)).toBeVisible()
  server.onMessage = (frame) => server.acknowledge(frame)
  await user.click(log().getByRole('button', { name: 'Retry' }))
  expect(await log().findByRole('img', { name: 'Sent' })).toBeVisible()
  expect(log().queryByText('Not sent')).toBeNull()
})

test('a gap is filled from the history', async () => {
  const all = [1, 2, 3, 4, 5].map((seq) => aMessage(seq))
  const known = all.slice(0, 2)
  const { api } = await openThread(known)
  await screen.findByText('Message 2')
  api.answers(getChatHistory, all.slice(2))
  act(() => server.deliver(all[4]!))
  await waitFor(() => expect(shown()).toEqual(all.map(({ message }) => message)))
  expect(api.received(getChatHistory).at(-1)?.query).toMatchObject({ afterSeq: 2 })
})

test('the thread is complete after a reconnect', async () => {
  const all = [1, 2, 3].map((seq) => aMessage(seq))
  const { api } = await openThread(all.slice(0, 2))
  act(() => server.cut())
  api.answers(getChatHistory, all.slice(2)).answers(getChatList, [withRavi()])
  server.ends = { [CONVERSATION]: 3 }
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(shown()).toEqual(['Message 1', 'Message 2', 'Message 3']))
  expect(server.got('resume').at(-1)?.cursors).toContainEqual({
    conversationId: CONVERSATION,
    seq: 2,
    changes: 0,
  })
})

test('visible messages of the open thread are marked as read', async () => {
  await openThread()
  await screen.findByText('Message 1')
  act(() => server.deliver(aMessage(3)))
  await waitFor(() =>
    expect(server.got('read').at(-1)).toEqual({ type: 'read', conversationId: CONVERSATION, upToSeq: 3 }),
  )
  expect(screen.getByRole('link', { name: /Ravi Iyer/ })).not.toHaveTextContent('unread')
})

test('a thread that failed to load can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const api = aChatApi(TWO).refuses(getChatHistory, 500, 'internal')
  const { user } = await openChat({ with: RAVI })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  api.answers(getChatHistory, TWO)
  await user.click(retry)
  expect(await screen.findByText('Message 1')).toBeVisible()
})

test('markup and emoji are shown as text', async () => {
  await openThread([aMessage(1, { message: '<img src=x onerror=alert(1)> 👩‍🏫' })])
  expect(await screen.findByText('<img src=x onerror=alert(1)> 👩‍🏫')).toBeVisible()
})

test('a web address can be opened, in a new tab without opener and referrer', async () => {
  await openThread([aMessage(1, { message: 'देखें: www.example.com/a। javascript:alert(1)' })])
  const link = await screen.findByRole('link', { name: 'www.example.com/a (opens in a new tab)' })
  expect(link).toHaveAttribute('href', 'https://www.example.com/a')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull()
})

test('a person can be blocked and reported', async () => {
  const { user, api } = await openThread()
  api.answers(blockChat, withRavi({ blockedBy: [OWN] })).answers(fileReport, { reported: true })
  await user.click(screen.getByRole('button', { name: 'Block or report' }))
  await user.click(screen.getByRole('button', { name: 'Block Ravi Iyer' }))
  await user.click(screen.getByRole('button', { name: 'Block' }))
  expect(await screen.findByText(/You have blocked Ravi Iyer/)).toBeVisible()
  expect(screen.queryByPlaceholderText('Type your message...')).toBeNull()
  expect(api.received(blockChat)[0]?.body).toEqual({ userId: OWN, partnerId: RAVI })

  await user.click(screen.getByRole('button', { name: 'Block or report' }))
  await user.click(screen.getByRole('button', { name: 'Report this conversation' }))
  expect(await screen.findByText(/Ravi Iyer is not told/)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Insults or harassment' }))
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('Thank you. Your report was sent.')).toBeVisible()
  const about = { kind: 'message', subjectId: RAVI, category: 'harassment', text: '' }
  expect(api.received(fileReport)[0]?.body).toEqual({ userId: OWN, ...about })
})

test('nothing can be written if the other person has blocked the conversation', async () => {
  await openThread()
  act(() => server.push({ type: 'blocked', conversationId: CONVERSATION, userId: RAVI, blocked: true }))
  expect(screen.getByText('You cannot write to Ravi Iyer at the moment.')).toBeVisible()
})
