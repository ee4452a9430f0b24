import type { ReviewedWork } from '@mentor-connect/contract/courses/tasks/taskReviews'
import type { Submission } from '@mentor-connect/contract/courses/tasks/tasks'

const criterion = (id: string, title: string) => ({
  id,
  title,
  levels: [
    { text: `${title} is missing`, points: 0 },
    { text: `${title} is complete`, points: 2 },
  ],
})
export const RUBRIC = {
  criteria: [criterion('a', 'Income'), criterion('b', 'Rent'), criterion('c', 'Savings')],
  passPoints: 4,
}
export const SUMMARY = {
  id: 'work-1',
  learnerId: 'learner-1',
  name: 'Asha Verma',
  courseId: 'money',
  courseTitle: 'Money basics',
  lessonId: 'budget',
  lessonTitle: 'Your budget',
  state: 'sent',
  number: 1,
  sentAt: '2026-11-20T08:30:00.000Z',
} as const
export const aSubmission = (parts: Partial<Submission> = {}): Submission => ({
  number: 1,
  text: 'My budget',
  sentAt: '2026-11-20T08:30:00.000Z',
  rubric: RUBRIC,
  ...parts,
})
export const aWork = (parts: Partial<ReviewedWork> = {}): ReviewedWork => ({
  ...SUMMARY,
  brief: { blocks: [] },
  submissions: [aSubmission()],
  ...parts,
})
