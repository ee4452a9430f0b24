import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Bus } from './bus/bus'
import type { Hub } from './delivery/hub'
import type { NewMessage, StoredMessage } from './store/message'
import type { Outcome } from './store/messages.store'

/**
 * Upper bounds of the histogram in seconds. The shortest is a single commit; the longest occurs on an
 * overloaded node.
 */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

type Store = (message: NewMessage) => Promise<Outcome>

/** Metrics of the sockets of one process. */
export function chatMetrics(clock: () => Date) {
  const registers: Registry[] = []
  const messages = new Counter({
    name: 'mentor_connect_chat_messages_total',
    help: 'Messages by outcome: stored, repeated (sent again by a client), refused, failed',
    labelNames: ['outcome'],
    registers,
  })
  const count = {
    stored: messages.labels('stored'),
    repeated: messages.labels('repeated'),
    refused: messages.labels('refused'),
    failed: messages.labels('failed'),
  }
  // The counters exist from the start, so that the first failure shows as an increase.
  for (const one of Object.values(count)) one.inc(0)
  const storing = new Histogram({
    name: 'mentor_connect_chat_store_duration_seconds',
    help: 'From the arrival of a message to its commit',
    buckets: BUCKETS,
    registers,
  })
  const delivery = new Histogram({
    name: 'mentor_connect_chat_delivery_delay_seconds',
    help: 'From the time of a message to sending it to sockets of its receiver, on this or another node',
    buckets: BUCKETS,
    registers,
  })
  const timeOf = timeReader()

  return {
    measured:
      (store: Store): Store =>
      async (message) => {
        const began = performance.now()
        try {
          const outcome = await store(message)
          if (outcome.kind === 'refused') count.refused.inc()
          else count[outcome.isNew ? 'stored' : 'repeated'].inc()
          storing.observe((performance.now() - began) / 1000)
          return outcome
        } catch (error) {
          count.failed.inc()
          throw error
        }
      },

    delivered: ({ timestamp }: StoredMessage) =>
      delivery.observe(Math.max(0, clock().getTime() - timeOf(timestamp)) / 1000),

    register(registry: Registry, { hub, bus }: { hub: Hub; bus: Bus }) {
      for (const metric of [messages, storing, delivery]) registry.registerMetric(metric)
      const gauge = (name: string, help: string, value: () => number) =>
        new Gauge({
          name,
          help,
          registers: [registry],
          collect() {
            this.set(value())
          },
        })
      gauge('mentor_connect_chat_sockets', 'Open sockets of signed-in people', () => hub.size)
      gauge(
        'mentor_connect_chat_people',
        'People with an open socket on this node',
        () => hub.people().length,
      )
      if (bus.isShared) registerBus(registry, bus)
    },
  }
}

/**
 * Returns a function that converts times to ms since 1970. Messages that were stored together have the same time, which
 * is parsed only once.
 */
function timeReader() {
  let last = { text: '', time: NaN }
  return (text: string) => {
    if (text !== last.text) last = { text, time: Date.parse(text) }
    return last.time
  }
}

function registerBus(registry: Registry, bus: Bus) {
  const registers = [registry]
  new Gauge({
    name: 'mentor_connect_chat_bus_available',
    help: '1 while this node reaches the others over Redis, otherwise 0: they then exchange messages through the database',
    registers,
    collect() {
      this.set(bus.isUnavailable ? 0 : 1)
    },
  })
  new Gauge({
    name: 'mentor_connect_chat_bus_delay_seconds',
    help: 'From publishing an event to its arrival through Redis, measured when this is read',
    registers,
    async collect() {
      const ms = await bus.delay()
      if (ms === undefined) this.reset()
      else this.set(ms / 1000)
    },
  })
}
