import { Redis } from 'ioredis'
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { COMMAND_TIMEOUT_MS, REDIS_OPTIONS } from '../../platform/redis/connectRedis'
import type { Rate } from '../limits/tokenBucket'
import type { Bus, BusEvent, BusListener } from './bus'
import { BusProbe } from './busProbe'
import type { LocalBus } from './localBus'
import { ARRIVE, connectionMember, ONLINE, PUBLISH, TAKE_TOKENS } from './redisScripts'

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
const NODES = `${PREFIX}node:`
const probeChannel = (nodeId: string) => `${PREFIX}probe:${nodeId}`
const presenceKey = (id: string) => `${PREFIX}on:${id}`
const rateKey = (id: string) => `${PREFIX}rate:${id}`

/** Maximum number of events in one script, which must not block Redis for long. */
const EVENTS_PER_SCRIPT = 200

/** Time in ms for which this node uses the local fallback after a command has failed or timed out. */
const CIRCUIT_OPEN_MS = 1_000

interface Commands {
  arrive: (key: string, member: string, lifetime: number) => Promise<number>
  online: (count: number, ...keys: string[]) => Promise<number[]>
  takeTokens: (count: number, ...args: (string | number)[]) => Promise<number[]>
  publishTo: (count: number, ...args: (string | number)[]) => Promise<null>
}

interface Addressed {
  to: string[]
  event: BusEvent
}

/**
 * Connects several nodes through Redis. Sorted sets record who is connected to which node. One script
 * publishes events to the nodes of their recipients; another one counts messages for the rate limit.
 */
export class RedisBus implements Bus {
  readonly isShared = true
  private readonly nodeId = randomUUID()
  private readonly commands: Redis & Commands
  private readonly subscriber: Redis
  private readonly probe = new BusProbe()
  private circuitOpenUntil = 0
  /** Events of this turn of the event loop, which are sent together. */
  private pending: Addressed[] = []

  constructor(private readonly options: RedisBusOptions) {
    const commands = new Redis(options.url, {
      ...REDIS_OPTIONS,
      enableAutoPipelining: true,
      commandTimeout: COMMAND_TIMEOUT_MS,
    })
    commands.defineCommand('arrive', { numberOfKeys: 1, lua: ARRIVE })
    commands.defineCommand('online', { lua: ONLINE })
    commands.defineCommand('takeTokens', { lua: TAKE_TOKENS })
    commands.defineCommand('publishTo', { lua: PUBLISH })
    this.commands = commands as Redis & Commands
    this.subscriber = new Redis(options.url, {
      ...REDIS_OPTIONS,
      autoResubscribe: true,
      enableOfflineQueue: true,
    })
    for (const client of [commands, this.subscriber]) client.on('error', (error) => this.warnThrottled(error))
  }

  get isUnavailable() {
    return !this.isConnected || this.isCircuitOpen
  }

  async start({ onEvent, onRecovered }: BusListener) {
    const ownProbes = probeChannel(this.nodeId)
    this.subscriber.on('message', (channel: string, text: string) => {
      if (channel === ownProbes) return this.probe.arrived(text)
      const { from, event } = JSON.parse(text) as { from: string; event: BusEvent }
      if (from !== this.nodeId) onEvent(event)
    })
    for (const client of [this.commands, this.subscriber])
      client.on('ready', () => {
        if (!this.isConnected) return
        this.circuitOpenUntil = 0
        onRecovered()
      })
    await Promise.all([this.commands.connect(), this.subscriber.connect()]).catch(() => undefined)
    const channels = [EVERYBODY, NODES + this.nodeId, ownProbes]
    const subscribed = this.subscriber.subscribe(...channels).catch(() => undefined)
    // While Redis is unavailable, the subscription takes place on reconnect.
    if (this.isConnected) await subscribed
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
    await this.sendPending()
    this.commands.disconnect()
    this.subscriber.disconnect()
  }

  publish(to: string[], event: BusEvent) {
    if (this.pending.length === 0) setImmediate(() => void this.sendPending())
    this.pending.push({ to, event })
  }

  announce(event: BusEvent) {
    void this.query(
      () => this.commands.publish(EVERYBODY, this.textOf(event)),
      () => 0,
    )
  }

  async arrive(personId: string, connectionId: string) {
    const here = await this.options.local.arrive(personId, connectionId)
    return this.query(
      () =>
        this.commands.arrive(presenceKey(personId), this.member(connectionId), this.options.presenceLifetime),
      () => here,
    )
  }

  async leave(personId: string, connectionId: string) {
    await this.options.local.leave(personId, connectionId)
    await this.query(
      () => this.commands.zrem(presenceKey(personId), this.member(connectionId)),
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

  takeToken(personId: string) {
    return this.options.local.takeToken(personId)
  }

  async takeSharedTokens(personIds: string[]) {
    const { perSecond, burst } = this.options.rate
    const taken = await this.query(
      () => this.commands.takeTokens(personIds.length, ...personIds.map(rateKey), perSecond, burst),
      () => [],
    )
    return personIds.map((_, index) => taken[index] !== 0)
  }

  private member(connectionId: string) {
    return connectionMember(this.nodeId, connectionId)
  }

  private textOf(event: BusEvent) {
    return JSON.stringify({ from: this.nodeId, event })
  }

  private async sendPending() {
    const events = this.pending
    this.pending = []
    for (let at = 0; at < events.length; at += EVENTS_PER_SCRIPT)
      await this.sendTogether(events.slice(at, at + EVENTS_PER_SCRIPT))
  }

  private async sendTogether(events: Addressed[]) {
    const keys = events.flatMap(({ to }) => to.map(presenceKey))
    const texts = events.flatMap(({ to, event }) => [to.length, this.textOf(event)])
    await this.query(
      () => this.commands.publishTo(keys.length, ...keys, this.nodeId, NODES, ...texts),
      () => null,
    )
  }

  private get isConnected() {
    return this.commands.status === 'ready' && this.subscriber.status === 'ready'
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
