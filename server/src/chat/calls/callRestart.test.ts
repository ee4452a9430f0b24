import { CALL_LEASE_MS } from '@mentor-connect/contract/messages/callRules'
import { accept, allowCalls, sendCall, startRinging } from '../testing/calls'
import { TestChat } from '../testing/chatService'

// The second process knows nothing of the first one but the database, as after a restart.
let chat: TestChat
let conversationId: string
let callId: string
beforeEach(async () => {
  chat = await TestChat.start({ nodes: 2, timing: { calls: 10 } })
  conversationId = await chat.converse('asha', 'm-ravi')
  await allowCalls(chat, conversationId, 'asha', 'm-ravi')
  const [asha, ravi] = [await chat.connect('asha'), await chat.connect('m-ravi')]
  callId = await startRinging(asha, conversationId)
  await accept(ravi, callId)
  for (const client of [asha, ravi]) client.terminate()
  await chat.nodes[0]!.close()
})
afterEach(() => chat.close())

const back = (client: Awaited<ReturnType<TestChat['connect']>>, deviceId: string) =>
  sendCall(client, { type: 'call_heartbeat', callId, deviceId })

it('goes on after a restart of chat when both devices come back in time', async () => {
  chat.clock.advance(CALL_LEASE_MS - 1)
  const asha = await chat.connect('asha', { node: 1 })
  const ravi = await chat.connect('m-ravi', { node: 1 })
  expect(await back(asha, 'laptop')).toMatchObject({ call: { callId, state: 'active' } })
  expect(await back(ravi, 'phone')).toMatchObject({ call: { callId, state: 'active' } })
  chat.clock.advance(1)
  await sendCall(asha, { type: 'call_description', callId, description: 'restart' })
  expect(await ravi.next('call_description')).toMatchObject({ description: 'restart' })
})

it('ends after a restart of chat when a device does not come back, and is not resumed later', async () => {
  const asha = await chat.connect('asha', { node: 1 })
  chat.clock.advance(CALL_LEASE_MS - 1)
  await back(asha, 'laptop')
  chat.clock.advance(1)
  expect(await asha.next('call_ended')).toMatchObject({ callId, reason: 'lost', by: 'm-ravi' })
  const ravi = await chat.connect('m-ravi', { node: 1 })
  expect(await back(ravi, 'phone')).toMatchObject({ type: 'call_ended', reason: 'lost' })
})
