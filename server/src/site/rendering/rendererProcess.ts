// Renders pages for the site server, in its own process with an empty environment.
import { availableParallelism } from 'node:os'
import { Thread } from '../../platform/threads/thread'
import { threadProgram } from '../../platform/threads/threadProgram'
import type { PageResult, PageTask } from './pageTask'
import type { RendererAnswer, RendererQuestion } from './renderer'

/** Time for one step of a page, in ms; then the thread is stopped. */
const STEP_LIMIT_MS = 2_000
/** Heap of a thread, in MB. */
const HEAP_MB = 256
const THREADS = Math.min(Math.max(availableParallelism() - 1, 1), 4)

interface Worker {
  thread: Thread<PageTask, PageResult>
  running: number
}

const program = threadProgram(import.meta.url, 'renderingThread')
const workers: Worker[] = Array.from({ length: THREADS }, () => ({
  thread: new Thread(program, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } }),
  running: 0,
}))

process.on('message', ({ id, task }: RendererQuestion) => {
  const answer = (content: Omit<RendererAnswer, 'id'>) => process.send?.({ id, ...content })
  work(task).then(
    (result) => answer({ result }),
    (error: unknown) => answer({ error: String((error as Error).stack ?? error) }),
  )
})
// Without the site server there is nothing left to do.
process.on('disconnect', () => process.exit())

async function work(task: PageTask): Promise<PageResult> {
  const worker = workers.reduce((least, one) => (one.running < least.running ? one : least))
  worker.running += 1
  const limit = setTimeout(() => void worker.thread.stop(), STEP_LIMIT_MS)
  try {
    return await worker.thread.run(task)
  } finally {
    clearTimeout(limit)
    worker.running -= 1
  }
}
