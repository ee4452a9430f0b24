// Renders pages for the site server, in its own process with an empty environment.
import { availableParallelism, setPriority } from 'node:os'
import { Thread } from '../../platform/threads/thread'
import { threadProgram } from '../../platform/threads/threadProgram'
import type { PageResult, PageTask } from './pageTask'
import type { RendererAnswer, RendererQuestion } from './renderer'

/** Time for one step of a page, in ms; then the thread is stopped. A new thread also has to load the releases. */
const STEP_LIMIT_MS = 1_000
const FIRST_STEP_LIMIT_MS = 2_000
/** A thread that was used this recently, in ms, is still running. */
const WARM_MS = 30_000
/** Below the site server: while threads are busy, cached pages are still sent at once. */
const PRIORITY = 5
/** Heap of a thread, in MB. */
const HEAP_MB = 256
/** At least two: one whose code does not end must not hold all pages up. */
const THREADS = Math.min(Math.max(availableParallelism() - 1, 2), 4)

interface Worker {
  thread: Thread<PageTask, PageResult>
  isBusy: boolean
  /** The files that it has loaded, and when it has used them last. */
  loaded?: { files: string; at: number }
}

interface Waiting {
  task: PageTask
  resolve: (result: PageResult) => void
  reject: (error: unknown) => void
}

setPriority(PRIORITY)

const program = threadProgram(import.meta.url, 'renderingThread')
const workers: Worker[] = Array.from({ length: THREADS }, () => ({
  thread: new Thread(program, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } }),
  isBusy: false,
}))
const queue: Waiting[] = []

process.on('message', ({ id, task }: RendererQuestion) => {
  const answer = (content: Omit<RendererAnswer, 'id'>) => process.send?.({ id, ...content })
  work(task).then(
    (result) => answer({ result }),
    (error: unknown) => answer({ error: String((error as Error).stack ?? error) }),
  )
})
// Without the site server there is nothing left to do.
process.on('disconnect', () => process.exit())

/** A thread does one task at a time: if it has to be stopped, no other page fails. */
function work(task: PageTask): Promise<PageResult> {
  return new Promise((resolve, reject) => {
    queue.push({ task, resolve, reject })
    dispatch()
  })
}

function dispatch() {
  const idle = workers.filter(({ isBusy }) => !isBusy)
  for (const worker of idle.sort((a, b) => (b.loaded?.at ?? 0) - (a.loaded?.at ?? 0))) {
    const next = queue.shift()
    if (next) void runOn(worker, next)
  }
}

function limitFor({ loaded }: Worker, files: string): number {
  const isWarm = loaded?.files === files && performance.now() - loaded.at < WARM_MS
  return isWarm ? STEP_LIMIT_MS : FIRST_STEP_LIMIT_MS
}

async function runOn(worker: Worker, { task, resolve, reject }: Waiting) {
  worker.isBusy = true
  const files = JSON.stringify(task.live.files)
  const limit = setTimeout(() => void worker.thread.stop(), limitFor(worker, files))
  try {
    resolve(await worker.thread.run(task))
    worker.loaded = { files, at: performance.now() }
  } catch (error) {
    worker.loaded = undefined
    reject(error)
  } finally {
    clearTimeout(limit)
    worker.isBusy = false
    dispatch()
  }
}
