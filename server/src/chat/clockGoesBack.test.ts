import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { TestChat } from './testing/chatService'

let chat: TestChat
beforeEach(async () => {
  chat = await TestChat.start({ config: { chatMessageBurst: 2, chatMessagesPerSecond: 1 } })
  await chat.converse('asha', 'm-ravi')
})
afterEach(() => chat.close())

it('keeps connections, the order of messages and the rate limit', async () => {
  const [asha, ravi] = [await chat.connect('asha'), await chat.connect('m-ravi')]
  for (const message of ['one', 'two']) asha.send({ receiverId: 'm-ravi', message })
  await ravi.messages(2)
  chat.clock.advance(-HOUR_MS)
  asha.send({ receiverId: 'm-ravi', message: 'too fast', clientMsgId: 'k' })
  expect(await asha.next('error')).toMatchObject({ code: 'rate_limited' })
  chat.clock.advance(2_000)
  asha.send({ receiverId: 'm-ravi', message: 'three' })
  ravi.send({ receiverId: 'asha', message: 'four' })
  const seqs = (await ravi.messages(3)).map(({ seq }) => seq)
  expect(seqs).toEqual([1, 2, 3])
  expect(await ravi.next('ack')).toMatchObject({ seq: 4 })
  const history = await chat.call('asha', '/api/chat/history?userId1=m-ravi&userId2=asha')
  expect(history.json().data.map(({ message }: { message: string }) => message)).toEqual([
    'one',
    'two',
    'three',
    'four',
  ])
})

it('accepts tokens from before and after', async () => {
  const before = await chat.tokenOf('asha')
  chat.clock.advance(-HOUR_MS)
  for (const token of [before, await chat.tokenOf('asha')])
    expect((await chat.connect('asha', { token })).received[0]?.type).toBe('hello')
})
