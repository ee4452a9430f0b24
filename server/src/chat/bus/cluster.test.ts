import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { startRedis, type RedisServer } from '../../testing/redisServer'
import { TestChat } from '../testing/chatService'
import type { SocketClient } from '../testing/socketClient'

// Several chat processes on one database and a real Redis: `npm run check -- cluster` sets the Redis server to start.
const binary = process.env.TEST_REDIS_SERVER
const cluster = binary ? describe : describe.skip
const NODES = 3

cluster('three nodes', () => {
  let redis: RedisServer
  let chat: TestChat
  let conversationId: string

  beforeEach(async () => {
    redis = await startRedis(binary!)
    const timing = { sweep: 300, sweepWhileAway: 100, presenceSweep: 200, presenceLifetime: 1_500, ping: 500 }
    const config = { redisUrl: redis.url, chatMessageBurst: 1_000_000 }
    chat = await TestChat.start({ nodes: NODES, config, timing })
    conversationId = await chat.converse('asha', 'm-ravi')
  })
  afterEach(async () => {
    await chat.close()
    await redis.kill()
  })

  async function say(client: SocketClient, receiverId: string, message: string) {
    const clientMsgId = randomUUID()
    client.send({ receiverId, message, clientMsgId })
    return client.next('ack', (ack) => ack.clientMsgId === clientMsgId)
  }
  const seqs = (client: SocketClient) => client.privateMessages().map(({ seq }) => seq)
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

  it('deliver every message to every device of both, once and in the same order, on any node', async () => {
    const asha = await Promise.all([0, 1, 2].map((node) => chat.connect('asha', { node })))
    const ravi = await Promise.all([0, 1, 2].map((node) => chat.connect('m-ravi', { node })))
    await Promise.all(
      upTo(60).map((i) =>
        i % 2 ? say(asha[i % NODES]!, 'm-ravi', `text ${i}`) : say(ravi[i % NODES]!, 'asha', `text ${i}`),
      ),
    )
    for (const client of [...asha, ...ravi]) {
      const own = client.received.flatMap((frame) => (frame.type === 'ack' ? [frame.seq] : []))
      const others = await client.messages(60 - own.length)
      expect(others.map(({ seq }) => seq)).toEqual([...others.map(({ seq }) => seq)].sort((a, b) => a - b))
      expect([...own, ...others.map(({ seq }) => seq)].sort((a, b) => a - b)).toEqual(upTo(60))
    }
  })

  it('notify each other of reads, typing, blocks and new conversations', async () => {
    const [asha, ravi] = [await chat.connect('asha', { node: 0 }), await chat.connect('m-sita', { node: 1 })]
    const begun = await chat.converse('asha', 'm-sita')
    await say(asha, 'm-sita', 'hello')
    expect((await ravi.next('private_message')).data).toMatchObject({ conversationId: begun, seq: 1 })
    ravi.send({ type: 'read', conversationId: begun, upToSeq: 1 })
    expect(await asha.next('read')).toMatchObject({ userId: 'm-sita', upToSeq: 1 })
    ravi.send({ type: 'typing', receiverId: 'asha' })
    expect(await asha.next('typing')).toMatchObject({ userId: 'm-sita' })
    await chat.call('asha', '/api/chat/block', { userId: 'asha', partnerId: 'm-sita' })
    expect(await ravi.next('blocked')).toMatchObject({ blocked: true })
  })

  it('agree on who is online', async () => {
    const ravi = await chat.connect('m-ravi', { node: 0 })
    const [phone, laptop] = [await chat.connect('asha', { node: 1 }), await chat.connect('asha', { node: 2 })]
    expect(await ravi.next('presence')).toMatchObject({ userId: 'asha', online: true })
    expect(await laptop.next('presence')).toMatchObject({ userId: 'm-ravi', online: true })
    phone.terminate()
    await phone.closed
    const list = await chat.call('m-ravi', '/api/chat/chat-list/?userId=m-ravi')
    expect(list.json().data[0].online).toBe(true)
    laptop.terminate()
    expect(await ravi.next('presence')).toMatchObject({ userId: 'asha', online: false })
  })

  it('count connections and messages of one person across nodes', async () => {
    const all = await Promise.all(upTo(12).map((i) => chat.dial('asha', { node: i % NODES })))
    const ends = await Promise.all(
      all.map((client) => Promise.race([client.next('hello').then(() => 'kept'), client.closed])),
    )
    expect(ends.filter((end) => end === 'kept').length).toBeLessThanOrEqual(10)
    expect(ends.filter((end) => end === 4429).length).toBeGreaterThanOrEqual(2)
  })

  it('resume on another node what was interrupted on the first', async () => {
    const asha = await chat.connect('asha', { node: 0 })
    const before = await chat.connect('m-ravi', { node: 1 })
    for (const i of upTo(5)) await say(asha, 'm-ravi', `text ${i}`)
    await before.messages(5)
    before.terminate()
    for (const i of upTo(5)) await say(asha, 'm-ravi', `more ${i}`)
    const after = await chat.connect('m-ravi', { node: 2 })
    after.send({ type: 'resume', cursors: [{ conversationId, seq: 5 }] })
    expect((await after.messages(5)).map(({ seq }) => seq)).toEqual([6, 7, 8, 9, 10])
  })

  it('deliver messages through the database while Redis is down, and through Redis again afterwards', async () => {
    const [asha, ravi] = [await chat.connect('asha', { node: 0 }), await chat.connect('m-ravi', { node: 1 })]
    await say(asha, 'm-ravi', 'with it')
    await ravi.messages(1)
    await redis.kill()
    for (const i of upTo(10)) await say(asha, 'm-ravi', `without ${i}`)
    await ravi.messages(11)
    await redis.start()
    for (const i of upTo(10)) await say(asha, 'm-ravi', `again ${i}`)
    await ravi.messages(21)
    await ravi.settled()
    expect(seqs(ravi)).toEqual(upTo(21))
  })

  it('deliver changes of messages through Redis, and through the database while it is down', async () => {
    const [asha, ravi] = [await chat.connect('asha', { node: 0 }), await chat.connect('m-ravi', { node: 1 })]
    await say(asha, 'm-ravi', 'frist')
    await ravi.messages(1)
    const edit = async (message: string) => {
      const clientMsgId = randomUUID()
      asha.send({ type: 'edit', conversationId, seq: 1, clientMsgId, message })
      await asha.next('change_ack', (ack) => ack.clientMsgId === clientMsgId)
    }
    await edit('with it')
    expect((await ravi.next('changed')).message).toMatchObject({ message: 'with it', change: 1 })
    await redis.kill()
    await edit('without it')
    expect((await ravi.next('changed')).message).toMatchObject({ message: 'without it', change: 2 })
    await redis.start()
    await edit('again')
    expect((await ravi.next('changed', ({ message }) => message.change === 3)).message.message).toBe('again')
  })

  it('accept connections and messages when Redis was down from the start', async () => {
    await redis.kill()
    const [asha, ravi] = [await chat.connect('asha', { node: 0 }), await chat.connect('m-ravi', { node: 1 })]
    await say(asha, 'm-ravi', 'hello')
    expect((await ravi.messages(1))[0]).toMatchObject({ message: 'hello' })
    const fresh = await chat.converse('asha', 'm-sita')
    const sita = await chat.connect('m-sita', { node: 2 })
    await say(asha, 'm-sita', 'new here')
    expect((await sita.messages(1))[0]).toMatchObject({ conversationId: fresh, seq: 1 })
  })
})

