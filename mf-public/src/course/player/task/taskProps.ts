import type { Submission, TaskWork } from '@mentor-connect/contract/courses/tasks/tasks'

/** Ids of the task and the learner. */
export interface TaskProps {
  courseId: string
  lessonId: string
  learnerId: string
}

/** A learner's work on a task, and one submission of it. */
export interface SubmissionProps {
  work: TaskWork
  submission: Submission
}
