import { metricsOf } from '../testing/metricsOf'
import { TestChat } from './testing/chatService'

let chat: TestChat
beforeEach(async () => {
  chat = await TestChat.start()
  await chat.converse('asha', 'm-ravi')
})
afterEach(() => chat.close())

it('counts sockets, people, messages and their delivery', async () => {
  const asha = await chat.connect('asha')
  const devices = [await chat.connect('m-ravi'), await chat.connect('m-ravi')]
  const once = { receiverId: 'm-ravi', message: 'hello', clientMsgId: 'c7f1e2d0-3b7f-4a53-9a5c-0f4b1c9b5d10' }
  asha.send(once)
  await asha.next('ack')
  asha.send(once)
  await asha.next('ack', ({ clientMsgId }) => clientMsgId === once.clientMsgId)
  for (const device of devices) await device.messages(1)
  chat.know('stranger')
  asha.send({ receiverId: 'stranger', message: 'hello' })
  await asha.next('error')
  const metrics = await metricsOf(chat.nodes[0]!)
  for (const line of [
    'mentor_connect_chat_sockets 3',
    'mentor_connect_chat_people 2',
    'mentor_connect_chat_messages_total{outcome="stored"} 1',
    'mentor_connect_chat_messages_total{outcome="repeated"} 1',
    'mentor_connect_chat_messages_total{outcome="refused"} 1',
    'mentor_connect_chat_messages_total{outcome="failed"} 0',
    'mentor_connect_chat_delivery_delay_seconds_count 1',
    'mentor_connect_chat_store_duration_seconds_count 3',
  ])
    expect(metrics).toContain(line)
  expect(metrics).not.toContain('mentor_connect_chat_bus_')
})