cluster('two nodes whose Redis has lost everything', () => {
  it('notify each other again as soon as it is back', async () => {
    const redis = await startRedis(binary!)
    // No pings are sent, because they would also register the connections again.
    const timing = { ping: HOUR_MS }
    const chat = await TestChat.start({ nodes: 2, config: { redisUrl: redis.url }, timing })
    await chat.converse('asha', 'm-ravi')
    const [asha, ravi] = [await chat.connect('asha', { node: 0 }), await chat.connect('m-ravi', { node: 1 })]
    const isRaviOnline = async () =>
      (await chat.call('asha', '/api/chat/chat-list/?userId=asha')).json().data[0].online
    await redis.kill()
    expect(await isRaviOnline()).toBe(false)
    await redis.start()
    for (let tries = 0; !(await isRaviOnline()); tries += 1) expect(tries).toBeLessThan(5_000)
    // A `typing` frame is not stored, so it cannot arrive through the database.
    asha.send({ type: 'typing', receiverId: 'm-ravi' })
    expect(await ravi.next('typing')).toMatchObject({ userId: 'asha' })
    await chat.close()
    await redis.kill()
  })
})

cluster('the rate limit of three nodes', () => {
  it('is shared by all of them', async () => {
    const redis = await startRedis(binary!)
    const chat = await TestChat.start({
      nodes: NODES,
      config: { redisUrl: redis.url, chatMessagesPerSecond: 1 },
    })
    await chat.converse('asha', 'm-ravi')
    const asha = await Promise.all([0, 1, 2].map((node) => chat.connect('asha', { node })))
    const answers = await Promise.all(
      Array.from({ length: 45 }, async (_, i) => {
        const client = asha[i % NODES]!
        const clientMsgId = `k${i}`
        client.send({ receiverId: 'm-ravi', message: 'x', clientMsgId })
        return Promise.race([
          client.next('ack', (ack) => ack.clientMsgId === clientMsgId).then(() => 'stored'),
          client.next('error', (error) => error.clientMsgId === clientMsgId).then(({ code }) => code),
        ])
      }),
    )
    const stored = answers.filter((answer) => answer === 'stored').length
    expect(stored).toBeGreaterThanOrEqual(20)
    expect(stored).toBeLessThanOrEqual(23)
    expect(answers.filter((answer) => answer === 'rate_limited')).toHaveLength(45 - stored)
    await chat.close()
    await redis.kill()
  })
})
