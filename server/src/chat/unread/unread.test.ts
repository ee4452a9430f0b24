import { TestChat } from '../testing/chatService'

let chat: TestChat
let conversationId: string
beforeEach(async () => {
  chat = await TestChat.start({ timing: { unread: 1 } })
  conversationId = await chat.converse('asha', 'm-ravi')
})
afterEach(() => chat.close())

const write = (text: string) => chat.write('asha', 'm-ravi', text)
/** Marks messages as read by Ravi. Resolves when Asha is told, which happens after the position was stored. */
async function raviReads(upToSeq: number) {
  const [ravi, asha] = [await chat.connect('m-ravi'), await chat.connect('asha')]
  ravi.send({ type: 'read', conversationId, upToSeq })
  await asha.next('read')
}

async function told() {
  chat.clock.advance(1)
  await chat.settle()
  return chat.api.unread.splice(0).map(({ personId, unread, lastSeq }) => ({ personId, unread, lastSeq }))
}

it('the main API is told once of messages that wait for somebody who is away, and when they were read', async () => {
  const since = chat.clock().toISOString()
  await write('one')
  chat.clock.advance(1)
  await chat.settle()
  expect(chat.api.unread.splice(0)).toEqual([
    { conversationId, personId: 'm-ravi', partnerId: 'asha', unread: 1, lastSeq: 1, since },
  ])
  expect(await told()).toEqual([])
  await write('two')
  expect(await told()).toEqual([{ personId: 'm-ravi', unread: 2, lastSeq: 2 }])

  await raviReads(2)
  expect(await told()).toEqual([{ personId: 'm-ravi', unread: 0, lastSeq: 2 }])
})

it('is not told of messages to somebody who is connected', async () => {
  const ravi = await chat.connect('m-ravi')
  await write('here')
  await ravi.messages(1)
  expect(await told()).toEqual([])
})

it('is not told of what was read at once, and of blocked conversations', async () => {
  await write('one')
  await raviReads(1)
  expect(await told()).toEqual([])
  await chat.db.updateTable('conversations').set({ blocked_low: 1 }).execute()
  await chat.db.updateTable('conversations').set({ unread_high: 1 }).execute()
  expect(await told()).toEqual([])
})
