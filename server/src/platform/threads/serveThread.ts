import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer, ThreadTask } from './threadMessages'

/** Makes the program of a thread: does what its process asks for. */
export function serveThread<Input, Output>(work: (input: Input) => Promise<Output>) {
  const answer = (message: ThreadAnswer<Output>) => parentPort?.postMessage(message)
  parentPort?.on('message', ({ id, input }: ThreadTask<Input>) => {
    work(input).then(
      (output) => answer({ id, output }),
      (error: unknown) => answer({ id, error: error instanceof Error ? error : new Error(String(error)) }),
    )
  })
}
