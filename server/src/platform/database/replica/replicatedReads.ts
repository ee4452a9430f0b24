import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { outageOf } from '../../availability/unavailable'
import { Freshness } from './freshness'
import { replayedPosition, writtenPosition } from './positions.repo'
import type { Reads } from './reads'

interface Options<Tables> {
  primary: Kysely<Tables>
  replica: Kysely<Tables>
  /** Maximum age of the state that a read may show, in ms. */
  maxLag: number
  logger?: FastifyBaseLogger
}

export interface ReplicatedReads<Tables> extends Reads<Tables> {
  /** Maximum age of the replica's present state, in ms. */
  lag: () => number
  /** Number of reads from each server. */
  counts: { replica: number; primary: number }
  start: () => void
  stop: () => Promise<void>
}

const CHECK_EVERY_MS = 500
const now = () => performance.now()

/** Reads from the replica while it is available and not too far behind, otherwise from the primary. */
export function replicatedReads<Tables>({
  primary,
  replica,
  maxLag,
  logger,
}: Options<Tables>): ReplicatedReads<Tables> {
  const freshness = new Freshness()
  const counts = { replica: 0, primary: 0 }
  let wasUsable: boolean | undefined
  let timer: NodeJS.Timeout | undefined
  let checking: Promise<void> | undefined
  let isStopped = false

  const isUsable = () => freshness.lagAt(now()) <= maxLag

  async function check() {
    try {
      const at = now()
      freshness.written(at, await writtenPosition(primary as unknown as Kysely<never>))
      const replayed = await replayedPosition(replica as unknown as Kysely<never>)
      if (replayed === undefined) freshness.lost()
      else freshness.replayed(replayed)
    } catch {
      freshness.lost()
    }
    report()
    if (!isStopped) schedule()
  }

  function schedule() {
    timer = setTimeout(() => (checking = check()), CHECK_EVERY_MS).unref()
  }

  function report() {
    const usable = isUsable()
    if (usable !== wasUsable)
      if (usable) logger?.info({ recovered: true }, 'reads that may be some seconds old go to the replica')
      else logger?.warn('the replica is away or too far behind: all reads go to the primary')
    wasUsable = usable
  }

  return {
    isReplicated: true,
    counts,
    lag: () => freshness.lagAt(now()),
    async run(mayLag, read) {
      if (mayLag && isUsable())
        try {
          const result = await read(replica)
          counts.replica += 1
          return result
        } catch (error) {
          if (outageOf(error)) freshness.lost()
        }
      counts.primary += 1
      return read(primary)
    },
    start: () => void (checking = check()),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await checking
    },
  }
}
