import { Unavailable } from '../../platform/availability/unavailable'
import { TestChat } from '../testing/chatService'

let chat: TestChat
let conversationId: string
beforeEach(async () => {
  chat = await TestChat.start()
  conversationId = await chat.converse('asha', 'm-ravi')
})
afterEach(() => chat.close())

/** Makes every transaction of this process fail with the error until the returned function is called. */
function failTransactions(error: Error) {
  const failing = jest.spyOn(chat.db, 'transaction').mockImplementation(() => {
    throw error
  })
  return () => failing.mockRestore()
}

it('a message during an outage is refused for the moment, and stored once when it is sent again', async () => {
  const [asha, ravi] = [await chat.connect('asha'), await chat.connect('m-ravi')]
  const frame = { receiverId: 'm-ravi', message: 'hello', clientMsgId: 'k1' }
  const recover = failTransactions(new Unavailable('database'))
  asha.send(frame)
  expect(await asha.next('error')).toMatchObject({
    code: 'unavailable',
    clientMsgId: 'k1',
    retryable: true,
    message: expect.stringContaining('Not delivered yet'),
  })
  recover()
  asha.send(frame)
  asha.send(frame)
  expect(await asha.next('ack')).toEqual(await asha.next('ack'))
  await ravi.settled()
  expect(ravi.privateMessages()).toMatchObject([{ message: 'hello', seq: 1 }])
})

it('other frames say so as well', async () => {
  await chat.write('asha', 'm-ravi', 'hello')
  const ravi = await chat.connect('m-ravi')
  failTransactions(new Unavailable('database'))
  ravi.send({ type: 'read', conversationId, upToSeq: 1 })
  expect(await ravi.next('error')).toMatchObject({ code: 'unavailable', retryable: true })
})

it('an unknown error is no outage', async () => {
  const asha = await chat.connect('asha')
  failTransactions(new Error('a defect'))
  asha.send({ receiverId: 'm-ravi', message: 'hello', clientMsgId: 'k1' })
  expect(await asha.next('error')).toMatchObject({ code: 'internal', clientMsgId: 'k1' })
})
