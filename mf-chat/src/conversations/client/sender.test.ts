import type { ClientFrame } from '@mentor-connect/contract/messages/chatFrames'
import type { Pending } from './chatState'
import { ACK_MS, createSender, PAUSE_MS } from './sender'

let pending: Pending[]
let isOpen: boolean
let sent: string[]
let resets: number

beforeEach(() => {
  jest.useFakeTimers()
  pending = ['a', 'b', 'c'].map((clientMsgId) => ({
    clientMsgId,
    senderId: 'me',
    receiverId: 'you',
    message: clientMsgId,
    writtenAt: '',
  }))
  isOpen = true
  sent = []
  resets = 0
})
afterEach(() => jest.useRealTimers())

const aSender = () =>
  createSender(
    {
      send: (frame: ClientFrame) => void sent.push((frame as { clientMsgId: string }).clientMsgId),
      isOpen: () => isOpen,
      reset: () => void (resets += 1),
    },
    () => pending,
  )
const acknowledge = (sender: ReturnType<typeof aSender>, id: string) => {
  pending = pending.filter(({ clientMsgId }) => clientMsgId !== id)
  sender.settled(id)
}
const busy = (clientMsgId?: string) => ({ type: 'error' as const, message: '', clientMsgId })

test('sends one message at a time, in the order in which they were written', () => {
  const sender = aSender()
  sender.pump()
  sender.pump()
  expect(sent).toEqual(['a'])
  acknowledge(sender, 'a')
  acknowledge(sender, 'b')
  expect(sent).toEqual(['a', 'b', 'c'])
})

test('sends nothing without a connection', () => {
  isOpen = false
  const sender = aSender()
  sender.pump()
  expect(sent).toEqual([])
  isOpen = true
  sender.pump()
  expect(sent).toEqual(['a'])
})

test('skips a rejected message until it is retried', () => {
  pending[0]!.failure = 'blocked'
  const sender = aSender()
  sender.pump()
  expect(sent).toEqual(['b'])
  pending[0]!.failure = undefined
  acknowledge(sender, 'b')
  expect(sent).toEqual(['b', 'a'])
})

test('an echo to another tab does not let the next message overtake', () => {
  const sender = aSender()
  sender.pump()
  acknowledge(sender, 'c')
  sender.settled(undefined)
  expect(sent).toEqual(['a'])
})

test('drops a connection without acknowledgements, once', () => {
  const sender = aSender()
  sender.pump()
  jest.advanceTimersByTime(ACK_MS - 1)
  expect(resets).toBe(0)
  jest.advanceTimersByTime(1)
  expect(resets).toBe(1)
  sender.reset()
  jest.advanceTimersByTime(10 * ACK_MS)
  expect(resets).toBe(1)
})

test('keeps the connection if acknowledged in time', () => {
  pending = pending.slice(0, 1)
  const sender = aSender()
  sender.pump()
  acknowledge(sender, 'a')
  jest.advanceTimersByTime(10 * ACK_MS)
  expect(resets).toBe(0)
})

test('sends the same message again after a lost connection', () => {
  const sender = aSender()
  sender.pump()
  sender.reset()
  sender.pump()
  expect(sent).toEqual(['a', 'a'])
})

test.each([
  ['names the message', 'a'],
  ['names none', undefined],
])('resends after a pause if the busy service %s', (_, id) => {
  const sender = aSender()
  sender.pump()
  sender.postponed(busy(id))
  jest.advanceTimersByTime(PAUSE_MS - 1)
  expect(sent).toEqual(['a'])
  jest.advanceTimersByTime(1)
  expect(sent).toEqual(['a', 'a'])
  expect(resets).toBe(0)
})

test('a late rejection of another message postpones nothing', () => {
  const sender = aSender()
  sender.pump()
  sender.postponed(busy('of-another-tab'))
  jest.advanceTimersByTime(PAUSE_MS)
  expect(sent).toEqual(['a'])
})
