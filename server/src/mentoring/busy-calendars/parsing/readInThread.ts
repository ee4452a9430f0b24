import { SECOND_MS } from '@mentor-connect/contract/rules/durations'
import { Thread, ThreadEnded, ThreadTimeout } from '../../../platform/threads/thread'
import { threadProgram } from '../../../platform/threads/threadProgram'
import type { BusyTimes } from './busyTimes'
import type { BusyResult, BusyTask } from './busyThread'
import { UnreadCalendar } from './readingLimits'

/** Calendars come from strangers, so they are read in a thread with limited time and memory. */
const thread = new Thread<BusyTask, BusyResult>(threadProgram(import.meta.url, 'busyThread'), {
  limitMs: 10 * SECOND_MS,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
})

/**
 * Finds the busy times in calendars. @throws UnreadCalendar if a calendar is invalid, or takes too much time
 * or memory
 */
export async function readInThread(task: BusyTask): Promise<BusyTimes> {
  const result = await thread.run(task).catch((error: unknown) => {
    const isTooMuch = error instanceof ThreadTimeout || error instanceof ThreadEnded
    throw isTooMuch ? new UnreadCalendar('complex', error) : error
  })
  if ('problem' in result) throw new UnreadCalendar(result.problem)
  return result
}
