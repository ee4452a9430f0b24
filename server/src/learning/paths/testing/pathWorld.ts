import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { insertCourse, insertMentor } from '../../../courses/catalogue/testing/insertCourse'
import { signedInLearner, signedInMentor, type SignedIn } from '../../../testing/signedIn'
import { testApp } from '../../../testing/testApp'

type Person = SignedIn<Learner | Mentor>

/** The real app with a mentor who makes paths, a learner, and four courses of another mentor. */
export async function pathWorld() {
  const t = await testApp()
  const mentor = await signedInMentor(t)
  const asha = await signedInLearner(t, { name: 'Asha' })
  await insertMentor(t.db)
  for (const [index, title] of ['Spreadsheets', 'Charts', 'Databases', 'Reports'].entries())
    await insertCourse(t.db, { id: `c${index + 1}`, title, lessons: [2] })

  const post = (person: Person, url: string, payload: object = {}) =>
    t.app.inject({ method: 'POST', url, headers: person.headers, payload })
  const get = async (url: string, person?: Person) => {
    const response = await t.app.inject({ url, ...(person && { headers: person.headers }) })
    return { status: response.statusCode, body: response.json(), data: response.json().data }
  }
  const save = (parts: object = {}, person: Person = mentor) =>
    post(person, '/mentor/skill-paths', content(parts))

  const celebrate = (learner: SignedIn<Learner>, courseId: string) =>
    post(learner, '/user/celebrate-course', { userId: learner.account._id, courseId })

  /** Enrols a learner in a course and marks these lessons as done. */
  async function learn(learner: SignedIn<Learner>, courseId: string, lessons: number[]) {
    const userId = learner.account._id
    await post(learner, '/user/add-course', { userId, courseId, courseName: 'Any' })
    if (lessons.length === 0) return
    const progress = Object.fromEntries(lessons.map((lesson) => [`0-${lesson}`, 'completed']))
    await post(learner, '/user/update-progress', { userId, courseId, progress })
  }

  return {
    t,
    mentor,
    asha,
    post,
    get,
    save,

    /** Saves a path and publishes it. Returns its slug. */
    async publish(parts: { id?: string; [part: string]: unknown } = {}): Promise<string> {
      await save(parts)
      const url = `/mentor/skill-paths/${parts.id ?? 'p1'}/publish`
      return (await post(mentor, url, { version: 0 })).json().data.slug
    },

    learn,
    celebrate,

    /** Completes a course, as a learner does: the browser celebrates it once all lessons are saved. */
    async complete(learner: SignedIn<Learner>, courseId: string) {
      await learn(learner, courseId, [0, 1])
      return celebrate(learner, courseId)
    },
  }
}

export type PathWorld = Awaited<ReturnType<typeof pathWorld>>

const content = (parts: object) => ({
  id: 'p1',
  title: 'Become a data analyst',
  purpose: 'From the first table to a report that others understand.',
  language: 'en',
  level: 'beginner',
  subjects: ['Data Science'],
  milestones: [
    { title: 'Tables', courseIds: ['c1', 'c2'] },
    { title: 'Answers', courseIds: ['c3'] },
  ],
  ...parts,
})
