import { TestChat } from '../testing/chatService'

let chat: TestChat
afterEach(() => chat.close())

const seenAt = async (id: string) =>
  (await chat.db.selectFrom('people').select('seen_at').where('id', '=', id).executeTakeFirst())?.seen_at

it('notifies conversation partners when somebody comes online and, after the grace time, goes offline', async () => {
  chat = await TestChat.start({ timing: { presenceGrace: 30 } })
  await chat.converse('asha', 'm-ravi')
  chat.know('aman')
  const [ravi, stranger] = [await chat.connect('m-ravi'), await chat.connect('aman')]
  const asha = await chat.connect('asha')
  expect(await ravi.next('presence')).toEqual({ type: 'presence', userId: 'asha', online: true })
  expect(await asha.next('presence')).toEqual({ type: 'presence', userId: 'm-ravi', online: true })
  asha.terminate()
  expect(await ravi.next('presence')).toEqual({ type: 'presence', userId: 'asha', online: false })
  expect(await seenAt('asha')).toBe(chat.clock().toISOString())
  await stranger.settled()
  expect(stranger.received.filter(({ type }) => type === 'presence')).toEqual([])
})

it('does not report somebody offline who reconnects within the grace time or has another device', async () => {
  chat = await TestChat.start({ timing: { presenceGrace: 60_000 } })
  await chat.converse('asha', 'm-ravi')
  const [ravi, asha] = [await chat.connect('m-ravi'), await chat.connect('asha')]
  await ravi.next('presence')
  asha.terminate()
  await asha.closed
  const back = await chat.connect('asha')
  const tablet = await chat.connect('asha')
  tablet.terminate()
  await tablet.closed
  back.send({ receiverId: 'm-ravi', message: 'here I am' })
  await ravi.next('private_message')
  expect(ravi.received.filter(({ type }) => type === 'presence')).toHaveLength(1)
})
