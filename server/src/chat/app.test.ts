import { newSigningKey } from '../testing/testApp'
import { TestChat } from './testing/chatService'

let chat: TestChat
beforeAll(async () => {
  chat = await TestChat.start()
})
afterAll(() => chat.close())

const list = (userId: string, token?: string) =>
  chat.nodes[0]!.inject({
    url: `/api/chat/chat-list/?userId=${userId}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })

it('refuses missing, forged and expired tokens', async () => {
  const early = new Date(chat.clock().getTime() - 16 * 60_000)
  expect((await list('asha')).json()).toMatchObject({ code: 'unauthenticated' })
  expect((await list('asha', 'forged')).statusCode).toBe(401)
  const forged = await chat.tokenOf('asha', { signedBy: await newSigningKey() })
  expect((await list('asha', forged)).statusCode).toBe(401)
  expect((await list('asha', await chat.tokenOf('asha', { now: early }))).statusCode).toBe(401)
})

it('refuses the conversations of another person, and a request without an id', async () => {
  expect((await list('ravi', await chat.tokenOf('asha'))).json()).toMatchObject({ code: 'forbidden' })
  expect((await list('', await chat.tokenOf('asha'))).json()).toMatchObject({
    fields: { userId: expect.any(String) },
  })
})

it('is alive and ready', async () => {
  expect((await chat.nodes[0]!.inject('/healthz')).statusCode).toBe(200)
  expect((await chat.nodes[0]!.inject('/readyz')).statusCode).toBe(200)
})

it('answers an address whose percent signs mean nothing with a failure and all headers', async () => {
  const { statusCode, headers, body } = await chat.nodes[0]!.inject('/api/chat/%')
  expect(statusCode).toBe(404)
  expect(JSON.parse(body)).toMatchObject({ code: 'not_found' })
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-request-id': expect.any(String) })
})
