import type { OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import type { SignedIn } from '../../../testing/signedIn'
import type { TestApp } from '../../../testing/testApp'

interface Stage {
  t: TestApp
  mentor: SignedIn<Mentor>
  learner: SignedIn<Learner>
}

export const link = (title: string, more: object = {}) => ({
  title,
  type: 'link',
  url: 'https://example.org/',
  ...more,
})

/**
 * Helpers that send requests about a sample course, by default as its mentor.
 *
 * @param stage called at each request, because every test has its own app and people
 */
export function authoringRequests(stage: () => Stage) {
  const post = (url: string, payload: object, headers: object = stage().mentor.headers) =>
    stage().t.app.inject({ method: 'POST', url, payload, headers: { ...headers } })
  const get = (url: string, headers: object = stage().mentor.headers) =>
    stage().t.app.inject({ method: 'GET', url, headers: { ...headers } })

  const course = (more: object = {}) => ({
    title: 'Learn Go',
    description: 'Step by step',
    domain: [' Web ', 'web', 'Backend'],
    modules: [
      { name: 'First', lessons: [link('A'), link('B')] },
      { name: 'Second', lessons: [link('C')] },
    ],
    mentorId: stage().mentor.account._id,
    ...more,
  })
  const add = async (more: object = {}): Promise<OwnCourse> => {
    const response = await post('/resource/add-resource', course(more))
    if (response.statusCode !== 200) throw new Error(response.body)
    return response.json().data
  }
  const update = (id: string, more: object, headers?: object) =>
    post(`/resource/update-resource/${id}`, course(more), headers)
  const enrol = (courseId: string) => {
    const { account, headers } = stage().learner
    return post('/user/add-course', { userId: account._id, courseId, courseName: 'x' }, headers)
  }
  const startLesson = (courseId: string) => {
    const { account, headers } = stage().learner
    const progress = { '0-0': 'in-progress' }
    return post('/user/update-progress', { userId: account._id, courseId, progress }, headers)
  }
  /** The titles of the courses that visitors see. */
  const catalogue = async (): Promise<string[]> =>
    (await get('/resource/get-resources', {})).json().data.resources.map((one: OwnCourse) => one.title)

  return { post, get, course, add, update, enrol, startLesson, catalogue }
}
