import { getIceServers, openSessionCall, SESSION_CALL_CLOSED } from '@mentor-connect/contract/messages/calls'
import { getChatList } from '@mentor-connect/contract/messages/chat'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { CONVERSATION } from '../conversations/testing/fakeChatServer'
import { settle } from '../conversations/testing/openChat'
import { FakePeerConnection } from './connection/testing/FakePeerConnection'
import { CALL_SERVERS, fakesForEachTest, joinCall, letRaviCome, openCall, press } from './testing/openCall'

const fakes = fakesForEachTest()

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const says = (text: string | RegExp) => screen.findByText(text)
/** Ravi tells over the connection what he sends. */
const raviSends = (media: object) => act(async () => void fakes.ravi!.sendText(JSON.stringify(media)))

const inCall = (options?: Parameters<typeof openCall>[0]) => joinCall(fakes, options)

test('before the call one checks the devices, and calls then', async () => {
  const view = await openCall()
  expect(await screen.findByRole('heading', { name: 'Call with Ravi Iyer' })).toBeVisible()
  expect(screen.getByText(/Nothing is recorded/)).toBeVisible()
  expect(screen.getByLabelText('Your picture')).toBeVisible()
  expect(screen.getByRole('meter', { name: 'Level of your microphone' })).toBeVisible()
  expect(fakes.server.got('call_start')).toEqual([])
  await press(view, 'Call Ravi Iyer')
  expect(fakes.server.got('call_start')).toMatchObject([{ conversationId: CONVERSATION }])
  expect(await says('It is ringing for Ravi Iyer')).toBeVisible()
  expect(screen.getByRole('region', { name: /Call with Ravi Iyer/ })).toHaveFocus()
})

test.each([
  ['en', 'You are connected with Ravi Iyer', 'Connection: good', 'Leave'],
  ['hi', 'आप Ravi Iyer से जुड़ गए हैं', 'कनेक्शन: अच्छा', 'छोड़ें'],
] as const)(
  'two people meet, hear of each other and leave, in %s',
  async (locale, connected, quality, leave) => {
    const view = await inCall({ locale })
    expect(await says(connected)).toBeVisible()
    expect(screen.getByText(quality)).toBeVisible()
    expect(FakePeerConnection.all[0]!.configuration).toMatchObject({
      iceServers: CALL_SERVERS.iceServers,
      iceTransportPolicy: 'all',
    })
    await press(view, leave)
    expect(fakes.server.got('call_leave')).toHaveLength(1)
    expect([...fakes.devices.live('audio'), ...fakes.devices.live('video')]).toEqual([])
    expect(FakePeerConnection.all[0]!.signalingState).toBe('closed')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  },
)

test('says what the other person sends', async () => {
  await inCall()
  await raviSends({ microphone: 'off', picture: 'camera' })
  expect(await says('Ravi Iyer has turned the microphone off')).toBeVisible()
  expect(screen.getByLabelText('Picture of Ravi Iyer')).toBeVisible()
  await raviSends({ microphone: 'on', picture: 'paused' })
  expect(await says(/The network of Ravi Iyer is slow/)).toBeVisible()
  expect(screen.queryByLabelText('Picture of Ravi Iyer')).toBeNull()
  await raviSends({ microphone: 'on', picture: 'screen' })
  expect(await says('Ravi Iyer is sharing a screen')).toBeVisible()
})

test('the shell learns how high the controls are, so that its notifications cover none of them', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(96)
  const { style } = document.documentElement
  const view = await inCall()
  expect(style.getPropertyValue('--mc-bottom-bar')).toBe('96px')
  await press(view, 'Chat')
  await press(view, 'Close the chat')
  expect(style.getPropertyValue('--mc-bottom-bar')).toBe('96px')
  await press(view, 'Leave')
  expect(style.getPropertyValue('--mc-bottom-bar')).toBe('')
})

test('microphone and camera are turned off and on, by button and by key, and the light of the camera goes out', async () => {
  const view = await inCall()
  const microphone = button('Microphone, on')
  await view.user.click(microphone)
  expect(button('Microphone, off')).toHaveAttribute('aria-pressed', 'false')
  expect(fakes.devices.live('audio')[0]!.enabled).toBe(false)
  fireEvent.keyDown(microphone, { code: 'KeyM' })
  await waitFor(() => expect(fakes.devices.live('audio')[0]!.enabled).toBe(true))
  fireEvent.keyDown(microphone, { code: 'KeyV' })
  expect(await screen.findByRole('button', { name: 'Camera, off' })).toBeVisible()
  expect(fakes.devices.live('video')).toEqual([])
  await press(view, 'Camera, off')
  expect(fakes.devices.live('video')).toHaveLength(1)
})

