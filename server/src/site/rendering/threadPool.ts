import { Thread, ThreadEnded } from '../../platform/threads/thread'
import { PageNotTried, PageStopped, type PageResult, type PageTask } from './pageTask'
import { limitProcessorTime } from './processorTime'

/** A thread that was used this recently, in ms, is still running. */
const WARM_MS = 30_000
/** How long an area has one thread only after one of its pages was stopped, in ms. */
const PROBATION_MS = 60_000
/** Heap of a thread, in MB. */
const HEAP_MB = 256
/** A thread that has to load the releases first has this many times as long. */
const COLD_FACTOR = 3
/** If that was not enough, the next ones have twice as long, up to this many times. */
const COLD_STOPS_COUNTED = 2

interface Options {
  /** File that calls `serveThread`. */
  program: string
  threads: number
  /** Processor time for one step of a page, in ms; then its thread is stopped. */
  stepLimitMs: number
}

interface Worker {
  thread: Thread<PageTask, PageResult>
  isBusy: boolean
  /** Areas of the page that it renders. */
  areas: string[]
  /** The files that it has loaded, and when it has used them last. */
  loaded?: { files: string; at: number }
}

interface Waiting {
  task: PageTask
  since: number
  resolve: (result: PageResult) => void
  reject: (error: unknown) => void
}

/**
 * Threads that do one task at a time: if one has to be stopped, no other page fails. An area never has all of them, and
 * only one after a page of it was stopped, so that the pages of other areas do not wait for it.
 *
 * @returns runs a step of a page; rejects with PageStopped, PageNotTried, or what the code of a release throws
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
  /** Cold threads that were stopped since one has loaded the releases. */
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

  /** While one page of an area after another has to be stopped, the others would wait for minutes. */
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

  /** The warm one that was idle longest, so that all stay warm. */
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

  /** @throws PageStopped, or what the code of a release throws */
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
   * Makes idle threads load the releases before a visitor needs them, with a page that has just worked; one at a time, to
   * leave the processor to visitors.
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
      // A failed page says nothing about the next one.
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
