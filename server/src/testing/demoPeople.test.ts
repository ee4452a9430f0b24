import { LEARNERS, MENTORS } from '../api/seed/demoContent'
import { DEMO_CONVERSATIONS } from '../chat/seed/demoConversations'

it.each(DEMO_CONVERSATIONS)(
  '$learner and $mentor, who have a demo conversation, are in the demo content',
  ({ learner, mentor }) => {
    expect(LEARNERS.map(({ id }) => id)).toContain(learner)
    expect(MENTORS.map(({ id }) => id)).toContain(mentor)
  },
)
