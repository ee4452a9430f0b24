import { CALL_END_REASONS } from '@mentor-connect/contract/messages/callRules'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/schema'
import { countOpenCalls, type CallRow } from './calls.repo'

/** Counts the calls that this process has ended, and all open calls. */
export function callMetrics(db: Database) {
  const ended = new Counter({
    name: 'mentor_connect_chat_calls_ended_total',
    help: 'Calls that have ended, by reason',
    labelNames: ['reason'],
    registers: [],
  })
  // The counters exist from the start, so that the first ended call shows as an increase.
  for (const reason of CALL_END_REASONS) if (reason !== 'elsewhere') ended.labels(reason).inc(0)

  return {
    ended: ({ end_reason }: CallRow) => end_reason !== null && ended.labels(end_reason).inc(),

    register(registry: Registry) {
      registry.registerMetric(ended)
      new Gauge({
        name: 'mentor_connect_chat_calls_open',
        help: 'Calls that ring, wait or go on, of all processes',
        registers: [registry],
        async collect() {
          this.set(await countOpenCalls(db))
        },
      })
    },
  }
}
