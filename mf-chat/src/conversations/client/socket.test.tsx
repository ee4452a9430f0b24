import type { ServerFrame } from '@mentor-connect/contract/messages/chatFrames'
import { openSocket, type Socket } from './socket'

/** The parts of a browser's WebSocket that the tests use. */
interface BrowserSocket {
  url: string
  protocols: string[]
  readyState: number
  sent: string[]
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}

let browser: BrowserSocket
const frames: ServerFrame[] = []
const codes: number[] = []

function open(ownId = 'learner-1', token = 'a.b-c_d'): Socket {
  globalThis.WebSocket = class {
    static readonly OPEN = 1
    readyState = 1
    sent: string[] = []
    url: string
    constructor(
      url: URL,
      readonly protocols: string[],
    ) {
      this.url = String(url)
      browser = this as never
    }
    send(text: string) {
      this.sent.push(text)
    }
    close() {
      this.readyState = 3
    }
  } as never
  return openSocket(ownId, token, {
    onFrame: (frame) => frames.push(frame),
    onClose: (code) => codes.push(code),
  })
}

let warn: jest.SpyInstance
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  frames.length = codes.length = 0
})
afterEach(() => warn.mockRestore())

test('the URL contains the person, but not the token', () => {
  open('a b&userId=other')
  expect(new URL(browser.url).searchParams.getAll('userId')).toEqual(['a b&userId=other'])
  expect(browser.url).not.toContain('a.b-c_d')
  expect(browser.protocols).toEqual(['mc.v1', 'bearer.a.b-c_d'])
})

test.each([
  ['no JSON', '<html>502 Bad Gateway</html>'],
  ['nothing', ''],
  ['a number', '42'],
  ['null', 'null'],
  ['a list', '[{"type":"hello"}]'],
  ['an object without a type', '{"data":{}}'],
  ['half a frame', '{"type":"private_mess'],
  ['bytes', new ArrayBuffer(4)],
])('%s is not a valid frame and is ignored', (_, data) => {
  open()
  browser.onmessage!({ data })
  browser.onmessage!({ data: '{"type":"presence","userId":"m","online":true}' })
  expect(frames).toEqual([{ type: 'presence', userId: 'm', online: true }])
})

test('a frame that cannot be sent any more is dropped without an error', () => {
  const socket = open()
  socket.send({ type: 'read', conversationId: 'k', upToSeq: 1 })
  browser.readyState = 2
  expect(() => socket.send({ type: 'read', conversationId: 'k', upToSeq: 2 })).not.toThrow()
  expect(browser.sent).toEqual(['{"type":"read","conversationId":"k","upToSeq":1}'])
})

test('a close by the server is reported, a close by the client is not', () => {
  open()
  browser.onclose!({ code: 4401 })
  expect(codes).toEqual([4401])
  open().close()
  browser.onclose?.({ code: 1000 })
  browser.onmessage?.({ data: '{"type":"presence"}' })
  expect(codes).toEqual([4401])
  expect(frames).toEqual([])
  expect(browser.readyState).toBe(3)
})
