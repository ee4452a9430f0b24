import { call } from '@mentor-connect/api'
import { safeOutbox, useSendingTimes, type Outbox } from '@mentor-connect/api/outbox'
import { WATCHED_OUTBOX, type OutgoingWatched } from '@mentor-connect/api/outboxes'
import { saveWatched } from '@mentor-connect/contract/courses/lessons/lessonVideos'
import { useEffect, useMemo, useRef } from 'react'
import { WatchedSaver, type SendWatched } from './WatchedSaver'

interface Lesson {
  courseId: string
  lessonId: string
}

export interface WatchedReports {
  /** Call this with the pieces of a video that were played so far. */
  watch: (blockId: string, pieces: number[]) => void
  /** Call this when a video pauses or ends. */
  save: () => void
}

const NOBODY_WATCHES: WatchedReports = { watch: () => undefined, save: () => undefined }

let outbox: Outbox<OutgoingWatched> | undefined

/**
 * Reports watched pieces, also when the page is hidden or left, and those that an earlier visit could not send.
 *
 * @param learnerId undefined if the reader is not enrolled; nothing is reported then
 */
export function useWatchedSaver(
  learnerId: string | undefined,
  { courseId, lessonId }: Lesson,
  onCompleted: () => unknown,
): WatchedReports {
  const completed = useRef(onCompleted)
  useEffect(() => {
    completed.current = onCompleted
  })
  const saver = useMemo(() => {
    outbox ??= safeOutbox(WATCHED_OUTBOX)
    return new WatchedSaver({ send, outbox, onCompleted: () => void completed.current() })
  }, [])
  useEffect(() => {
    if (!learnerId) return
    void saver.restore(learnerId)
    return () => saver.stop()
  }, [saver, learnerId])
  useSendingTimes({
    onOnline: () => saver.save(),
    onLeave: () => saver.save({ keepalive: true }),
  })
  return useMemo(
    () =>
      learnerId
        ? {
            watch: (blockId, pieces) =>
              saver.watch({ userId: learnerId, courseId, lessonId, blockId }, pieces),
            save: () => saver.save(),
          }
        : NOBODY_WATCHES,
    [saver, learnerId, courseId, lessonId],
  )
}

const send: SendWatched = async ({ courseId, lessonId, ...body }, options) =>
  (await call(saveWatched, { params: { id: courseId, lessonId }, body, ...options })).data
