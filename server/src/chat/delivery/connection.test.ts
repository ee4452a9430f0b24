import { PassThrough } from 'node:stream'
import { WebSocket } from 'ws'
import type { StoredMessage } from '../store/message'
import { Connection } from './connection'

let sent: string[]
let connection: Connection

beforeEach(() => {
  sent = []
  const socket = { readyState: WebSocket.OPEN, bufferedAmount: 0, send: (text: string) => sent.push(text) }
  connection = new Connection(socket as never, new PassThrough(), 'ravi', 'mentor', 'session', true)
})

const deliver = (conversationId: string, seq: number) =>
  connection.deliver({ conversationId, seq } as StoredMessage, `${conversationId} ${seq}`)

it('holds live messages back during a replay, and leaves out those that it has sent', () => {
  connection.hold()
  for (const seq of [4, 5, 6]) deliver('one', seq)
  deliver('other', 1)
  expect(sent).toEqual([])
  connection.release(new Map([['one', 5]]))
  expect(sent).toEqual(['one 6', 'other 1'])
})

it('does not send a message again that the replay has read before it was delivered', () => {
  connection.hold()
  connection.release(new Map([['one', 5]]))
  for (const seq of [4, 5, 6]) deliver('one', seq)
  deliver('other', 1)
  expect(sent).toEqual(['one 6', 'other 1'])
})

it('remembers the newest of several replays', () => {
  connection.hold()
  connection.release(new Map([['one', 5]]))
  connection.hold()
  connection.release(new Map([['one', 2]]))
  deliver('one', 5)
  expect(sent).toEqual([])
})
