import type { Call } from '@mentor-connect/contract/messages/callFrames'
import type { CallRecord } from '@mentor-connect/contract/messages/callRecord'
import { CALL_RINGS_MS } from '@mentor-connect/contract/messages/callRules'
import {
  CALLS_ONLY_IN_SESSIONS,
  getCallConsent,
  setCallConsent,
  type CallConsent,
} from '@mentor-connect/contract/messages/calls'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aMessage, CONVERSATION, OWN, RAVI, type FakeChatServer } from '../testing/fakeChatServer'
import { aChatApi, freshServer, openChat, settle, withRavi } from '../testing/openChat'

let server: FakeChatServer
let api: ReturnType<typeof aChatApi>
beforeEach(() => {
  localStorage.clear()
  for (const level of ['info', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined)
  server = freshServer()
})
afterEach(() => jest.restoreAllMocks())

async function openThread(consent: CallConsent, locale: 'en' | 'hi' = 'en') {
  api = aChatApi([]).answers(getCallConsent, consent)
  const view = await openChat({ with: RAVI, locale })
  await settle()
  return view
}

const NOW = new Date().toISOString()
const RINGING: Call = {
  callId: 'call-1',
  conversationId: CONVERSATION,
  version: 1,
  state: 'ringing',
  startedBy: RAVI,
  startedAt: NOW,
  people: [{ userId: RAVI, deviceId: 'd1', since: NOW }],
}
const ring = () => act(async () => server.push({ type: 'call_ringing', call: RINGING }))

describe('allowing calls', () => {
  test('once both allow them, the header leads to the call', async () => {
    const { user, router } = await openThread({ own: true, partner: true })
    await user.click(await screen.findByRole('button', { name: 'Call Ravi Iyer' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/user/calls/${CONVERSATION}`))
  })

  test.each([
    ['en', 'Calls with Ravi Iyer', 'Allow calls in this conversation', 'Ask to allow calls', 'Asked'],
    ['hi', 'Ravi Iyer के साथ कॉल', 'इस बातचीत में कॉल की अनुमति दें', 'अनुमति माँगें', 'पूछ लिया गया'],
  ] as const)(
    'one allows them and asks the other person, in %s',
    async (locale, title, allow, ask, asked) => {
      const { user } = await openThread({ partner: false }, locale)
      api.answers(setCallConsent, { own: true, partner: false })
      await user.click(await screen.findByRole('button', { name: title }))
      const dialog = within(await screen.findByRole('dialog', { name: title }))
      await user.click(dialog.getByRole('switch', { name: allow }))
      expect(api.received(setCallConsent)[0]?.body).toEqual({ userId: OWN, allowed: true })
      await user.click(await dialog.findByRole('button', { name: ask }))
      expect(dialog.getByRole('button', { name: asked })).toHaveAttribute('aria-disabled', 'true')
      await waitFor(() => expect(server.got('message')).toHaveLength(1))
    },
  )

  test('the header changes when the other person allows them, and when that is taken back', async () => {
    await openThread({ own: true, partner: false })
    await screen.findByRole('button', { name: 'Calls with Ravi Iyer' })
    const allows = (allowed: boolean) =>
      act(async () =>
        server.push({ type: 'calls_allowed', conversationId: CONVERSATION, userId: RAVI, allowed }),
      )
    await allows(true)
    expect(screen.getByRole('button', { name: 'Call Ravi Iyer' })).toBeVisible()
    await allows(false)
    expect(screen.getByRole('button', { name: 'Calls with Ravi Iyer' })).toBeVisible()
  })

  test('a learner under 18 learns that calls are for sessions', async () => {
    const { user } = await openThread({ partner: false })
    api.refuses(setCallConsent, 403, 'forbidden', undefined, { reason: CALLS_ONLY_IN_SESSIONS })
    await user.click(await screen.findByRole('button', { name: 'Calls with Ravi Iyer' }))
    await user.click(await screen.findByRole('switch'))
    expect(await screen.findByText(/You can talk in booked sessions/)).toBeVisible()
    expect(screen.getByRole('switch')).not.toBeChecked()
  })

  test.each([
    ['before the first answer', { firstContact: { messagesLeft: 3 } }],
    ['in a blocked conversation', { blockedBy: [OWN] }],
  ])('no calls are offered %s', async (_, parts) => {
    api = aChatApi([], [withRavi(parts)]).answers(getCallConsent, { own: true, partner: true })
    await openChat({ with: RAVI })
    await settle()
    expect(screen.queryByRole('button', { name: /Call/ })).toBeNull()
    expect(api.received(getCallConsent)).toEqual([])
  })
})

describe('ringing', () => {
  test('says who calls, and accepting leads to the call', async () => {
    const { user, router } = await openThread({ own: true, partner: true })
    await ring()
    const dialog = within(await screen.findByRole('dialog', { name: 'Ravi Iyer is calling' }))
    expect(dialog.getByText(/Calls are not recorded/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/user/calls/${CONVERSATION}`))
    expect(router.state.location.state).toEqual({ answers: 'call-1' })
  })

  test('declining tells the server, and Escape does the same', async () => {
    const { user } = await openThread({ own: true, partner: true })
    await ring()
    await user.click(await screen.findByRole('button', { name: 'Decline' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(server.got('call_decline')).toMatchObject([{ callId: 'call-1' }]))
  })

  test('a key that was meant for the message box does not accept the call', async () => {
    const { user } = await openThread({ own: true, partner: true })
    await user.click(await screen.findByPlaceholderText('Type your message...'))
    await ring()
    expect(await screen.findByRole('heading', { name: 'Ravi Iyer is calling' })).toHaveFocus()
    await user.keyboard(' {Enter}')
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  test.each<[string, () => void]>([
    ['it was answered on another device', () => server.push({ type: 'call_state', call: answered() })],
    [
      'the caller gives up',
      () =>
        server.push({
          type: 'call_ended',
          callId: 'call-1',
          conversationId: CONVERSATION,
          reason: 'missed',
        }),
    ],
    ['chat is connected anew', () => server.cut()],
  ])('ends when %s', async (_, happen) => {
    await openThread({ own: true, partner: true })
    await ring()
    await screen.findByRole('dialog')
    await act(async () => happen())
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('ends by itself, and another call does not end it', async () => {
    await openThread({ own: true, partner: true })
    jest.useFakeTimers({ advanceTimers: true })
    await ring()
    await screen.findByRole('dialog')
    const other = { ...answered(), callId: 'other' }
    await act(async () => server.push({ type: 'call_state', call: other }))
    expect(screen.getByRole('dialog')).toBeVisible()
    await act(async () => void jest.advanceTimersByTime(CALL_RINGS_MS + 10_000))
    expect(screen.queryByRole('dialog')).toBeNull()
    jest.useRealTimers()
  })

  test('its sound can be turned off for this device', async () => {
    const { user } = await openThread({ own: true, partner: true })
    await ring()
    const sound = await screen.findByRole('switch', { name: 'Sound of incoming calls' })
    expect(sound).toBeChecked()
    await user.click(sound)
    expect(sound).not.toBeChecked()
    expect(localStorage.getItem('mc.call-sound')).toBe('muted')
  })
})

const answered = (): Call => ({
  ...RINGING,
  version: 2,
  state: 'active',
  people: [...RINGING.people, { userId: OWN, deviceId: 'd2', since: NOW }],
})

test.each<[string, Partial<CallRecord>, string, string]>([
  ['answered', { outcome: 'answered', seconds: 720 }, RAVI, 'Call, 12 minutes'],
  [
    'of a session',
    { outcome: 'answered', seconds: 1800, sessionId: 's1' },
    OWN,
    'Call of a session, 30 minutes',
  ],
  ['missed', { outcome: 'missed' }, RAVI, 'Missed call from Ravi Iyer'],
  ['missed by the other', { outcome: 'missed' }, OWN, 'Ravi Iyer did not answer your call'],
  ['declined', { outcome: 'declined' }, RAVI, 'You declined the call from Ravi Iyer'],
  ['declined by the other', { outcome: 'declined' }, OWN, 'Ravi Iyer declined your call'],
])('the thread shows a call: %s', async (_, parts, senderId, text) => {
  const call = { callId: 'c', startedAt: NOW, endedAt: NOW, outcome: 'missed', ...parts } as CallRecord
  const message = aMessage(2, { senderId, message: 'Call', call })
  const last = { senderId, message: 'Call', timestamp: NOW, seq: 2, callOutcome: call.outcome }
  aChatApi([message], [withRavi({ lastMessage: last })]).answers(getCallConsent, { partner: false })
  await openChat({ with: RAVI })
  const log = within(await screen.findByRole('log'))
  expect(await log.findByText(text, { exact: false })).toBeVisible()
  expect(log.queryByText('Sent')).toBeNull()
})
