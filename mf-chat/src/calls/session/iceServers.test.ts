import { TURN_CREDENTIAL_S } from '@mentor-connect/contract/messages/callRules'
import type { ChatClient } from '../../conversations/client/chatClient'
import { createIceServers, RENEW_SERVERS_MS, RETRY_SERVERS_MS } from './iceServers'

let answers: (string | Error)[]
let renewed: string[]
let servers: ReturnType<typeof createIceServers>

const client = {
  get: () => ({ ownId: 'asha' }),
  call: async () => {
    const answer = answers.shift() ?? new Error('Nobody asked for more.')
    if (answer instanceof Error) throw answer
    return { data: { iceServers: [{ urls: ['turn:turn.test'], username: answer, credential: 'c' }] } }
  },
} as unknown as ChatClient

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  answers = ['first', 'second', 'third']
  renewed = []
  servers = createIceServers(client, 'call', ([server]) => renewed.push(server!.username!))
})
afterEach(() => {
  servers.close()
  jest.useRealTimers()
  jest.restoreAllMocks()
})
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test('the credentials are replaced again and again, each time before they end', async () => {
  expect(await servers.load()).toMatchObject([{ username: 'first' }])
  await wait(TURN_CREDENTIAL_S * 1000 - 1)
  expect(renewed).toEqual(['second'])
  await wait(TURN_CREDENTIAL_S * 1000 - RENEW_SERVERS_MS)
  expect(renewed).toEqual(['second', 'third'])
})

test('servers that could not be loaded are asked for again soon', async () => {
  answers = [new Error('away'), new Error('away'), 'second']
  expect(await servers.load()).toEqual([])
  await wait(RETRY_SERVERS_MS)
  expect(renewed).toEqual([])
  await wait(RETRY_SERVERS_MS)
  expect(renewed).toEqual(['second'])
})

test('nothing is asked for after the end of the call, not even by a request that was on its way', async () => {
  const loading = servers.load()
  servers.close()
  expect(await loading).toEqual([])
  await servers.renew()
  expect(renewed).toEqual([])
  expect(jest.getTimerCount()).toBe(0)
})
