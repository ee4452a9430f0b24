import { blockChat, reportChat, unblockChat } from '@mentor-connect/contract/api/chat'
import { REPORT_REASON_MAX } from '@mentor-connect/contract/rules/chatLimits'
import { notify } from '@mentor-connect/ui'
import { act, screen, waitFor } from '@testing-library/react'
import { CONVERSATION, OWN, RAVI, type FakeChatServer } from '../../testing/fakeChatServer'
import { aChatApi, freshServer, openChat, settle, withRavi } from '../../testing/openChat'

const success = jest.spyOn(notify, 'success').mockReturnValue(undefined)
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

async function openReport() {
  const view = await open()
  await view.user.click(menuButton())
  await view.user.click(screen.getByRole('button', { name: 'Report this conversation' }))
  const reason = await screen.findByLabelText('What happened?')
  return { ...view, reason, send: screen.getByRole('button', { name: 'Send report' }) }
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
    await waitFor(() => expect(failure).toHaveBeenCalledWith('That did not work. Please try again.'))
    expect(screen.getByPlaceholderText(PLACEHOLDER)).toBeVisible()
    expect(screen.queryByText(/You have blocked/)).toBeNull()
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
  expect(screen.getByRole('button', { name: 'Block Ravi Iyer' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Report this conversation' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Block Ravi Iyer' })).toBeNull()
  expect(menuButton()).toHaveFocus()
})

describe('report', () => {
  test('requires a reason that is not blank', async () => {
    const { reason, send, user } = await openReport()
    expect(send).toBeDisabled()
    await user.type(reason, '   ')
    expect(send).toBeDisabled()
    await user.type(reason, 'He asks for money')
    expect(send).toBeEnabled()
  })

  test('is sent trimmed in any script, confirmed, and closes the dialog', async () => {
    const { api, reason, send, user } = await openReport()
    api.answers(reportChat, { reported: true })
    await user.click(reason)
    await user.paste('  पैसे माँगता है 😡 ')
    await user.click(send)
    await waitFor(() => expect(success).toHaveBeenCalledWith('Thank you. Your report was sent.'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.received(reportChat)[0]?.body).toEqual({
      userId: OWN,
      partnerId: RAVI,
      reason: 'पैसे माँगता है 😡',
    })
  })

  test('shows an error, keeps the input and can be resent if it fails', async () => {
    const { api, reason, send, user } = await openReport()
    api.refuses(reportChat, 429, 'rate_limited')
    await user.type(reason, 'Rude words')
    await user.click(send)
    expect(await screen.findByRole('alert')).toHaveTextContent('The report could not be sent.')
    expect(reason).toHaveValue('Rude words')
    api.answers(reportChat, { reported: true })
    await user.click(send)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.received(reportChat)).toHaveLength(2)
  })

  test('is not sent twice', async () => {
    const { api, reason, send, user } = await openReport()
    api.neverAnswers(reportChat)
    await user.type(reason, 'Rude words')
    await user.dblClick(send)
    await waitFor(() => expect(send).toBeDisabled())
    expect(api.received(reportChat)).toHaveLength(1)
  })

  test('limits the length to what the server accepts', async () => {
    const { reason, user } = await openReport()
    await user.click(reason)
    await user.paste('x'.repeat(REPORT_REASON_MAX + 500))
    expect(reason).toHaveValue('x'.repeat(REPORT_REASON_MAX))
  })

  test.each([
    [
      'Cancel',
      (user: Awaited<ReturnType<typeof open>>['user']) =>
        user.click(screen.getByRole('button', { name: 'Cancel' })),
    ],
    ['Escape', (user: Awaited<ReturnType<typeof open>>['user']) => user.keyboard('{Escape}')],
  ])('is cancelled with %s without sending', async (_, leave) => {
    const { api, reason, user } = await openReport()
    await user.type(reason, 'Perhaps not')
    await leave(user)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.received(reportChat)).toEqual([])
  })
})

test('block and its notice in Hindi', async () => {
  const api = aChatApi([], [withRavi()]).answers(blockChat, withRavi({ blockedBy: [OWN] }))
  const { user } = await openChat({ with: RAVI, locale: 'hi' })
  await user.click(await screen.findByRole('button', { name: 'ब्लॉक करें या शिकायत करें' }))
  await user.click(screen.getByRole('button', { name: 'Ravi Iyer को ब्लॉक करें' }))
  expect(await screen.findByText(/आपने Ravi Iyer को ब्लॉक किया है/)).toBeVisible()
  expect(api.received(blockChat)).toHaveLength(1)
})