test('a screen is shared until the browser or the person ends it', async () => {
  const view = await inCall()
  await press(view, 'Share the screen, off')
  expect(await says('You are sharing your screen')).toBeVisible()
  const shared = fakes.devices.live('video').at(-1)!
  expect(FakePeerConnection.all[0]!.getTransceivers()[1]!.sender.track).toBe(shared)
  await act(async () => shared.end())
  expect(button('Share the screen, off')).toBeVisible()
  expect(FakePeerConnection.all[0]!.getTransceivers()[1]!.sender.track).toBe(fakes.devices.live('video')[0])
})

test.each([
  ['NotAllowedError', 'This page may not use the microphone.', /left of the address/],
  ['NotFoundError', 'No microphone was found. Connect one, then try again.', undefined],
  ['NotReadableError', /Another program is using the microphone/, undefined],
] as const)(
  '%s: says why there is no sound, what to do, and lets one join anyway',
  async (name, text, how) => {
    fakes.devices.refuses = { audio: new DOMException('no', name) }
    const view = await openCall()
    expect(await says(text)).toBeVisible()
    if (how) expect(screen.getByText(how)).toBeVisible()
    expect(screen.getByText(/You can join without microphone/)).toBeVisible()
    expect(screen.getByLabelText('Your picture')).toBeVisible()
    await press(view, 'Call Ravi Iyer')
    await letRaviCome(fakes)
    expect(await says('You are connected with Ravi Iyer')).toBeVisible()
    expect(button('Microphone, off')).toBeVisible()

    fakes.devices.refuses = {}
    await press(view, 'Try again')
    expect(button('Microphone, on')).toBeVisible()
  },
)

test('a browser without devices says so', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined })
  await openCall()
  expect(await says(/This browser cannot use a microphone here/)).toBeVisible()
  expect(button('Call Ravi Iyer')).toBeVisible()
})

test('the chosen devices are used again in the next call', async () => {
  const view = await openCall()
  await view.user.selectOptions(await screen.findByLabelText('Microphone'), 'Desk microphone')
  await settle()
  expect(fakes.devices.requests.at(-1)).toMatchObject({ audio: { deviceId: 'mic-2' }, video: false })
  view.unmount()
  await settle()
  expect(fakes.devices.live('audio')).toEqual([])
  await openCall()
  expect(fakes.devices.requests.at(-1)).toMatchObject({ audio: { deviceId: 'mic-2' } })
})

test('after a microphone was unplugged another one is used', async () => {
  await inCall()
  await act(async () => fakes.devices.live('audio')[0]!.end())
  await settle()
  expect(button('Microphone, on')).toBeVisible()
  const sent = FakePeerConnection.all[0]!.getTransceivers()[0]!.sender.track
  expect(sent).toBe(fakes.devices.live('audio')[0])
})

test('the call of a session has a waiting room, and leads to the feedback', async () => {
  const view = await openCall({ ofSession: true })
  expect(await says('Nobody is rung. Whoever comes first waits for the other.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Use the link instead' })).toHaveAttribute(
    'href',
    'https://meet.jit.si/x',
  )
  await press(view, 'Join the call')
  expect(fakes.server.got('call_start')).toMatchObject([{ conversationId: CONVERSATION, sessionId: 's1' }])
  expect(await says(/You are in the waiting room/)).toBeVisible()
  await letRaviCome(fakes)
  expect(await says('You are connected with Ravi Iyer')).toBeVisible()
  await act(async () => fakes.calls.raviGoes())
  expect(await says(/You are in the waiting room/)).toBeVisible()
  await act(async () => fakes.calls.ends({ reason: 'closed', seconds: 600 }))
  expect(await says('The time of this session is over.')).toBeVisible()
  expect(screen.getByText('You were connected for 10 minutes.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'To the session and your feedback' })).toHaveAttribute(
    'href',
    '/user/sessions/s1',
  )
  expect(screen.queryByRole('button', { name: 'Join again' })).toBeNull()
})

