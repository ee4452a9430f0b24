import { parentPort } from 'node:worker_threads'

/** Messages between a process and its thread; must support structured cloning. */
export interface ThreadTask<Input> {
  id: number
  input: Input
}

export interface ThreadAnswer<Output> {
  id: number
  /** True if the task has begun. Its result follows in another message. */
  hasBegun?: true
  output?: Output
  error?: Error
}

/** Runs a worker thread's tasks. Call it in the thread's entry point. */
export function serveThread<Input, Output>(work: (input: Input) => Promise<Output>) {
  const answer = (message: ThreadAnswer<Output>) => parentPort?.postMessage(message)
  parentPort?.on('message', ({ id, input }: ThreadTask<Input>) => {
    answer({ id, hasBegun: true })
    work(input).then(
      (output) => answer({ id, output }),
      (error: unknown) => answer({ id, error: error instanceof Error ? error : new Error(String(error)) }),
    )
  })
}
