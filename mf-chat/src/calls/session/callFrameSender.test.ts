import { createCallFrameSender, SILENCE_MS, type OutgoingCallFrame } from './callFrameSender'

const frame = (clientMsgId: string): OutgoingCallFrame => ({
  type: 'call_leave',
  clientMsgId,
  callId: 'call-1',
})

let isConnected: boolean
const send = jest.fn()
const reconnect = jest.fn()
let sender: ReturnType<typeof createCallFrameSender>

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  isConnected = true
  sender = createCallFrameSender({ send, isConnected: () => isConnected, reconnect })
})
afterEach(() => {
  sender.close()
  jest.useRealTimers()
})

test('a socket on which the server answers nothing is given up', () => {
  sender.post(frame('a'))
  jest.advanceTimersByTime(SILENCE_MS - 1)
  expect(reconnect).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(reconnect).toHaveBeenCalledTimes(1)
})

test('after the reconnect the frame is sent again, and the server has twice as long', () => {
  sender.post(frame('a'))
  jest.advanceTimersByTime(SILENCE_MS)
  sender.resend()
  expect(send).toHaveBeenCalledTimes(2)
  jest.advanceTimersByTime(2 * SILENCE_MS - 1)
  expect(reconnect).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1)
  expect(reconnect).toHaveBeenCalledTimes(2)
})

test('an answer to any frame shows that the socket is alive', () => {
  sender.post(frame('a'))
  sender.post(frame('b'))
  jest.advanceTimersByTime(SILENCE_MS - 1)
  sender.answered('a')
  jest.advanceTimersByTime(SILENCE_MS - 1)
  expect(reconnect).not.toHaveBeenCalled()
  sender.answered('b')
  jest.advanceTimersByTime(10 * SILENCE_MS)
  expect(reconnect).not.toHaveBeenCalled()
})

test('while there is no socket, none is given up', () => {
  sender.post(frame('a'))
  isConnected = false
  jest.advanceTimersByTime(10 * SILENCE_MS)
  expect(reconnect).not.toHaveBeenCalled()
})

test('a frame that may be tried again is sent again, and its refusal is an answer', () => {
  sender.post(frame('a'))
  jest.advanceTimersByTime(SILENCE_MS - 1)
  sender.refused({ type: 'error', clientMsgId: 'a', code: 'rate_limited', message: '', retryable: true })
  jest.advanceTimersByTime(1000)
  expect(send).toHaveBeenCalledTimes(2)
  expect(reconnect).not.toHaveBeenCalled()
})
