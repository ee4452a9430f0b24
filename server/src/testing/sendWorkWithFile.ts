import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { insertCourse } from '../courses/catalogue/testing/insertCourse'
import { PDF } from './files/samples'
import type { SignedIn } from './signedIn'
import type { TestApp } from './testApp'

const TASK = '/learn/tasks/one/lesson-0-1'
const criterion = (id: string) => ({
  id,
  title: `Criterion ${id}`,
  levels: [
    { text: 'Missing', points: 0 },
    { text: 'There', points: 2 },
  ],
})
const RUBRIC = { criteria: ['a', 'b', 'c'].map(criterion), passPoints: 4 }

interface SentWork {
  mentor: SignedIn<Mentor>
  learner: SignedIn<Learner>
  /** The file to send; if undefined, only a text is sent. */
  file?: { field: 'document' | 'picture'; name: string; content?: Buffer }
}

/** The learner joins a course of the mentor and sends a work for its task. Returns the id of the work. */
export async function sendWorkWithFile(
  { app, db }: Pick<TestApp, 'app' | 'db'>,
  { mentor, learner, file }: SentWork,
): Promise<string> {
  await insertCourse(db, { id: 'one', mentorId: mentor.account._id, lessons: [2] })
  await db.updateTable('lessons').set({ kind: 'task', url: '' }).where('id', '=', 'lesson-0-1').execute()
  const post = ({ headers }: SignedIn<Learner | Mentor>, url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers, payload })
  const userId = learner.account._id
  await post(learner, '/user/add-course', { userId, courseId: 'one', courseName: '' })
  await post(mentor, '/learn/own-tasks/one/lesson-0-1', { rubric: RUBRIC })
  if (file) {
    const form = new FormData()
    form.append('userId', userId)
    form.append(file.field, new File([new Uint8Array(file.content ?? PDF)], file.name))
    await post(learner, `${TASK}/file`, form)
  }
  const sent = await post(learner, `${TASK}/send`, { userId, text: 'My budget', link: '', after: 0 })
  return (sent.json().data as { id: string }).id
}
