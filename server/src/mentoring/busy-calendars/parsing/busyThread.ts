// Entry point of the worker thread.
import type { BusyFailure } from '@mentor-connect/contract/mentoring/busyCalendars'
import { serveThread } from '../../../platform/threads/serveThread'
import { busyTimes, type BusyQuestion, type BusyTimes } from './busyTimes'
import { calendarsOfResponse } from './multistatus'
import { UnreadCalendar } from './readingLimits'

export interface BusyTask {
  documents: Uint8Array[]
  /** `multistatus` is the XML in which CalDAV servers send calendars. */
  format: 'calendar' | 'multistatus'
  question: BusyQuestion
}
export type BusyResult = BusyTimes | { problem: BusyFailure }

serveThread(async ({ documents, format, question }: BusyTask): Promise<BusyResult> => {
  const texts = documents.map((bytes) => new TextDecoder().decode(bytes))
  try {
    const calendars = format === 'calendar' ? texts : texts.flatMap(calendarsOfResponse)
    return busyTimes(calendars, question)
  } catch (error) {
    if (error instanceof UnreadCalendar) return { problem: error.reason }
    throw error
  }
})
