import type { mentorshipWorld, Person } from '../../../testing/mentorshipWorld'
import type { TestApp } from '../../../testing/testApp'

/** Gives learners goals, plans and certificates that they can attach. */
export function attachmentWorld(t: TestApp, w: ReturnType<typeof mentorshipWorld>) {
  const own = (person: Person, path: string, body: object = {}) =>
    w.post(person, `/career/plan/${path}`, { userId: person.account._id, ...body })

  async function startGoal(person: Person): Promise<string> {
    await own(person, 'goal', { title: 'Open a tea stall', byMonth: '2027-06', weeklyDays: 3 })
    for (const id of ['a', 'b']) await own(person, 'steps', { id, title: `Step ${id}`, due: '2026-12-24' })
    await own(person, 'steps/a', { isDone: true })
    return (await w.get(person, '/career/plan?language=en')).goal.id
  }

  async function certify({ account }: Person, id: string) {
    const at = t.clock().toISOString()
    const earned = { lessons: 2, quizzes: 1, tasks: 0 }
    await t.db
      .insertInto('certificates')
      .values({
        id,
        learner_id: account._id,
        course_id: `course-of-${id}`,
        course_name: `Course of ${id}`,
        instructor_name: 'Kavita',
        learner_name: 'Asha Verma',
        proof_of_learning: JSON.stringify({ kind: 'completed', earned }),
        created_at: at,
        updated_at: at,
      })
      .execute()
  }

  const revoke = (id: string) =>
    t.db
      .updateTable('certificates')
      .set({ revoked_at: t.clock().toISOString() })
      .where('id', '=', id)
      .execute()

  return { own, startGoal, certify, revoke }
}
