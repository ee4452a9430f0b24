import { Counter, Gauge, type Registry } from 'prom-client'
import type { ReplicatedReads } from './replicatedReads'

/** Registers metrics of how far the replica is behind and of the number of reads from each server. */
export function registerReplicaMetrics<Tables>(registry: Registry, { lag, counts }: ReplicatedReads<Tables>) {
  const registers = [registry]
  new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'Age of what the replica of the database shows; infinite while it is away',
    registers,
    collect() {
      this.set(lag() / 1000)
    },
  })
  new Counter({
    name: 'database_reads_that_may_lag_total',
    help: 'Reads of public lists, by the server that answered',
    labelNames: ['server'],
    registers,
    collect() {
      this.reset()
      this.inc({ server: 'replica' }, counts.replica)
      this.inc({ server: 'primary' }, counts.primary)
    },
  })
}
