import type { Browser } from 'playwright-core'
import { CPU_SLOWDOWN, load, newPage, settled, type Address, type Expected } from './openPage'

/** A task longer than this delays what a person does, in ms. */
const LONG_MS = 50
const CATEGORIES = ['-*', 'toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing']

/** Time of the main thread for one load of a page, in ms on a phone. */
export interface ThreadTime {
  /** Σ (task − 50 ms) of the tasks longer than that. */
  over: number
  longest: number
  all: number
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Time of the thread's own work, in µs: what other processes do meanwhile is not part of it. */
  tdur?: number
  args?: { data?: { documentLoaderURL?: string } }
}

/**
 * Loads a page without throttling and multiplies the time of its tasks.
 * @throws if the page does not behave as expected
 */
export async function measureThreadTime(
  browser: Browser,
  { url, visitor }: Address,
  expected: Expected,
): Promise<ThreadTime> {
  const [page, context] = await newPage(browser, visitor)
  try {
    await browser.startTracing(page, { categories: CATEGORIES })
    await load(page, url)
    await settled(page, expected)
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[]
    }
    return threadTime(traceEvents, url)
  } finally {
    await context.close()
  }
}

/** Of the thread that has loaded this address: a trace also has the threads of the browser's own pages. */
export function threadTime(events: TraceEvent[], url: string): ThreadTime {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  )
  const tasks = events.filter((event) => isTask(event) && event.pid === start?.pid && event.tid === start.tid)
  if (tasks.length === 0) throw new Error(`The trace of the browser has no tasks of ${url}.`)
  return timeOf(tasks)
}

const isTask = ({ name, ph }: TraceEvent) => ph === 'X' && name === 'RunTask'

function timeOf(tasks: TraceEvent[]): ThreadTime {
  const times = tasks.map(({ tdur = 0 }) => (tdur / 1000) * CPU_SLOWDOWN)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    over: sum(times.map((time) => Math.max(0, time - LONG_MS))),
    longest: Math.max(0, ...times),
    all: sum(times),
  }
}
