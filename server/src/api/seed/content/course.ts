import type { LessonType } from '@mentor-connect/shared/rules/lessonTypes'

export interface DemoLesson {
  title: string
  type: LessonType
  url: string
}

export interface DemoCourse {
  id: string
  /** Id of a demo mentor. */
  mentor: string
  title: string
  description: string
  domains: string[]
  /** How many of the demo learners are enrolled; whoever reviewed it is among them. */
  students: number
  /** Module name → its lessons, in order. */
  modules: Record<string, DemoLesson[]>
}

/** Something to watch. */
export const video = (title: string, url: string): DemoLesson => ({ title, type: 'link', url })
/** Something to read. */
export const read = (title: string, url: string): DemoLesson => ({ title, type: 'document', url })
/** A course or a set of exercises of its own. */
export const study = (title: string, url: string): DemoLesson => ({ title, type: 'course', url })
