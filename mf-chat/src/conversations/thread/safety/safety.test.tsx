import { blockChat, unblockChat } from '@mentor-connect/contract/messages/chat'
import { fileReport } from '@mentor-connect/contract/trust/safety'
import { notify } from '@mentor-connect/ui'
import { act, screen, waitFor, within } from '@testing-library/react'
import { CONVERSATION, OWN, RAVI, type FakeChatServer } from '../../testing/fakeChatServer'
import { aChatApi, freshServer, openChat, settle, withRavi } from '../../testing/openChat'

const failure = jest.spyOn(notify, 'failure').mockReturnValue(undefined)
const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)

let server: FakeChatServer
beforeEach(() => {
  server = freshServer()
  jest.clearAllMocks()
})
afterAll(() => log.mockRestore())

const PLACEHOLDER = 'Type your message...'
const menuButton = () => screen.getByRole('button', { name: 'Block or report' })
const pushBlocked = (userId: string, blocked: boolean) =>
  act(() => server.push({ type: 'blocked', conversationId: CONVERSATION, userId, blocked }))

async function open(blockedBy: string[] = []) {
  const api = aChatApi([], [withRavi({ blockedBy })])
  const view = await openChat({ with: RAVI })
  await screen.findByRole('heading', { name: 'Ravi Iyer' })
  await settle()
  return { api, ...view }
}

describe('block', () => {
  test('by oneself can be lifted, after which messages can be written', async () => {
    const { api, user } = await open([OWN])
    expect(screen.queryByPlaceholderText(PLACEHOLDER)).toBeNull()
    api.answers(unblockChat, withRavi({ blockedBy: [] }))
    await user.click(screen.getByRole('button', { name: 'Unblock Ravi Iyer' }))
    expect(await screen.findByPlaceholderText(PLACEHOLDER)).toBeVisible()
    expect(api.received(unblockChat)[0]?.body).toEqual({ userId: OWN, partnerId: RAVI })
  })

  test('by the other person cannot be lifted here; when it is lifted, that shows at once', async () => {
    await open([RAVI])
    expect(screen.getByText('You cannot write to Ravi Iyer at the moment.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Unblock Ravi Iyer' })).toBeNull()
    pushBlocked(RAVI, false)
    expect(screen.getByPlaceholderText(PLACEHOLDER)).toBeVisible()
  })

  test('by both people lasts until both have lifted it', async () => {
    await open()
    pushBlocked(RAVI, true)
    pushBlocked(OWN, true)
    expect(screen.getByText(/You have blocked Ravi Iyer/)).toBeVisible()
    pushBlocked(OWN, false)
    expect(screen.getByText('You cannot write to Ravi Iyer at the moment.')).toBeVisible()
    pushBlocked(RAVI, false)
    expect(screen.getByPlaceholderText(PLACEHOLDER)).toBeVisible()
  })

  test('shows an error and no block if it fails', async () => {
    const { api, user } = await open()
    api.isUnreachable(blockChat)
    await user.click(menuButton())
    await user.click(screen.getByRole('button', { name: 'Block Ravi Iyer' }))
    await user.click(screen.getByRole('button', { name: 'Block' }))
    await waitFor(() => expect(failure).toHaveBeenCalledWith('That did not work. Please try again.'))
    expect(screen.getByPlaceholderText(PLACEHOLDER)).toBeVisible()
    expect(screen.queryByText(/You have blocked/)).toBeNull()
  })

  test('says first what is cancelled with it', async () => {
    const { api, user } = await open()
    await user.click(menuButton())
    await user.click(screen.getByRole('button', { name: 'Block Ravi Iyer' }))
    const dialog = screen.getByRole('dialog', { name: 'Block Ravi Iyer?' })
    expect(dialog).toHaveTextContent(/sessions, requests, a mentorship and seats in workshops/)
    await user.click(within(dialog).getByRole('button', { name: 'Do not block' }))
    expect(api.received(blockChat)).toEqual([])
  })

  test('of an unknown conversation changes nothing', async () => {
    await open()
    act(() => server.push({ type: 'blocked', conversationId: 'other', userId: RAVI, blocked: true }))
    expect(screen.getByPlaceholderText(PLACEHOLDER)).toBeVisible()
  })
})

test('the menu works by keyboard: Escape closes it and returns the focus', async () => {
  const { user } = await open()
  menuButton().focus()
  await user.keyboard('{Enter}')
  await user.tab()
  expect(screen.getByRole('button', { name: 'Mentorship' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Block Ravi Iyer' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Report this conversation' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Block Ravi Iyer' })).toBeNull()
  expect(menuButton()).toHaveFocus()
})

test('a report about a conversation names the partner, and closing it returns to the menu button', async () => {
  const { api, user } = await open()
  api.answers(fileReport, { reported: true })
  await user.click(menuButton())
  await user.click(screen.getByRole('button', { name: 'Report this conversation' }))
  const dialog = await screen.findByRole('dialog', { name: 'Report the conversation with Ravi Iyer' })
  await user.click(within(dialog).getByRole('radio', { name: 'Asks for money, or fraud' }))
  await user.click(within(dialog).getByRole('button', { name: 'Send report' }))
  expect(await within(dialog).findByText(/You can block Ravi Iyer in the menu/)).toBeVisible()
  const about = { kind: 'message', subjectId: RAVI, category: 'money', text: '' }
  expect(api.received(fileReport)[0]?.body).toEqual({ userId: OWN, ...about })
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(menuButton()).toHaveFocus()
})

test('block and its notice in Hindi', async () => {
  const api = aChatApi([], [withRavi()]).answers(blockChat, withRavi({ blockedBy: [OWN] }))
  const { user } = await openChat({ with: RAVI, locale: 'hi' })
  await user.click(await screen.findByRole('button', { name: 'ब्लॉक करें या शिकायत करें' }))
  await user.click(screen.getByRole('button', { name: 'Ravi Iyer को ब्लॉक करें' }))
  await user.click(screen.getByRole('button', { name: 'ब्लॉक करें' }))
  expect(await screen.findByText(/आपने Ravi Iyer को ब्लॉक किया है/)).toBeVisible()
  expect(api.received(blockChat)).toHaveLength(1)
})
