import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { OUTAGE_MESSAGES, outageOf } from '../platform/availability/unavailable'
import { clientAddressBehind } from '../platform/http/clientAddress'
import { traceWork } from '../platform/tracing/tracing'
import { accessService } from './access/access.service'
import { storeChange } from './actions/changes.store'
import type { OpenThreadFor } from './actions/thread'
import { isRoomEvent, type Bus, type BusEvent } from './bus/bus'
import { callNode } from './calls/callNode'
import { chatMetrics } from './chat.metrics'
import type { ChatDependencies } from './dependencies'
import { Messenger } from './delivery/messenger'
import { sendAttachments } from './store/attachments/sendAttachments'
import { messageSender } from './first-contact/firstContact.service'
import { withinSharedRate } from './bus/sharedRate'
import { TokenBuckets } from './limits/tokenBucket'
import { roomNode } from './rooms/roomNode'
import { openConversation } from './store/conversationThread.store'
import { groupCommit } from './store/groupCommit'
import type { NewMessage } from './store/message'
import { storeMessages } from './store/messages.store'
import { storeReads, type ReadMark, type ReadOutcome } from './store/reads.store'
import { Presence } from './presence/presence'
import { authenticationWith } from './sockets/authentication'
import { SocketServer } from './sockets/socketServer'

/** Limit of frames of any kind per connection, in addition to the rate limit of messages. */
const FLOOD = { perSecond: 50, burst: 200 }
const TIDY_MS = 30_000

/** The real-time part of one process: sockets, delivery and presence, connected to other processes by the bus. */
export function chatNode(dependencies: ChatDependencies & { bus: Bus }) {
  const { db, bus, config, keySet, people, clock, timing, logger } = dependencies
  const metrics = chatMetrics(clock)
  const messenger = new Messenger({ db, bus, logger, onDelivered: metrics.delivered })
  const presence = new Presence({ db, bus, messenger, clock, grace: timing.presenceGrace })
  const store = (batch: NewMessage[]) =>
    traceWork('messages', () => storeMessages(db, batch, clock(), config))
  const messages = groupCommit(bus.isShared ? withinSharedRate(bus, store) : store)
  const reads = groupCommit<ReadMark, ReadOutcome>((batch) => storeReads(db, batch))
  const perSecond = Math.max(FLOOD.perSecond, 2 * config.chatMessagesPerSecond)
  const flood = new TokenBuckets(
    { perSecond, burst: Math.max(FLOOD.burst, 2 * config.chatMessageBurst) },
    clock,
  )
  const onError = (error: unknown) => {
    const outage = outageOf(error)
    logger?.error({ err: error }, outage ? OUTAGE_MESSAGES[outage] : 'handling a frame failed')
  }
  const rooms = roomNode({ db, bus, messenger, people, clock, onError, logger })
  const calls = callNode({ db, bus, messenger, people, clock, onError })
  const openThread: OpenThreadFor = async (...which) =>
    (await openConversation(...which)) ?? rooms.openThread(...which)
  const access = accessService({ db, clock, bus, messenger, onRestricted: calls.stopOf })
  const authentication = authenticationWith({ keySet, issuer: config.apiUrl, clock, access })
  const sockets = new SocketServer({
    context: {
      db,
      bus,
      messenger,
      reads,
      rooms,
      calls,
      authentication,
      onError,
      change: (change) => storeChange(db, openThread, change, clock()),
      store: metrics.measured(
        sendAttachments(messageSender(messages, people), { db, people, table: 'messages' }),
      ),
      limits: config,
    },
    presence,
    flood,
    allowedOrigins: [config.siteUrl],
    connectionsPerPerson: config.chatConnectionsPerPerson,
    unauthenticatedPerAddress: config.chatUnauthenticatedPerAddress,
    addressOf: clientAddressBehind(config.trustedProxies),
    timing,
    clock,
    logger,
  })
  const timers: NodeJS.Timeout[] = []
  const every = (ms: number, work: () => unknown) => timers.push(setInterval(work, ms).unref())
  const report = (error: unknown) =>
    logger?.error({ err: error }, 'catching up on events lost by the bus failed')

  function onEvent(event: BusEvent) {
    if (event.kind === 'presence') presence.learn(event.personId, event.online)
    else if (event.kind === 'restricted') access.onRestricted(event.personId)
    else if (event.kind === 'sessions-ended') access.onSessionsEnded(event.sessionIds)
    else if (event.kind === 'connection-frame') calls.onEvent(event)
    else if (isRoomEvent(event)) rooms.deliveries.onEvent(event)
    else messenger.onEvent(event)
  }

  async function start(app: FastifyInstance) {
    const sweep = () =>
      Promise.all([messenger.sweep(), rooms.deliveries.sweep(), access.sweep()]).catch(report)
    const onRecovered = () => {
      for (const connection of messenger.hub.all()) void presence.renew(connection)
      void sweep()
    }
    await bus.start({ onEvent, onRecovered })
    every(TIDY_MS, () => flood.tidy())
    every(TIDY_MS, () => rooms.tidy())
    every(TIDY_MS, () => calls.tidy())
    every(timing.calls, () => calls.sweep().catch(onError))
    every(timing.forgetSessions, () => access.forgetOld().catch(report))
    if (bus.isShared) {
      every(timing.sweep, sweep)
      every(timing.sweepWhileAway, () => bus.isUnavailable && sweep())
      every(timing.presenceSweep, () => presence.sweep().catch(report))
    }
    sockets.attach(app)
  }

  async function stop() {
    timers.forEach(clearInterval)
    await sockets.stop()
    await Promise.all([messages.idle(), reads.idle(), rooms.idle(), presence.stop()])
    await bus.stop()
  }

  const registerMetrics = (registry: Registry) => {
    metrics.register(registry, { hub: messenger.hub, bus })
    calls.registerMetrics(registry)
  }

  return { messenger, rooms, calls, access, registerMetrics, start, stop }
}
