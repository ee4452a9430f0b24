import { Redis } from 'ioredis'
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { COMMAND_TIMEOUT_MS, REDIS_OPTIONS } from '../../platform/redis/redisOptions'
import type { Rate } from '../limits/tokenBucket'
import type { Bus, BusEvent, BusListener } from './bus'
import { BusProbe } from './busProbe'
import type { LocalBus } from './localBus'
import { ARRIVE, ONLINE, TAKE_TOKEN } from './redisScripts'

export interface RedisBusOptions {
  url: string
  rate: Rate
  /** Time to live of a connection that is not renewed, in ms. */
  presenceLifetime: number
  /** The fallback while Redis is unavailable. */
  local: LocalBus
  logger?: FastifyBaseLogger
}

const PREFIX = 'mc:chat:'
const EVERYBODY = `${PREFIX}all`
const probeChannel = (nodeId: string) => `${PREFIX}probe:${nodeId}`
const personChannel = (id: string) => `${PREFIX}to:${id}`
const presenceKey = (id: string) => `${PREFIX}on:${id}`
const rateKey = (id: string) => `${PREFIX}rate:${id}`

/** After a command has failed or timed out, this node uses the local fallback for this long. */
const CIRCUIT_OPEN_MS = 1_000

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
  private readonly probe = new BusProbe()
  private circuitOpenUntil = 0

  constructor(private readonly options: RedisBusOptions) {
    const commands = new Redis(options.url, {
      ...REDIS_OPTIONS,
      enableAutoPipelining: true,
      commandTimeout: COMMAND_TIMEOUT_MS,
    })
    commands.defineCommand('arrive', { numberOfKeys: 1, lua: ARRIVE })
    commands.defineCommand('online', { lua: ONLINE })
    commands.defineCommand('takeToken', { numberOfKeys: 1, lua: TAKE_TOKEN })
    this.commands = commands as Redis & Commands
    this.subscriber = new Redis(options.url, {
      ...REDIS_OPTIONS,
      autoResubscribe: true,
      enableOfflineQueue: true,
    })
    for (const client of [commands, this.subscriber]) client.on('error', (error) => this.warnThrottled(error))
  }

  get isUnavailable() {
    return this.commands.status !== 'ready' || this.subscriber.status !== 'ready' || this.isCircuitOpen
  }

  async start({ onEvent, onRecovered }: BusListener) {
    const ownProbes = probeChannel(this.nodeId)
    this.subscriber.on('message', (channel: string, text: string) => {
      if (channel === ownProbes) return this.probe.arrived(text)
      const { from, event } = JSON.parse(text) as { from: string; event: BusEvent }
      if (from !== this.nodeId) onEvent(event)
    })
    this.subscriber.on('ready', onRecovered)
    await Promise.all([this.commands.connect(), this.subscriber.connect()]).catch(() => undefined)
    this.subscribe(EVERYBODY)
    this.subscribe(ownProbes)
  }

  async delay() {
    if (this.isUnavailable) return undefined
    return this.probe.measure((text) => {
      void this.query(
        () => this.commands.publish(probeChannel(this.nodeId), text),
        () => 0,
      )
    })
  }

  async stop() {
    this.commands.disconnect()
    this.subscriber.disconnect()
  }

  /** While Redis is unavailable this does not wait: the subscription follows on reconnect. */
  async follow(personId: string) {
    const done = this.subscribe(personChannel(personId))
    if (!this.isUnavailable) await done
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
    return this.query(
      () => this.commands.arrive(presenceKey(personId), connectionId, this.options.presenceLifetime),
      () => here,
    )
  }

  async leave(personId: string, connectionId: string) {
    await this.options.local.leave(personId, connectionId)
    await this.query(
      () => this.commands.zrem(presenceKey(personId), connectionId),
      () => 0,
    )
  }

  async online(personIds: string[]) {
    const here = await this.options.local.online(personIds)
    if (personIds.length === here.size) return here
    const counts = await this.query(
      () => this.commands.online(personIds.length, ...personIds.map(presenceKey)),
      () => [],
    )
    return new Set(personIds.filter((id, index) => counts[index] === 1 || here.has(id)))
  }

  /** Asks Redis only if this node's own limit allows the message. */
  takeToken(personId: string) {
    if (!this.options.local.takeToken(personId)) return false
    const { perSecond, burst } = this.options.rate
    return this.query(
      async () => (await this.commands.takeToken(rateKey(personId), perSecond, burst)) === 1,
      () => true,
    )
  }

  private subscribe(channel: string) {
    return this.subscriber.subscribe(channel).catch(() => undefined)
  }

  private send(channel: string, event: BusEvent) {
    void this.query(
      () => this.commands.publish(channel, JSON.stringify({ from: this.nodeId, event })),
      () => 0,
    )
  }

  private get isCircuitOpen() {
    return performance.now() < this.circuitOpenUntil
  }

  private async query<Result>(command: () => Promise<Result>, fallback: () => Result): Promise<Result> {
    if (this.commands.status !== 'ready' || this.isCircuitOpen) return fallback()
    try {
      return await command()
    } catch (error) {
      this.circuitOpenUntil = performance.now() + CIRCUIT_OPEN_MS
      this.warnThrottled(error)
      return fallback()
    }
  }

  private lastWarning = -Infinity
  private warnThrottled(error: unknown) {
    if (performance.now() - this.lastWarning < 10_000) return
    this.lastWarning = performance.now()
    this.options.logger?.warn(
      { err: error },
      'Redis does not respond: nodes exchange messages through the database',
    )
  }
}
