import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { ThreadAnswer, ThreadTask } from './serveThread'

const IDLE_MS = 60_000

/** Thrown if the thread has crashed or was stopped before its work was done. */
export class ThreadEnded extends Error {
  constructor(cause?: unknown) {
    super('The thread has ended before its work was done.', { cause })
  }
}

/** Thrown if the task took longer than the thread's limit. */
export class ThreadTimeout extends Error {
  constructor() {
    super('The work took longer than its limit.')
  }
}

export interface ThreadOptions extends Pick<WorkerOptions, 'resourceLimits'> {
  /**
   * Maximum run time of one task, in ms. The time in which it waits for the thread to load or for other tasks
   * does not count. After that time, the thread is stopped, and a new thread runs the other tasks. Use it
   * only for synchronous work, because then no other task has begun.
   */
  limitMs?: number
}

interface Waiting {
  input: unknown
  limit?: NodeJS.Timeout
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

/**
 * A worker thread for work that would block the event loop. It starts on demand, stops after some idle time, is restarted
 * after a crash, and keeps the process alive only while it has work.
 *
 * @param program file that calls `serveThread`
 */
export class Thread<Input, Output> {
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  private tasks = 0
  private readonly hasTimedOut = new WeakSet<Worker>()
  private resting: NodeJS.Timeout | undefined

  constructor(
    private readonly program: string,
    private readonly options: ThreadOptions = {},
  ) {}

  /** Runs one task. Rejects if the task fails or takes too long, or if the thread crashes or is stopped. */
  run(input: Input): Promise<Output> {
    clearTimeout(this.resting)
    const id = (this.tasks += 1)
    const answered = new Promise<Output>((resolve, reject) => {
      this.waiting.set(id, { input, resolve: resolve as Waiting['resolve'], reject })
    })
    this.send(id, input)
    return answered
  }

  private send(id: number, input: unknown) {
    this.worker ??= this.start()
    this.worker.ref()
    this.worker.postMessage({ id, input } satisfies ThreadTask<unknown>)
  }

  async stop(): Promise<void> {
    clearTimeout(this.resting)
    await this.worker?.terminate()
  }

  private limit(id: number, worker: Worker, waiting: Waiting | undefined) {
    const { limitMs } = this.options
    if (waiting && limitMs !== undefined)
      waiting.limit = setTimeout(() => this.replace(id, worker, waiting), limitMs)
  }

  /** Stops the thread because one task took too long, and gives the other tasks to a new thread. */
  private replace(id: number, worker: Worker, { reject }: Waiting) {
    this.hasTimedOut.add(worker)
    this.worker = undefined
    this.waiting.delete(id)
    void worker.terminate()
    reject(new ThreadTimeout())
    for (const [other, { input }] of this.waiting) this.send(other, input)
  }

  private rest(worker: Worker) {
    // `unref` is called only here, because in Node 20 it has no effect before the worker has sent a message.
    worker.unref()
    this.resting = setTimeout(() => void this.stop(), IDLE_MS).unref()
  }

  private start(): Worker {
    const { resourceLimits } = this.options
    const worker = startProgram(this.program, resourceLimits ? { resourceLimits } : {})
    let reason: unknown
    worker.on('error', (error) => (reason = error))
    worker.once('exit', () => {
      if (this.worker === worker) this.worker = undefined
      if (this.hasTimedOut.delete(worker)) return
      const gone = new ThreadEnded(reason)
      for (const { reject, limit } of this.waiting.values()) {
        clearTimeout(limit)
        reject(gone)
      }
      this.waiting.clear()
    })
    worker.on('message', ({ id, hasBegun, output, error }: ThreadAnswer<Output>) => {
      if (this.hasTimedOut.has(worker)) return
      const waiting = this.waiting.get(id)
      if (hasBegun) return this.limit(id, worker, waiting)
      this.waiting.delete(id)
      clearTimeout(waiting?.limit)
      if (error) waiting?.reject(error)
      else waiting?.resolve(output)
      if (this.waiting.size === 0) this.rest(worker)
    })
    return worker
  }
}

/** Starts a thread from a bundle, or from TypeScript, which a thread of Node 20 cannot load without registering a loader. */
export function startProgram(program: string, options: WorkerOptions): Worker {
  if (!program.endsWith('.ts')) return new Worker(program, options)
  const entry = createRequire(import.meta.url).resolve('./threadEntry.mjs')
  return new Worker(entry, {
    ...options,
    workerData: { ...(options.workerData as object), program: pathToFileURL(program).href },
  })
}
