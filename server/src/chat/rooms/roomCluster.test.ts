import { startRedis, type RedisServer } from '../../testing/redisServer'
import { TestChat } from '../testing/chatService'
import type { SocketClient } from '../testing/socketClient'
import { sendChange } from '../testing/sendChange'
import { refused, ROOM, roomMessages, say, wantRoom } from '../testing/rooms'

// Several chat processes on one database and a real Redis: `npm run check -- cluster` sets the Redis server to start.
const binary = process.env.TEST_REDIS_SERVER
const cluster = binary ? describe : describe.skip
const NODES = 3
const PEOPLE = ['asha', 'gita', 'meena', 'vik', 'kavita', 'm-ravi']

cluster('a room on three nodes', () => {
  let redis: RedisServer
  let chat: TestChat

  beforeEach(async () => {
    redis = await startRedis(binary!)
    const timing = { sweep: 300, sweepWhileAway: 100, presenceSweep: 200, presenceLifetime: 1_500, ping: 500 }
    const config = { redisUrl: redis.url, chatMessageBurst: 1_000_000, chatMessagesPerSecond: 1_000_000 }
    chat = await TestChat.start({ nodes: NODES, config, timing })
    chat.know(...PEOPLE)
    await wantRoom(chat, members())
  })
  afterEach(async () => {
    await chat.close()
    await redis.kill()
  })

  const members = (without?: string) =>
    Object.fromEntries(
      PEOPLE.filter((id) => id !== 'm-ravi' && id !== without).map((id) => [id, 'member' as const]),
    )
  const everybody = () => Promise.all(PEOPLE.map((id, index) => chat.connect(id, { node: index % NODES })))
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
  /** Waits until a client has this many messages, then returns their numbers. */
  async function seqs(client: SocketClient, count: number) {
    while (roomMessages(client).length < count) await client.next('room_message')
    await client.settled()
    return roomMessages(client).map(({ seq }) => seq)
  }

  it('delivers every message to every member, once and in the same order, on any node', async () => {
    const clients = await everybody()
    await Promise.all(
      clients.map((client, index) => Promise.all(upTo(10).map(() => say(client, `by ${index}`)))),
    )
    for (const client of clients) {
      const own = client.received.flatMap((frame) => (frame.type === 'room_ack' ? [frame.seq] : []))
      const others = await seqs(client, 60 - own.length)
      expect(others).toEqual([...others].sort((a, b) => a - b))
      expect([...own, ...others].sort((a, b) => a - b)).toEqual(upTo(60))
    }
  })

  it('delivers through the database while Redis is down, and through Redis again afterwards', async () => {
    const [asha, gita] = [await chat.connect('asha', { node: 0 }), await chat.connect('gita', { node: 1 })]
    await say(asha, 'with it')
    await seqs(gita, 1)
    await redis.kill()
    for (const at of upTo(10)) await say(asha, `without ${at}`)
    await seqs(gita, 11)
    await redis.start()
    for (const at of upTo(10)) await say(asha, `again ${at}`)
    expect(await seqs(gita, 21)).toEqual(upTo(21))
  })

  it('delivers changes of messages through Redis, and through the database while it is down', async () => {
    const [asha, gita] = [await chat.connect('asha', { node: 0 }), await chat.connect('gita', { node: 1 })]
    await say(asha, 'one')
    await seqs(gita, 1)
    const react = (emoji: string) =>
      sendChange(asha, { type: 'react', conversationId: ROOM, seq: 1, emoji, on: true })
    await react('👍')
    expect((await gita.next('changed')).message).toMatchObject({ change: 1, roomId: ROOM })
    await redis.kill()
    await react('🎉')
    await sendChange(asha, { type: 'edit', conversationId: ROOM, seq: 1, message: 'two' })
    const last = await gita.next('changed', ({ message }) => message.change === 3)
    expect(last.message).toMatchObject({ message: 'two', reactions: [{ emoji: '👍' }, { emoji: '🎉' }] })
    await redis.start()
    await react('🙏')
    expect((await gita.next('changed', ({ message }) => message.change === 4)).message).toMatchObject({
      message: 'two',
    })
  })

  it('notices new and removed members on every node, also while Redis is down', async () => {
    const [asha, sita] = [await chat.connect('asha', { node: 0 }), await chat.connect('sita', { node: 1 })]
    const gita = await chat.connect('gita', { node: 2 })
    await wantRoom(chat, { ...members('gita'), sita: 'member' })
    await sita.next('room_changed')
    await gita.next('room_changed')
    await say(asha, 'one')
    await seqs(sita, 1)
    expect(roomMessages(gita)).toEqual([])
    await redis.kill()
    await wantRoom(chat, { ...members('asha'), sita: 'member' }, { version: chat.clock().getTime() + 1 })
    await gita.next('room_changed')
    expect(await refused(asha, 'gone')).toBe('no_room')
    await say(gita, 'two')
    expect(await seqs(sita, 2)).toEqual([1, 2])
    await gita.settled()
  })

  it('limits the messages of one person across nodes', async () => {
    await chat.close()
    const config = { redisUrl: redis.url, chatMessageBurst: 6, chatMessagesPerSecond: 1 }
    chat = await TestChat.start({ nodes: NODES, config })
    await wantRoom(chat, members())
    const devices = await Promise.all(upTo(3).map((at) => chat.connect('asha', { node: at % NODES })))
    for (const [index, device] of devices.entries())
      for (const at of upTo(5))
        device.send({ type: 'room_message', roomId: ROOM, message: 'x', clientMsgId: `${index}-${at}` })
    const answers = ({ received }: SocketClient) =>
      received.flatMap(({ type }) => (type === 'room_ack' || type === 'error' ? [type] : []))
    for (const device of devices) while (answers(device).length < 5) await device.settled()
    const stored = devices.flatMap(answers).filter((type) => type === 'room_ack').length
    expect(stored).toBeGreaterThanOrEqual(6)
    expect(stored).toBeLessThan(10)
  })
})
