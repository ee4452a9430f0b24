import { outageOf } from '../../platform/availability/unavailable'

/** Writes items that arrive at about the same time in one batch; each gets its own result. */
export interface GroupCommit<Item, Result> {
  submit: (item: Item) => Promise<Result>
  /** Resolves when nothing is queued or being written. */
  idle: () => Promise<void>
}

interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

const BATCH_MAX = 1_024
/**
 * Minimum time in ms between the starts of two writes. Under load, items are collected for that time; a
 * single item does not wait.
 */
const PAUSE_MS = 8

/**
 * Returns a queue that writes one batch at a time, in the order of arrival. Items that arrive during a write
 * share the next commit. A batch that fails is retried item by item, so that one invalid item does not make
 * the others fail. If the database is unavailable, nothing is retried.
 *
 * @param write returns one result per item, in order; if it throws, it must have written nothing
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
      // There are no retries while the database is unavailable, because each one would only time out.
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

/**
 * Waits at least until the end of the current turn of the event loop, so that all items of this turn are in
 * one batch.
 */
function gather(pause: number): Promise<void> {
  return new Promise((resolve) => (pause > 0 ? setTimeout(resolve, pause) : setImmediate(resolve)))
}
