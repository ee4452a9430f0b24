import { getMeeting, type MeetingDetails } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { getIceServers, openSessionCall, type CallServers } from '@mentor-connect/contract/messages/calls'
import { paths } from '@mentor-connect/contract/remote'
import type { Slots } from '@mentor-connect/contract/slots'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { act, screen } from '@testing-library/react'
import { CONVERSATION, OWN, RAVI, type FakeChatServer } from '../../conversations/testing/fakeChatServer'
import { aChatApi, freshServer, settle } from '../../conversations/testing/openChat'
import { createPeer, type Peer } from '../connection/peer'
import { FakePeerConnection } from '../connection/testing/FakePeerConnection'
import calls from '../routes'
import { FakeCalls, RAVIS_DEVICE } from './fakeCalls'
import { FakeDevices } from './fakeDevices'

export const SESSION: MeetingDetails = {
  id: 's1',
  title: 'Career talk',
  start: new Date(Date.now() - HOUR_MS / 4).toISOString(),
  end: new Date(Date.now() + HOUR_MS / 4).toISOString(),
  state: 'booked',
  revision: 0,
  partner: { id: RAVI, name: 'Ravi Iyer' },
  mentorId: RAVI,
  kindId: 'talk',
  topic: '',
  hasPlace: true,
  joinUrl: 'https://meet.jit.si/x',
}

export const CALL_SERVERS: CallServers = {
  iceServers: [{ urls: ['turn:turn.test'], username: 'u', credential: 'c' }],
  relayOnly: false,
}

export interface CallTest {
  server: FakeChatServer
  calls: FakeCalls
  devices: FakeDevices
  api: ReturnType<typeof aChatApi>
  /** The connection of Ravi's browser. */
  ravi: Peer | undefined
}

/**
 * Puts fakes in the place of everything that a call needs and jsdom does not have, before each test of a file. The result
 * has what belongs to the current test.
 */
export function fakesForEachTest(): CallTest {
  const test = {} as CallTest
  let restore: () => void
  beforeEach(() => {
    localStorage.clear()
    for (const level of ['info', 'warn', 'error'] as const)
      jest.spyOn(console, level).mockImplementation(() => undefined)
    restore = FakePeerConnection.install()
    Object.assign(test, fakesOfCall())
  })
  afterEach(() => {
    test.ravi?.close()
    restore()
    jest.restoreAllMocks()
  })
  return test
}

function fakesOfCall(): CallTest {
  const server = freshServer()
  const api = aChatApi()
    .answers(getIceServers, CALL_SERVERS)
    .answers(openSessionCall, {
      conversationId: CONVERSATION,
      partnerId: RAVI,
      closesAt: SESSION.end,
    })
    .answers(getMeeting, SESSION)
  return { server, calls: new FakeCalls(server), devices: new FakeDevices(), api, ravi: undefined }
}

interface OpenOptions {
  locale?: 'en' | 'hi'
  who?: 'learner' | 'mentor'
  /** Opens the call of the session. */
  ofSession?: boolean
  /** Additions of other areas. */
  slots?: Partial<Slots>
}

export async function openCall(options: OpenOptions = {}) {
  const { locale = 'en', who = 'learner', ofSession = false, slots = {} } = options
  const area = who === 'mentor' ? paths.mentorArea : paths.learner
  const path = ofSession ? area.sessionCall(SESSION.id) : area.call(CONVERSATION)
  const mount = who === 'mentor' ? '/mentor/calls' : '/user/calls'
  const session = signedIn(who === 'mentor' ? aMentor() : aLearner())
  const view = await renderRoute(calls, path, { mount, session, locale, slots })
  await settle()
  return view
}

/** Lets Ravi come to the call, and his browser connect with this one. */
export async function letRaviCome(test: CallTest, device = RAVIS_DEVICE) {
  await act(async () => test.calls.raviComes(device))
  const ravi = createPeer({
    isPolite: RAVI > OWN,
    configuration: {},
    send: (signal) => test.calls.signal(signal, device),
    onChange: () => undefined,
    onText: () => undefined,
  })
  test.ravi = ravi
  for (let round = 0; round < 6; round += 1) {
    await settle()
    for (const signal of test.calls.signals.splice(0)) await ravi.receive(signal)
  }
  await settle()
}

export const press = async (
  { user }: Awaited<ReturnType<typeof openCall>>,
  name: string | RegExp,
  role: 'button' | 'link' = 'button',
) => {
  await user.click(await screen.findByRole(role, { name }))
  await settle()
}

/** Opens a call, joins it, and lets Ravi come. */
export async function joinCall(test: CallTest, options: OpenOptions = {}) {
  const view = await openCall(options)
  await press(view, /^(Call Ravi Iyer|Join the call|Ravi Iyer को कॉल करें|कॉल में शामिल हों)$/)
  await letRaviCome(test)
  return view
}
