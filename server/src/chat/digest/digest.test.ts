import { DIGEST_AFTER_MS } from '@mentor-connect/contract/rules/chatLimits'
import type { Mail } from '../../platform/mail/mailer'
import { SERVICE_KEY } from '../../testing/chatApi'
import { TestChat } from '../testing/chatService'
import { UNSUBSCRIBE_LIFETIME_MS } from '../../platform/mail/unsubscribe/unsubscribeToken'
import type { SocketClient } from '../testing/socketClient'

let chat: TestChat
let conversationId: string
beforeEach(async () => {
  chat = await TestChat.start({ timing: { digest: 1, presenceGrace: 10 } })
  conversationId = await chat.converse('asha', 'm-ravi')
})
afterEach(() => chat.close())

const write = (text: string) => chat.write('asha', 'm-ravi', text)
const forRavi = (sent: Mail[]) => sent.filter(({ to }) => to === 'm-ravi@example.org')
const toRavi = () => forRavi(chat.mailer.sent)
async function untilRaviHas(count: number) {
  await roundsPass()
  expect(toRavi()).toHaveLength(count)
}
/** Disconnects Ravi and waits until no node counts him as connected. */
async function raviGoes(ravi: SocketClient) {
  const asha = await chat.connect('asha')
  await asha.next('presence', ({ userId, online }) => userId === 'm-ravi' && online)
  ravi.terminate()
  await asha.next('presence', ({ userId, online }) => userId === 'm-ravi' && !online)
  asha.terminate()
}
/** Runs the search for unread messages as often as in a few minutes, and sends due mails. */
async function roundsPass() {
  for (let i = 0; i < 3; i += 1) {
    chat.clock.advance(1)
    await chat.settle()
  }
}

it('mails once about messages unread for a quarter of an hour, in both languages and without their text', async () => {
  await write('a secret')
  await write('another')
  chat.clock.advance(DIGEST_AFTER_MS - 1000)
  await roundsPass()
  expect(toRavi()).toEqual([])
  chat.clock.advance(1000)
  await roundsPass()
  await roundsPass()
  expect(toRavi()).toHaveLength(1)
  const [mail] = toRavi()
  expect(mail!.subject).toBe('2 new messages on Mentor-Connect · मेंटर-कनेक्ट पर 2 नए संदेश')
  expect(mail!.text).toContain('asha: 2 new messages')
  expect(mail!.text).toContain('http://localhost:3000/mentor/chat')
  expect(mail!.text + mail!.html).not.toContain('secret')
})

it('mails again about new messages only after the old ones were read', async () => {
  await write('one')
  chat.clock.advance(DIGEST_AFTER_MS)
  await untilRaviHas(1)
  await write('two')
  chat.clock.advance(DIGEST_AFTER_MS)
  await roundsPass()
  expect(toRavi()).toHaveLength(1)
  const ravi = await chat.connect('m-ravi')
  ravi.send({ type: 'read', conversationId, upToSeq: 2 })
  await ravi.settled()
  await raviGoes(ravi)
  await write('three')
  chat.clock.advance(DIGEST_AFTER_MS)
  await untilRaviHas(2)
})

it('sends no mail to people who are connected or were a moment ago', async () => {
  const ravi = await chat.connect('m-ravi')
  await write('here')
  await ravi.messages(1)
  chat.clock.advance(DIGEST_AFTER_MS)
  // The connection outlives its token here; it only has to be open.
  await roundsPass()
  expect(toRavi()).toEqual([])
  await raviGoes(ravi)
  await roundsPass()
  expect(toRavi()).toEqual([])
})

it('are turned off by one click in the mail client or on the page; opening the page changes nothing', async () => {
  await write('one')
  chat.clock.advance(DIGEST_AFTER_MS)
  await untilRaviHas(1)
  const { pathname, search } = new URL(toRavi()[0]!.unsubscribeUrl!)
  const preference = async () =>
    (await chat.call('m-ravi', '/api/chat/digest?userId=m-ravi')).json().data.enabled
  const at = chat.nodes[0]!
  const page = await at.inject(pathname + search)
  expect(page.headers['content-type']).toMatch(/text\/html/)
  expect(page.body).toContain('<form method="post">')
  expect(await preference()).toBe(true)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (url: string) =>
    at.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' })
  expect((await post(pathname + search.replace('m-ravi', 'asha'))).statusCode).toBe(400)
  expect((await post(pathname)).statusCode).toBe(400)
  expect((await post(`${pathname}${search}&token=b`)).statusCode).toBe(400)
  expect((await post(pathname + search)).statusCode).toBe(200)
  expect(await preference()).toBe(false)

  const enable = { userId: 'm-ravi', enabled: true }
  expect((await chat.call('asha', '/api/chat/digest', enable)).statusCode).toBe(403)
  await chat.call('m-ravi', '/api/chat/digest', enable)
  expect(await preference()).toBe(true)
})

