import type { Rubric } from '@mentor-connect/contract/courses/tasks/rubric'

export const aRubric = (): Rubric => ({
  criteria: ['Useful', 'Clear', 'Finished'].map((title, index) => ({
    id: `c${index}`,
    title,
    levels: [
      { text: 'Not yet', points: 0 },
      { text: 'Mostly', points: 2 },
      { text: 'Fully', points: 4 },
    ],
  })),
  passPoints: 6,
})
