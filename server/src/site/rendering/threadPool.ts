import { Thread, ThreadEnded } from '../../platform/threads/thread'
import { PageNotTried, PageStopped, type PageResult, type PageTask } from './pageTask'
import { limitProcessorTime } from './processorTime'

/**
 * Time in ms after its last use for which a thread counts as warm, that is, as running with the releases
 * loaded.
 */
const WARM_MS = 30_000
/** Time in ms for which an area may use only one thread after one of its pages was stopped. */
const PROBATION_MS = 60_000
/** Maximum heap of a thread, in MB. */
const HEAP_MB = 256
/** Factor of the time limit for a cold thread, which must load the releases first. */
const COLD_FACTOR = 3
/**
 * Maximum number of times that the limit doubles. It doubles for the next cold thread each time a cold thread
 * was stopped.
 */
const COLD_STOPS_COUNTED = 2

interface Options {
  /** File that calls `serveThread`. */
  program: string
  threads: number
  /** Maximum processor time of one step of a page, in ms. When it is exceeded, the thread is stopped. */
  stepLimitMs: number
}

interface Worker {
  thread: Thread<PageTask, PageResult>
  isBusy: boolean
  /** Areas of the page that the thread is rendering. */
  areas: string[]
  /** The files that the thread has loaded, and the time at which it last used them. */
  loaded?: { files: string; at: number }
}

interface Waiting {
  task: PageTask
  since: number
  resolve: (result: PageResult) => void
  reject: (error: unknown) => void
}

/**
 * Creates a pool of threads. Each thread does one task at a time, so that no other page fails when it must be
 * stopped. An area never gets all threads. After a page of the area was stopped, it gets only one thread, so
 * that pages of other areas do not have to wait.
 *
 * @returns a function that runs a step of a page; it rejects with PageStopped, PageNotTried, or the error of
 * the code of a release
 */
export function createThreadPool({ program, threads, stepLimitMs }: Options) {
  const workers = Array.from({ length: threads }, (): Worker => ({
    thread: new Thread(program, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } }),
    isBusy: false,
    areas: [],
  }))
  let queue: Waiting[] = []
  const probationEnds = new Map<string, number>()
  const limitStep = limitProcessorTime()
  let isWarming = false
  /** Number of cold threads that were stopped since a thread has last loaded the releases. */
  let coldStops = 0

  function dispatch() {
    giveUpLate()
    for (const next of [...queue]) {
      const worker = mayStart(next.task) && idleWorker(filesOf(next.task))
      if (!worker) continue
      queue.splice(queue.indexOf(next), 1)
      void runFor(next, worker)
    }
  }

  /**
   * Rejects pages that have waited too long if other pages of their areas had to be stopped. They could
   * otherwise wait for minutes.
   */
  function giveUpLate() {
    const isLate = ({ task, since }: Waiting) =>
      performance.now() - since > stepLimitMs && task.areas.some(isOnProbation)
    const late = queue.filter(isLate)
    queue = queue.filter((waiting) => !late.includes(waiting))
    for (const { reject } of late) reject(new PageNotTried('Other pages of the area were stopped.'))
  }

  const isOnProbation = (area: string) => (probationEnds.get(area) ?? 0) > performance.now()

  function mayStart({ areas }: PageTask): boolean {
    return areas.every((area) => {
      const used = workers.filter((worker) => worker.areas.includes(area)).length
      return used < (isOnProbation(area) ? 1 : threads - 1)
    })
  }

  /**
   * Returns the warm thread that was idle for longest, so that all threads stay warm, or a cold thread if no
   * warm thread is idle.
   */
  function idleWorker(files: string): Worker | undefined {
    const idle = workers
      .filter(({ isBusy }) => !isBusy)
      .sort((a, b) => (a.loaded?.at ?? 0) - (b.loaded?.at ?? 0))
    return idle.find((worker) => isWarm(worker, files)) ?? idle[0]
  }

  async function runFor({ task, resolve, reject }: Waiting, worker: Worker) {
    worker.areas = task.areas
    try {
      resolve(await runOn(worker, task))
      void warmOthers(task)
    } catch (error) {
      if (error instanceof PageStopped)
        for (const area of task.areas) probationEnds.set(area, performance.now() + PROBATION_MS)
      reject(error)
    } finally {
      worker.areas = []
      dispatch()
    }
  }

  /**
   * Runs a step of a page on a thread.
   * @throws PageStopped, or the error of the code of a release
   */
  async function runOn(worker: Worker, task: PageTask): Promise<PageResult> {
    const files = filesOf(task)
    const isCold = !isWarm(worker, files)
    const limitMs = isCold ? stepLimitMs * COLD_FACTOR * 2 ** coldStops : stepLimitMs
    const endStep = limitStep(limitMs, () => void worker.thread.stop())
    worker.isBusy = true
    try {
      const result = await worker.thread.run(task)
      worker.loaded = { files, at: performance.now() }
      if (isCold) coldStops = 0
      return result
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error
      worker.loaded = undefined
      if (isCold) coldStops = Math.min(coldStops + 1, COLD_STOPS_COUNTED)
      throw new PageStopped('The page took too much time or memory.', { cause: error })
    } finally {
      endStep()
      worker.isBusy = false
    }
  }

  /**
   * Makes idle threads load the releases before a visitor needs them, by rendering a page that has just been
   * rendered successfully. It warms one thread at a time, to leave the processor to visitors.
   */
  async function warmOthers(task: PageTask) {
    if (isWarming) return
    isWarming = true
    const isCold = (worker: Worker) => !worker.isBusy && !isWarm(worker, filesOf(task))
    try {
      for (let cold = workers.find(isCold); cold; cold = workers.find(isCold)) {
        await runOn(cold, task)
        dispatch()
      }
    } catch {
      // The failure is ignored: the page is only rendered to warm the thread.
      dispatch()
    } finally {
      isWarming = false
    }
  }

  return (task: PageTask) =>
    new Promise<PageResult>((resolve, reject) => {
      queue.push({ task, since: performance.now(), resolve, reject })
      dispatch()
    })
}

function isWarm({ loaded }: Worker, files: string): boolean {
  return loaded?.files === files && performance.now() - loaded.at < WARM_MS
}

const filesOf = ({ live }: PageTask) => JSON.stringify(live.files)