test('a session outside of its time says when its call is open', async () => {
  fakes.api.refuses(openSessionCall, 403, 'forbidden', undefined, { reason: SESSION_CALL_CLOSED })
  await openCall({ ofSession: true })
  expect(await says(/open from 15 minutes before it until 30 minutes after it/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the session' })).toHaveAttribute(
    'href',
    '/user/sessions/s1',
  )
})

test('an unknown conversation is said to be unknown', async () => {
  fakes.api.answers(getChatList, [])
  await openCall()
  expect(await says('There is no such conversation.')).toBeVisible()
})

test('the call goes on while chat is away, and this device then says that it is still there', async () => {
  await inCall()
  fakes.server.refusesWith = 1006
  await act(async () => fakes.server.cut())
  expect(await says(/Chat is not connected at the moment. The call continues./)).toBeVisible()
  expect(screen.getByText('You are connected with Ravi Iyer')).toBeVisible()
  fakes.server.refusesWith = undefined
  await act(async () => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(fakes.server.got('call_heartbeat')).not.toHaveLength(0))
  await waitFor(() => expect(screen.queryByText(/Chat is not connected/)).toBeNull())
  expect(fakes.server.got('call_start')).toHaveLength(1)
  expect(FakePeerConnection.all[0]!.connectionState).toBe('connected')
})

test('a connection that breaks after chat was away is made again with new credentials', async () => {
  await inCall()
  const renewed = [{ urls: ['turn:turn.test'], username: 'later', credential: 'c' }]
  fakes.api.answers(getIceServers, { iceServers: renewed, relayOnly: false })
  await act(async () => fakes.server.cut())
  await act(async () => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(FakePeerConnection.all[0]!.configuration.iceServers).toEqual(renewed))
  expect(FakePeerConnection.all).toHaveLength(2)
  expect(screen.getByText('You are connected with Ravi Iyer')).toBeVisible()
})

test('an installation that hides addresses connects by its server only, and never before that is known', async () => {
  fakes.api.isUnreachable(getIceServers)
  const view = await openCall()
  await press(view, 'Call Ravi Iyer')
  await act(async () => fakes.calls.raviComes())
  await settle()
  expect(FakePeerConnection.all).toEqual([])
  fakes.api.answers(getIceServers, { ...CALL_SERVERS, relayOnly: true })
  await act(async () => fakes.server.cut())
  await act(async () => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(FakePeerConnection.all).toHaveLength(1))
  expect(FakePeerConnection.all[0]!.configuration.iceTransportPolicy).toBe('relay')
})

test('the other person comes back from another device, and a new connection is made', async () => {
  await inCall()
  fakes.ravi!.close()
  await letRaviCome(fakes, 'phone-of-ravi')
  expect(await says('You are connected with Ravi Iyer')).toBeVisible()
  expect(FakePeerConnection.all[0]!.signalingState).toBe('closed')
})

test('an interruption is said, and that it is over', async () => {
  await inCall()
  act(() => FakePeerConnection.cut())
  expect(await says(/The connection is interrupted/)).toBeVisible()
  expect(within(screen.getAllByRole('status')[0]!).getByText(/interrupted/)).toBeVisible()
})

test('an interruption is seen in the chat, which covers the rest of the call on a phone', async () => {
  const view = await inCall()
  await press(view, 'Chat')
  const beside = within(await screen.findByRole('region', { name: 'Chat with Ravi Iyer' }))
  expect(beside.queryByText(/interrupted/)).toBeNull()
  act(() => FakePeerConnection.cut())
  const copy = await beside.findByText(/The connection is interrupted/)
  expect(copy.closest('[aria-hidden=true]')).not.toBeNull()
})

test('leaving the page ends everything, but the server keeps the call for a reload', async () => {
  await inCall()
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect([...fakes.devices.live('audio'), ...fakes.devices.live('video')]).toEqual([])
  expect(FakePeerConnection.all[0]!.signalingState).toBe('closed')
  expect(fakes.server.got('call_leave')).toEqual([])
})

test('the chat of the conversation opens beside the call', async () => {
  const view = await inCall()
  await press(view, 'Chat')
  expect(await screen.findByRole('heading', { name: 'Chat with Ravi Iyer' })).toBeVisible()
  await view.user.type(await screen.findByPlaceholderText('Type your message...'), 'muv here{Enter}')
  await waitFor(() => expect(fakes.server.got('message')).toMatchObject([{ message: 'muv here' }]))
  expect(fakes.devices.live('audio')[0]!.enabled).toBe(true)
  await press(view, 'Close the chat')
  expect(screen.queryByRole('heading', { name: 'Chat with Ravi Iyer' })).toBeNull()
  expect(button('Chat')).toHaveFocus()
})

test('one can block and report in the call, and find the notes of the session', async () => {
  const view = await inCall({ ofSession: true })
  await press(view, 'More about this call')
  expect(screen.getByRole('link', { name: /Notes of the session/ })).toHaveAttribute(
    'href',
    '/user/sessions/s1',
  )
  expect(button('Report this conversation')).toBeVisible()
  await press(view, 'Block Ravi Iyer')
  expect(await screen.findByRole('dialog', { name: 'Block Ravi Iyer?' })).toBeVisible()
})
