import { LEARNERS, MENTORS } from '../api/seed/demoContent'
import { DEMO_CONVERSATIONS } from '../chat/seed/demoConversations'

it.each(DEMO_CONVERSATIONS)(
  '$learner and $mentor, who talk in the demo, are in it',
  ({ learner, mentor }) => {
    expect(LEARNERS.map(({ id }) => id)).toContain(learner)
    expect(MENTORS.map(({ id }) => id)).toContain(mentor)
  },
)
