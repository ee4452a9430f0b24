import { createContext, use } from 'react'

/** Saves the course and opens the page of one of its lessons. */
export interface LessonSaving {
  /** Absent if the course was never saved. */
  courseId?: string
  isBusy: boolean
  saveAndOpen: (module: number, lesson: number) => void
}

export const LessonSavingContext = createContext<LessonSaving | null>(null)

export function useLessonSaving(): LessonSaving {
  const saving = use(LessonSavingContext)
  if (!saving) throw new Error('LessonSavingContext is missing.')
  return saving
}
