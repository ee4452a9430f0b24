import type { ReviewedWork } from '@mentor-connect/contract/api/taskReviews'

/** Which work, and the name of its learner. */
export type WorkOf = Pick<ReviewedWork, 'id' | 'name'>
