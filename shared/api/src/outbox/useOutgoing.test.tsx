import { act, renderHook } from '@testing-library/react'
import { ApiFailure } from '../ApiFailure'
import { flushEntries, REFUSALS } from './flushEntries'
import { memoryOutbox } from './outbox'
import { useOutgoing } from './useOutgoing'

interface Thought {
  id: string
  userId: string
  text: string
  actedAt: string
}

jest.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-20T08:30:00.000Z') }))
afterEach(() => jest.useRealTimers())

/** A server that accepts everything it is sent, unless a test tells it to fail. */
function server() {
  const outbox = memoryOutbox<Thought>({
    database: 'thoughts',
    key: 'id',
    owner: 'userId',
    writtenAt: 'actedAt',
  })
  const own = { taken: [] as string[], failure: undefined as ApiFailure | undefined, outbox }
  const send = async ({ text }: Thought) => {
    if (own.failure) throw own.failure
    own.taken.push(text)
  }
  const unsent = {
    outbox: () => outbox,
    flush: (owner: string) => flushEntries({ owner, outbox, send, refusedForGood: REFUSALS }),
  }
  return Object.assign(own, { unsent })
}

const unreachable = () => new ApiFailure(0, 'unreachable', 'No network')
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const left = async ({ outbox }: ReturnType<typeof server>) =>
  (await outbox.open('asha')).map(({ text }) => text)

function opened(remote: ReturnType<typeof server>, options: Parameters<typeof useOutgoing<Thought>>[2] = {}) {
  const { result, unmount } = renderHook(() => useOutgoing(remote.unsent, 'asha', options))
  const write = (text: string) => act(() => void result.current.put({ id: 'one', text }))
  return { status: () => result.current.status, write, result, unmount }
}

test('a change is on the device at once and sent after the delay, with those that follow', async () => {
  const remote = server()
  const { write, status } = opened(remote, { delayMs: 1_000 })
  write('a')
  await passes(500)
  write('ab')
  await passes(999)
  expect([status(), await left(remote), remote.taken]).toEqual(['saving', ['ab'], []])
  await passes(1)
  expect([status(), await left(remote), remote.taken]).toEqual(['saved', [], ['ab']])
})

test('what could not be sent is tried again, also when no event tells that the network is back', async () => {
  const remote = server()
  remote.failure = unreachable()
  const { write, status } = opened(remote)
  write('a')
  await passes(0)
  expect([status(), await left(remote)]).toEqual(['offline', ['a']])
  remote.failure = undefined
  await passes(15_000)
  expect([status(), remote.taken]).toEqual(['saved', ['a']])
})

test.each([
  ['online', () => window.dispatchEvent(new Event('online'))],
  ['pagehide', () => window.dispatchEvent(new Event('pagehide'))],
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
])('it is sent at once at the event %s', async (_name, happens) => {
  const remote = server()
  const { write } = opened(remote, { delayMs: 60_000 })
  write('a')
  await passes(0)
  expect(remote.taken).toEqual([])
  act(() => void happens())
  await passes(0)
  expect(remote.taken).toEqual(['a'])
})

test('a refusal is said until another change is accepted', async () => {
  const remote = server()
  remote.failure = new ApiFailure(400, 'invalid_input', 'Too long')
  const { write, status } = opened(remote)
  write('a')
  await passes(0)
  expect(status()).toBe('refused')
  remote.failure = undefined
  act(() => void window.dispatchEvent(new Event('online')))
  await passes(0)
  expect(status()).toBe('refused')
  write('b')
  await passes(0)
  expect([status(), remote.taken]).toEqual(['saved', ['b']])
})

test('what an earlier visit could not send is handed over and sent', async () => {
  const remote = server()
  remote.failure = unreachable()
  const { write, unmount } = opened(remote)
  write('a')
  await passes(0)
  unmount()
  remote.failure = undefined
  const found: string[] = []
  opened(remote, { onFound: (entries) => found.push(...entries.map(({ text }) => text)) })
  await passes(0)
  expect([found, remote.taken]).toEqual([['a'], ['a']])
})

test('nothing is stored or sent any more of what is forgotten, even while it is being stored', async () => {
  const remote = server()
  const { put } = remote.outbox
  remote.outbox.put = async (entry) => {
    await new Promise((resolve) => setTimeout(resolve, 10))
    return put(entry)
  }
  const { write, result } = opened(remote, { delayMs: 1_000 })
  write('a')
  act(() => void result.current.forget('one'))
  await passes(60_000)
  expect([await left(remote), remote.taken]).toEqual([[], []])
})
