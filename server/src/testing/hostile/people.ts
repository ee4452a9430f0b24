import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { PDF, png } from '../files/samples'
import { PASSWORD, signedInLearner, signedInMentor, type SignedIn } from '../signedIn'
import type { Ids } from './knownValues'
import type { World } from './world'

/** A learner and a mentor who have used every feature with each other. */
export interface Pair {
  learner: SignedIn<Learner>
  mentor: SignedIn<Mentor>
  ids: Ids
}

const LESSON = { type: 'link', url: 'https://example.org/' }
const MODULES = [1, 2].map((at) => ({
  name: `Module ${at}`,
  lessons: [1, 2].map((lesson) => ({ ...LESSON, title: `Lesson ${at}.${lesson}` })),
}))
const ALL_DONE = { '0-0': 'completed', '0-1': 'completed', '1-0': 'completed', '1-1': 'completed' }

/**
 * Creates such a pair.
 * @param password different from everybody else's, so that generated log-ins cannot succeed
 */
export async function aPair(world: World, name: string, password = PASSWORD): Promise<Pair> {
  const mentor = await signedInMentor(world.api, { name: `Mentor ${name}`, password })
  const learner = await signedInLearner(world.api, { name: `Learner ${name}`, password })
  const [learnerId, mentorId] = [learner.account._id, mentor.account._id]
  const files = [await upload(world, mentor, 'banner'), await upload(world, mentor, 'document')]
  const course = await addCourse(world, mentor, { title: `Course of ${name}`, bannerUrl: files[0] })
  const draft = await addCourse(world, mentor, { title: `Draft of ${name}`, status: 'draft' })
  const own = { userId: learnerId, courseId: course._id }
  const post = poster(world, learner.headers)
  await post('/user/add-course', { ...own, courseName: course.title })
  await post('/user/add-favorite', own)
  await post('/user/update-progress', { ...own, progress: ALL_DONE })
  await post('/resource/save-review', { ...own, rating: 4, comment: 'Good' })
  await post('/user/generate-certificate', own)
  const conversation = await converse(world, learner, mentorId)
  const certificates = await world.api.db
    .selectFrom('certificates')
    .select('id')
    .where('learner_id', '=', learnerId)
    .execute()
  return {
    learner,
    mentor,
    ids: {
      people: [learnerId, mentorId],
      emails: [learner.account.email, mentor.account.email!],
      courses: [course._id, draft._id],
      lessons: course.modules.flatMap(({ lessons }) => lessons.map(({ id }) => id)),
      conversations: [conversation],
      certificates: certificates.map(({ id }) => id),
      files: [...files, files[0]!.split('/')[2]!],
    },
  }
}

function poster({ api }: World, headers: Record<string, string>) {
  return async (url: string, payload: object) => {
    const response = await api.app.inject({ method: 'POST', url, headers, payload })
    if (response.statusCode !== 200) throw new Error(`${url} returned ${response.body}`)
    return response
  }
}

async function addCourse(world: World, mentor: SignedIn<Mentor>, more: object) {
  const course = { description: 'Step by step', domain: ['Career'], modules: MODULES }
  const body = { ...course, mentorId: mentor.account._id, ...more }
  const response = await poster(world, mentor.headers)('/resource/add-resource', body)
  return response.json().data as { _id: string; title: string; modules: { lessons: { id: string }[] }[] }
}

async function upload(world: World, mentor: SignedIn<Mentor>, field: 'banner' | 'document'): Promise<string> {
  const content = field === 'banner' ? await png(320, 180) : PDF
  const form = new FormData()
  form.append(field, new File([new Uint8Array(content)], `${field}.bin`))
  const response = await poster(world, mentor.headers)(`/resource/upload-${field}`, form)
  const { file, banner } = response.json().data as { file?: string; banner?: string }
  return (file ?? banner)!
}

async function converse({ chat }: World, learner: SignedIn<Learner>, mentorId: string): Promise<string> {
  const response = await chat.inject({
    method: 'POST',
    url: '/api/chat/create',
    headers: { authorization: `Bearer ${learner.bearer}` },
    payload: { userId1: mentorId, userId2: learner.account._id },
  })
  return response.json().data._id as string
}
