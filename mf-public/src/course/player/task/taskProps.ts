import type { Submission, TaskWork } from '@mentor-connect/contract/courses/tasks/tasks'

/** Which task, and whose. */
export interface TaskProps {
  courseId: string
  lessonId: string
  learnerId: string
}

/** One submission of a work. */
export interface SubmissionProps {
  work: TaskWork
  submission: Submission
}
