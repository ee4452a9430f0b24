// Renders pages for the site server, in its own process with an empty environment.
import { availableParallelism } from 'node:os'
import { threadProgram } from '../../platform/threads/threadProgram'
import { PageNotTried, PageStopped } from './pageTask'
import type { RendererAnswer, RendererQuestion } from './renderer'
import { createThreadPool } from './threadPool'

/** Maximum processor time of one step of a page, in ms. */
const STEP_LIMIT_MS = 1_000
/**
 * Maximum number of threads that an area may use. There are at least two, because a page that never ends must not hold
 * up all pages of its area.
 */
const THREADS_OF_AREA = Math.min(Math.max(availableParallelism() - 1, 2), 4)

const run = createThreadPool({
  program: threadProgram(import.meta.url, 'renderingThread'),
  // The additional thread is for the other areas.
  threads: THREADS_OF_AREA + 1,
  stepLimitMs: Number(process.argv[2] ?? STEP_LIMIT_MS),
})

process.on('message', ({ id, task }: RendererQuestion) => {
  const answer = (content: Omit<RendererAnswer, 'id'>) => process.send?.({ id, ...content })
  run(task).then(
    (result) => answer({ result }),
    (error: unknown) => answer({ error: String((error as Error).stack ?? error), outcome: outcomeOf(error) }),
  )
})
// This process ends with the site server, because it then has no more work.
process.on('disconnect', () => process.exit())

function outcomeOf(error: unknown): RendererAnswer['outcome'] {
  if (error instanceof PageStopped) return 'stopped'
  return error instanceof PageNotTried ? 'notTried' : undefined
}
