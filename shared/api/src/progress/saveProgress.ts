import { updateProgress, type Progress } from '@mentor-connect/contract/courses/progress'
import { ApiFailure, call } from '..'
import { ageOf } from '../outbox/ageOf'
import { lessonIdsOf, statusesOf, type LearnerCourse, type LessonChanges } from './lessonChanges'

export interface SavedProgress {
  /** The complete stored progress, keyed by the current lesson positions. */
  progress: Progress
  /** True if a lesson was moved or deleted after the course was loaded, so the course must be reloaded. */
  moved: boolean
}

/**
 * Sends lesson changes with their ages in ms, so that the later change wins if two devices changed one lesson,
 * regardless of which request arrives first. Deleted lessons are skipped.
 * @throws ApiFailure; if `isFinal` returns true for it, a retry cannot succeed
 */
export async function saveProgress(
  course: LearnerCourse,
  changes: LessonChanges,
  options: { keepalive: boolean } = { keepalive: false },
): Promise<SavedProgress> {
  try {
    return await send(course, changes, options)
  } catch (error) {
    const known = withoutRefused(changes, error)
    if (!known) throw error
    return { ...(await send(course, known, options)), moved: true }
  }
}

/** Returns true if the server will never accept the changes, so a retry is useless. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiFailure && ['invalid_input', 'not_enrolled', 'not_found'].includes(error.code)
}

async function send(course: LearnerCourse, changes: LessonChanges, options: { keepalive: boolean }) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const body = {
    ...course,
    progress: statusesOf(changes),
    ages: agesOf(changes),
    lessonIds: lessonIdsOf(changes),
    timeZone,
  }
  const { data } = await call(updateProgress, { body, ...options })
  return { progress: data.progress, moved: data.moved ?? false }
}

function agesOf(changes: LessonChanges): Record<string, number> {
  const now = Date.now()
  return Object.fromEntries(
    Object.entries(changes).map(([lesson, { actedAt }]) => [lesson, ageOf(actedAt, now)]),
  )
}

/** Removes the lessons that the server reported as unknown. Null if that would remove none or all. */
function withoutRefused(changes: LessonChanges, error: unknown): LessonChanges | null {
  if (!(error instanceof ApiFailure) || error.code !== 'invalid_input') return null
  const known = Object.entries(changes).filter(([lesson]) => !(`progress.${lesson}` in error.fields))
  const isUseful = known.length > 0 && known.length < Object.keys(changes).length
  return isUseful ? Object.fromEntries(known) : null
}
