import { TURN_CREDENTIAL_S } from '@mentor-connect/contract/messages/callRules'
import type { ChatClient } from '../../conversations/client/chatClient'
import { createIceServers, RENEW_SERVERS_MS, RETRY_FIRST_MS, RETRY_SERVERS_MS } from './iceServers'

let answers: (string | Error)[]
let relayOnly: boolean
let loaded: RTCConfiguration[]
let servers: ReturnType<typeof createIceServers>

const client = {
  get: () => ({ ownId: 'asha' }),
  call: async () => {
    const answer = answers.shift() ?? new Error('Nobody asked for more.')
    if (answer instanceof Error) throw answer
    const iceServers = [{ urls: ['turn:turn.test'], username: answer, credential: 'c' }]
    return { data: { iceServers, relayOnly } }
  },
} as unknown as ChatClient

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  answers = ['first', 'second', 'third']
  relayOnly = false
  loaded = []
  servers = createIceServers(client, 'call', (configuration) => loaded.push(configuration))
})
afterEach(() => {
  servers.close()
  jest.useRealTimers()
  jest.restoreAllMocks()
})
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const names = () => loaded.map(({ iceServers }) => iceServers![0]!.username)

test('the credentials are replaced again and again, each time before they end', async () => {
  await servers.load()
  expect(names()).toEqual(['first'])
  await wait(TURN_CREDENTIAL_S * 1000 - 1)
  expect(names()).toEqual(['first', 'second'])
  await wait(TURN_CREDENTIAL_S * 1000 - RENEW_SERVERS_MS)
  expect(names()).toEqual(['first', 'second', 'third'])
})

test('an installation that hides addresses leaves no other way than its servers', async () => {
  await servers.load()
  relayOnly = true
  await servers.load()
  expect(loaded.map(({ iceTransportPolicy }) => iceTransportPolicy)).toEqual(['all', 'relay'])
})

test('the first servers are asked for again at once, because the call waits for them', async () => {
  answers = [new Error('away'), new Error('away'), 'first']
  await servers.load()
  await wait(RETRY_FIRST_MS)
  expect(loaded).toEqual([])
  await wait(RETRY_FIRST_MS)
  expect(names()).toEqual(['first'])
})

test('servers that could not be replaced are asked for again soon', async () => {
  answers = ['first', new Error('away'), new Error('away'), 'second']
  await servers.load()
  await servers.load()
  await wait(RETRY_SERVERS_MS)
  expect(names()).toEqual(['first'])
  await wait(RETRY_SERVERS_MS)
  expect(names()).toEqual(['first', 'second'])
})

test('nothing is asked for after the end of the call, not even by a request that was on its way', async () => {
  const loading = servers.load()
  servers.close()
  await loading
  expect(loaded).toEqual([])
  expect(jest.getTimerCount()).toBe(0)
})
