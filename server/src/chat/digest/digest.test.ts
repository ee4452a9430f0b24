import { DIGEST_AFTER_MS } from '@mentor-connect/shared/contracts/chatLimits'
import type { Mail } from '../../platform/mail/mailer'
import { TestChat } from '../testing/chatService'
import type { SocketClient } from '../testing/socketClient'

jest.setTimeout(30_000)

let chat: TestChat
let conversationId: string
beforeEach(async () => {
  chat = await TestChat.start({ timing: { digest: 10, presenceGrace: 10 } })
  conversationId = await chat.converse('asha', 'm-ravi')
})
afterEach(() => chat.close())

async function write(text: string) {
  const asha = await chat.connect('asha')
  asha.send({ receiverId: 'm-ravi', message: text })
  await asha.next('ack')
  asha.terminate()
}
const forRavi = (sent: Mail[]) => sent.filter(({ to }) => to === 'm-ravi@example.org')
const toRavi = () => forRavi(chat.mailer.sent)
const untilRaviHas = (count: number) => chat.mailer.until((sent) => forRavi(sent).length === count)
/** Disconnects Ravi, whom no node holds any more at the end. */
async function raviGoes(ravi: SocketClient) {
  const asha = await chat.connect('asha')
  await asha.next('presence', ({ userId, online }) => userId === 'm-ravi' && online)
  ravi.terminate()
  await asha.next('presence', ({ userId, online }) => userId === 'm-ravi' && !online)
  asha.terminate()
}
/** Looks through several rounds: `mailed_…` of another conversation shows that they have passed. */
async function roundsPass() {
  const learner = `u${Math.random().toString(36).slice(2)}`
  const marker = await chat.converse(learner, 'm-marker')
  const client = await chat.connect(learner)
  client.send({ receiverId: 'm-marker', message: 'marker' })
  await client.next('ack')
  client.terminate()
  const early = new Date(chat.clock().getTime() - 2 * DIGEST_AFTER_MS).toISOString()
  await chat.db
    .updateTable('messages')
    .set({ created_at: early })
    .where('conversation_id', '=', marker)
    .execute()
  await chat.mailer.until((sent) =>
    sent.some(({ to, text }) => to.startsWith('m-marker') && text.includes(learner)),
  )
}

it('mails once about what waits for a quarter of an hour, in both languages and without the text itself', async () => {
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

it('mails nobody who is connected, or was a moment ago', async () => {
  const ravi = await chat.connect('m-ravi')
  await write('here')
  await ravi.messages(1)
  chat.clock.advance(DIGEST_AFTER_MS)
  // The connection outlives its token here; that it is open is what counts.
  await roundsPass()
  expect(toRavi()).toEqual([])
  await raviGoes(ravi)
  await roundsPass()
  expect(toRavi()).toEqual([])
})

it('ends with one click of the mail program, or with the button of the page, and looking at it changes nothing', async () => {
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
  expect((await post(pathname + search)).statusCode).toBe(200)
  expect(await preference()).toBe(false)

  const enable = { userId: 'm-ravi', enabled: true }
  expect((await chat.call('asha', '/api/chat/digest', enable)).statusCode).toBe(403)
  await chat.call('m-ravi', '/api/chat/digest', enable)
  expect(await preference()).toBe(true)
})

it('says nothing to those who have turned it off', async () => {
  await chat.call('m-ravi', '/api/chat/digest', { userId: 'm-ravi', enabled: false })
  await write('one')
  chat.clock.advance(DIGEST_AFTER_MS)
  await roundsPass()
  expect(toRavi()).toEqual([])
})

it('tries again when the mail could not be sent', async () => {
  const send = chat.mailer.send
  let failures = 2
  chat.mailer.send = async (mail) => {
    if (failures-- > 0) throw new Error('the mail server is away')
    await send(mail)
  }
  await write('one')
  chat.clock.advance(DIGEST_AFTER_MS)
  await untilRaviHas(1)
  expect(toRavi()).toHaveLength(1)
})
