import { outageOf } from '../../platform/availability/unavailable'

/** Items that are handed in at about the same time are written together; each gets its own answer. */
export interface GroupCommit<Item, Result> {
  submit: (item: Item) => Promise<Result>
  /** Resolves when nothing is waiting or being written any more. */
  idle: () => Promise<void>
}

interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

const BATCH_MAX = 1_024
/** ms from the beginning of one write to that of the next: under load it gathers, alone nobody waits. */
const PAUSE_MS = 5

/**
 * One write at a time, in the order of arrival. The cost of making a transaction durable is shared by all that arrived
 * while the one before was being written. A batch that fails is written again item by item, so that one cannot take the
 * others with it, unless the database is away.
 *
 * @param write answers one result per item, in their order; it must have done all or nothing when it throws
 */
export function groupCommit<Item, Result>(
  write: (items: Item[]) => Promise<Result[]>,
): GroupCommit<Item, Result> {
  let waiting: Waiting<Item, Result>[] = []
  let running: Promise<void> | undefined

  let lastBegan = -Infinity

  async function run() {
    while (waiting.length > 0) {
      await gather(lastBegan + PAUSE_MS - performance.now())
      lastBegan = performance.now()
      const batch = waiting.slice(0, BATCH_MAX)
      waiting = waiting.slice(BATCH_MAX)
      await writeBatch(batch)
    }
    running = undefined
  }

  async function writeBatch(batch: Waiting<Item, Result>[]) {
    try {
      const results = await write(batch.map(({ item }) => item))
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result))
    } catch (error) {
      // While the database is away each of them would wait for it in vain.
      if (batch.length === 1 || outageOf(error)) batch.forEach(({ reject }) => reject(error))
      else for (const one of batch) await writeBatch([one])
    }
  }

  return {
    submit: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject })
        running ??= run()
      }),
    idle: async () => running,
  }
}

/** At least what arrives in this turn of the event loop belongs together. */
function gather(pause: number): Promise<void> {
  return new Promise((resolve) => (pause > 0 ? setTimeout(resolve, pause) : setImmediate(resolve)))
}
