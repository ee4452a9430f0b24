import { Redis, type RedisOptions } from 'ioredis'
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Rate } from '../limits/tokenBucket'
import type { Bus, BusEvent, BusListener } from './bus'
import type { LocalBus } from './localBus'
import { ARRIVE, ONLINE, TAKE_TOKEN } from './redisScripts'

export interface RedisBusOptions {
  url: string
  rate: Rate
  /** ms after which a connection that nobody renews is gone. */
  presenceLifetime: number
  /** Answers while Redis is away. */
  local: LocalBus
  logger?: FastifyBaseLogger
}

const PREFIX = 'mc:chat:'
const EVERYBODY = `${PREFIX}all`
const personChannel = (id: string) => `${PREFIX}to:${id}`
const presenceKey = (id: string) => `${PREFIX}on:${id}`
const rateKey = (id: string) => `${PREFIX}rate:${id}`

const COMMAND_DEADLINE_MS = 1_000
/** After a command that Redis did not answer in time, this node goes on alone for so long before it asks again. */
const DISTRUST_MS = 1_000

interface Commands {
  arrive: (key: string, connectionId: string, lifetime: number) => Promise<number>
  online: (count: number, ...keys: string[]) => Promise<number[]>
  takeToken: (key: string, perSecond: number, burst: number) => Promise<number>
}

/** Several nodes over Redis: publish/subscribe for events, sorted sets for presence, a script for the rate limit. */
export class RedisBus implements Bus {
  readonly isShared = true
  private readonly nodeId = randomUUID()
  private readonly commands: Redis & Commands
  private readonly subscriber: Redis
  private distrustedUntil = 0

  constructor(private readonly options: RedisBusOptions) {
    const connect: RedisOptions = {
      lazyConnect: true,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      connectTimeout: 2_000,
      retryStrategy: (times) => Math.min(100 * 2 ** Math.min(times, 4), 1_000),
    }
    const commands = new Redis(options.url, {
      ...connect,
      enableAutoPipelining: true,
      commandTimeout: COMMAND_DEADLINE_MS,
    })
    commands.defineCommand('arrive', { numberOfKeys: 1, lua: ARRIVE })
    commands.defineCommand('online', { lua: ONLINE })
    commands.defineCommand('takeToken', { numberOfKeys: 1, lua: TAKE_TOKEN })
    this.commands = commands as Redis & Commands
    this.subscriber = new Redis(options.url, { ...connect, autoResubscribe: true, enableOfflineQueue: true })
    for (const client of [commands, this.subscriber]) client.on('error', (error) => this.complain(error))
  }

  get isAway() {
    return this.commands.status !== 'ready' || this.subscriber.status !== 'ready' || this.isDistrusted
  }

  async start({ onEvent, onRecovered }: BusListener) {
    this.subscriber.on('message', (_channel: string, text: string) => {
      const { from, event } = JSON.parse(text) as { from: string; event: BusEvent }
      if (from !== this.nodeId) onEvent(event)
    })
    this.subscriber.on('ready', onRecovered)
    await Promise.all([this.commands.connect(), this.subscriber.connect()]).catch(() => undefined)
    this.subscribe(EVERYBODY)
  }

  async stop() {
    this.commands.disconnect()
    this.subscriber.disconnect()
  }

  /** While Redis is away nothing can be waited for: the subscription is made when it is back. */
  async follow(personId: string) {
    const done = this.subscribe(personChannel(personId))
    if (!this.isAway) await done
  }

  unfollow(personId: string) {
    void this.subscriber.unsubscribe(personChannel(personId)).catch(() => undefined)
  }

  publish(to: string[], event: BusEvent) {
    for (const personId of to) this.send(personChannel(personId), event)
  }

  announce(event: BusEvent) {
    this.send(EVERYBODY, event)
  }

  async arrive(personId: string, connectionId: string) {
    const here = await this.options.local.arrive(personId, connectionId)
    return this.ask(
      () => this.commands.arrive(presenceKey(personId), connectionId, this.options.presenceLifetime),
      () => here,
    )
  }

  async leave(personId: string, connectionId: string) {
    await this.options.local.leave(personId, connectionId)
    await this.ask(
      () => this.commands.zrem(presenceKey(personId), connectionId),
      () => 0,
    )
  }

  async online(personIds: string[]) {
    const here = await this.options.local.online(personIds)
    if (personIds.length === here.size) return here
    const answers = await this.ask(
      () => this.commands.online(personIds.length, ...personIds.map(presenceKey)),
      () => [],
    )
    return new Set(personIds.filter((id, index) => answers[index] === 1 || here.has(id)))
  }

  /** What this node alone must refuse needs no question. */
  takeToken(personId: string) {
    if (!this.options.local.takeToken(personId)) return false
    const { perSecond, burst } = this.options.rate
    return this.ask(
      async () => (await this.commands.takeToken(rateKey(personId), perSecond, burst)) === 1,
      () => true,
    )
  }

  private subscribe(channel: string) {
    return this.subscriber.subscribe(channel).catch(() => undefined)
  }

  private send(channel: string, event: BusEvent) {
    void this.ask(
      () => this.commands.publish(channel, JSON.stringify({ from: this.nodeId, event })),
      () => 0,
    )
  }

  private get isDistrusted() {
    return performance.now() < this.distrustedUntil
  }

  private async ask<Answer>(question: () => Promise<Answer>, alone: () => Answer): Promise<Answer> {
    if (this.commands.status !== 'ready' || this.isDistrusted) return alone()
    try {
      return await question()
    } catch (error) {
      this.distrustedUntil = performance.now() + DISTRUST_MS
      this.complain(error)
      return alone()
    }
  }

  private lastComplaint = -Infinity
  private complain(error: unknown) {
    if (performance.now() - this.lastComplaint < 10_000) return
    this.lastComplaint = performance.now()
    this.options.logger?.warn({ err: error }, 'Redis does not answer: messages travel over the database')
  }
}
