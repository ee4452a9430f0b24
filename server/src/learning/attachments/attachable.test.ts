import type { Learner } from '@mentor-connect/contract/accounts/people'
import { mentorshipWorld } from '../../testing/mentorshipWorld'
import type { SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { attachmentWorld } from './testing/attachmentWorld'

let t: TestApp
let w: ReturnType<typeof mentorshipWorld>
let a: ReturnType<typeof attachmentWorld>
let asha: SignedIn<Learner>
beforeEach(async () => {
  t = await testApp()
  w = mentorshipWorld(t)
  a = attachmentWorld(t, w)
  asha = await w.learner('Asha')
})
afterEach(() => t.close())

const NOTHING = { certificates: [] }

describe('what can be attached', () => {
  it('is everything that the learner has, as the mentor would see it', async () => {
    const goal = await a.startGoal(asha)
    await a.own(asha, 'steps', { id: 'c', kind: 'subject', subject: 'python' })
    await a.certify(asha, 'cert-1')
    await a.certify(asha, 'cert-2')
    await a.revoke('cert-2')
    expect(await w.get(asha, '/user/attachable')).toEqual({
      goal: { id: goal, title: 'Open a tea stall', byMonth: '2027-06' },
      plan: {
        steps: [
          {
            kind: 'own',
            title: 'Step a',
            due: '2026-12-24',
            isDone: true,
            isSkipped: false,
            isOverdue: false,
          },
          {
            kind: 'own',
            title: 'Step b',
            due: '2026-12-24',
            isDone: false,
            isSkipped: false,
            isOverdue: false,
          },
          { kind: 'subject', subject: 'python', isDone: false, isSkipped: false, isOverdue: false },
        ],
      },
      certificates: [
        {
          id: 'cert-1',
          courseName: 'Course of cert-1',
          instructorName: 'Kavita',
          issuedAt: t.clock().toISOString(),
          earned: { lessons: 2, quizzes: 1, tasks: 0 },
        },
      ],
    })
  })

  it('is nothing for somebody new, and no plan without steps', async () => {
    const bina = await w.learner('Bina')
    expect(await w.get(bina, '/user/attachable')).toEqual(NOTHING)
    await a.own(bina, 'goal', { title: 'Learn to bake', weeklyDays: 1 })
    const { goal: found, ...rest } = await w.get(bina, '/user/attachable')
    expect([found.title, rest]).toEqual(['Learn to bake', NOTHING])
    const reply = await t.app.inject({ url: '/user/attachable', headers: (await w.mentor()).headers })
    expect(reply.statusCode).toBe(403)
  })
})
