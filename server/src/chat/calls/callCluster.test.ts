import { CALL_LEASE_MS } from '@mentor-connect/contract/messages/callRules'
import { startRedis, type RedisServer } from '../../testing/redisServer'
import { accept, allowCalls, sendCall, startRinging, talk, untilActive } from '../testing/calls'
import { TestChat } from '../testing/chatService'

// Several chat processes on one database and a real Redis: `npm run check -- cluster` sets the Redis server to start.
const binary = process.env.TEST_REDIS_SERVER
const cluster = binary ? describe : describe.skip

cluster('calls on two nodes', () => {
  let redis: RedisServer
  let chat: TestChat
  let conversationId: string
  beforeEach(async () => {
    redis = await startRedis(binary!)
    const timing = { sweep: 300, sweepWhileAway: 100, calls: 20 }
    chat = await TestChat.start({ nodes: 2, config: { redisUrl: redis.url }, timing })
    conversationId = await chat.converse('asha', 'm-ravi')
    await allowCalls(chat, conversationId, 'asha', 'm-ravi')
  })
  afterEach(async () => {
    await chat.close()
    await redis.kill()
  })

  it('ring, connect and pass descriptions to the one device in the call', async () => {
    const asha = await chat.connect('asha', { node: 0 })
    const phone = await chat.connect('m-ravi', { node: 1 })
    const tablet = await chat.connect('m-ravi', { node: 1 })
    const callId = await talk(asha, phone, conversationId)
    expect(await tablet.next('call_ended')).toMatchObject({ reason: 'elsewhere' })
    await sendCall(asha, { type: 'call_description', callId, description: 'offer' })
    expect(await phone.next('call_description')).toMatchObject({ description: 'offer' })
    await sendCall(phone, { type: 'call_description', callId, description: 'answer' })
    expect(await asha.next('call_description')).toMatchObject({ description: 'answer' })
    await tablet.settled()
    expect(tablet.received.map(({ type }) => type)).not.toContain('call_description')
  })

  it('are one call when both ring at the same moment, and one device has it', async () => {
    const asha = await chat.connect('asha', { node: 0 })
    const [phone, tablet] = [
      await chat.connect('m-ravi', { node: 1 }),
      await chat.connect('m-ravi', { node: 0 }),
    ]
    const start = { type: 'call_start', conversationId }
    const [answer] = await Promise.all([
      sendCall(asha, { ...start, deviceId: 'laptop' }),
      sendCall(phone, { ...start, deviceId: 'phone' }),
    ])
    await untilActive(asha, answer)
    const open = await chat.db.selectFrom('calls').select('id').where('ended_at', 'is', null).execute()
    expect(open).toHaveLength(1)
    expect(await accept(tablet, open[0]!.id, 'tablet')).toMatchObject({ reason: 'elsewhere' })
  })

  it('end once when a device is gone with its node', async () => {
    const asha = await chat.connect('asha', { node: 0 })
    const ravi = await chat.connect('m-ravi', { node: 1 })
    const callId = await startRinging(asha, conversationId)
    await accept(ravi, callId)
    ravi.terminate()
    chat.clock.advance(CALL_LEASE_MS - 1)
    await sendCall(asha, { type: 'call_heartbeat', callId, deviceId: 'laptop' })
    chat.clock.advance(1)
    expect(await asha.next('call_ended')).toMatchObject({ callId, reason: 'lost' })
    await asha.next('private_message')
    const lines = await chat.db.selectFrom('messages').select('seq').execute()
    expect(lines).toHaveLength(1)
  })
})