describe('the link of an old mail', () => {
  async function linkOfMail() {
    await write('one')
    chat.clock.advance(DIGEST_AFTER_MS)
    await untilRaviHas(1)
    const { pathname, search } = new URL(toRavi()[0]!.unsubscribeUrl!)
    return pathname + search
  }
  const ask = (url: string, method: 'GET' | 'POST' = 'GET') => chat.nodes[0]!.inject({ method, url })
  const preference = async () =>
    (await chat.call('m-ravi', '/api/chat/digest?userId=m-ravi')).json().data.enabled

  it('works for ninety days', async () => {
    const url = await linkOfMail()
    chat.clock.advance(UNSUBSCRIBE_LIFETIME_MS - 60_000)
    expect((await ask(url)).statusCode).toBe(200)
    expect((await ask(url, 'POST')).statusCode).toBe(200)
    expect(await preference()).toBe(false)
  })

  it('then explains in both languages what to do instead, and changes nothing', async () => {
    const url = await linkOfMail()
    chat.clock.advance(UNSUBSCRIBE_LIFETIME_MS)
    for (const method of ['GET', 'POST'] as const) {
      const page = await ask(url, method)
      expect(page.statusCode).toBe(410)
      expect(page.body).toMatch(/no longer works[^]*under Notifications[^]*पुराने मेल[^]*“सूचनाएँ”/)
      expect(page.body).toContain('href="http://localhost:3000/mentor/profile"')
      expect(page.body).not.toContain('<form')
    }
    expect(await preference()).toBe(true)
  })

  it('cannot be forged with a later date or for another person', async () => {
    const url = await linkOfMail()
    const [, expiresAt] = /\.(\d+)\./.exec(url)!
    for (const forged of [
      url.replace(expiresAt!, `${Number(expiresAt) + 1}`),
      url.replace('m-ravi', 'asha'),
      url.replace('.mentor.', '.user.'),
    ])
      expect((await ask(forged, 'POST')).statusCode).toBe(400)
    expect(await preference()).toBe(true)
  })
})

it('are not sent to people who have turned them off', async () => {
  await chat.call('m-ravi', '/api/chat/digest', { userId: 'm-ravi', enabled: false })
  await write('one')
  chat.clock.advance(DIGEST_AFTER_MS)
  await roundsPass()
  expect(toRavi()).toEqual([])
})

it('retries a failed mail until its messages are read', async () => {
  const down = jest.spyOn(chat.mailer, 'send').mockRejectedValue(new Error('the mail server is away'))
  await write('one')
  chat.clock.advance(DIGEST_AFTER_MS)
  await roundsPass()
  down.mockRestore()
  await roundsPass()
  expect(toRavi()).toEqual([])
  chat.clock.advance(60_000)
  await untilRaviHas(1)
})

it('are not sent to a deleted account, even if one was queued', async () => {
  jest.spyOn(chat.mailer, 'send').mockRejectedValueOnce(new Error('the mail server is away'))
  await write('one')
  chat.clock.advance(DIGEST_AFTER_MS)
  await roundsPass()
  const payload = { userId: 'm-ravi' }
  const headers = { 'x-service-key': SERVICE_KEY }
  const erased = { method: 'POST', url: '/internal/people/erase', payload, headers } as const
  expect((await chat.nodes[0]!.inject(erased)).statusCode).toBe(200)
  chat.clock.advance(60_000)
  await untilRaviHas(0)
})

it('are sent once by two processes', async () => {
  const both = await TestChat.start({ timing: { digest: 1 }, nodes: 2 })
  await both.converse('asha', 'm-ravi')
  for (const text of ['one', 'two', 'three']) {
    const asha = await both.connect('asha')
    asha.send({ receiverId: 'm-ravi', message: text })
    await asha.next('ack')
    asha.terminate()
  }
  both.clock.advance(DIGEST_AFTER_MS)
  for (let i = 0; i < 5; i += 1) {
    both.clock.advance(1)
    await both.settle()
  }
  await both.close()
  expect(forRavi(both.mailer.sent)).toHaveLength(1)
})
