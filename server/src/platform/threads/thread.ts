import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { ThreadAnswer, ThreadTask } from './threadMessages'

const IDLE_MS = 60_000

/** The thread has crashed or was stopped before its work was done. */
export class ThreadEnded extends Error {
  constructor(cause?: unknown) {
    super('The thread has ended before its work was done.', { cause })
  }
}

interface Waiting {
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
  private resting: NodeJS.Timeout | undefined

  constructor(
    private readonly program: string,
    private readonly options: Pick<WorkerOptions, 'resourceLimits'> = {},
  ) {}

  /** Rejects if the work fails, the thread crashes or is stopped. */
  run(input: Input): Promise<Output> {
    clearTimeout(this.resting)
    this.worker ??= this.start()
    this.worker.ref()
    const id = (this.tasks += 1)
    const answered = new Promise<Output>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as Waiting['resolve'], reject })
    })
    this.worker.postMessage({ id, input } satisfies ThreadTask<Input>)
    return answered
  }

  async stop(): Promise<void> {
    clearTimeout(this.resting)
    await this.worker?.terminate()
  }

  private rest(worker: Worker) {
    // In Node 20, a worker cannot be unreferenced before it has sent something.
    worker.unref()
    this.resting = setTimeout(() => void this.stop(), IDLE_MS).unref()
  }

  private start(): Worker {
    const worker = startProgram(this.program, this.options)
    let reason: unknown
    worker.on('error', (error) => (reason = error))
    worker.once('exit', () => {
      if (this.worker === worker) this.worker = undefined
      const gone = new ThreadEnded(reason)
      for (const { reject } of this.waiting.values()) reject(gone)
      this.waiting.clear()
    })
    worker.on('message', ({ id, output, error }: ThreadAnswer<Output>) => {
      const waiting = this.waiting.get(id)
      this.waiting.delete(id)
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
