import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer, ThreadTask } from './threadMessages'

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
