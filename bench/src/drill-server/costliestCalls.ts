import { LESSONS_OF_LONG_COURSE, LONG_COURSE } from '@mentor-connect/server/testing/drill/drillWorld'
import { png } from '@mentor-connect/server/testing/files/samples'
import { CHAT_PROTOCOL, type ServerFrame } from '@mentor-connect/contract/api/chatFrames'
import { WebSocket } from 'ws'
import { apiCall } from './apiCall'
import type { Target } from './attacks/target'
import { uploadBanner } from './attacks/uploadBanner'

/** A valid request of maximum size. `send` resolves with the size of the response. */
export interface CostlyCall {
  name: string
  service: 'api' | 'chat'
  send: () => Promise<number>
}

const list = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, i) => item(i))
const LARGE_PX = 6_000
const LONG_TEXT = 'क्षि'.repeat(1_200)
const HISTORY = 500

/** The most expensive valid requests of both services. */
export async function costliestCalls(target: Target): Promise<CostlyCall[]> {
  const { apiUrl, chatUrl, learner, mentor, courseId, certificateId, largeFile } = target
  const call =
    (url: string, path: string, options: Parameters<typeof apiCall>[2] = {}, expected = 200) =>
    async () => {
      const { status, text } = await apiCall(url, path, options)
      if (status !== expected) throw new Error(`${path} returned ${status}: ${text}`)
      return text.length
    }
  const get = (path: string, cookie?: string) => call(apiUrl, path, { cookie })
  const own = { userId: learner.id, courseId }
  const as = (cookie: string, path: string, body: object) => call(apiUrl, path, { cookie, body })
  // Easy to guess, so that the sign-up is refused.
  const password = '1234567890'.repeat(13).slice(0, 128)
  const signUp = { name: 'A', email: 'a@example.org', password }
  const picture = await png(LARGE_PX, LARGE_PX)
  await writeHistory(target)
  const ofApi = {
    'the catalogue, searched and sorted': get('/resource/get-resources?q=course&sort=rating&limit=50'),
    'a course of 300 lessons': get(`/resource/get-resource/${LONG_COURSE}`),
    'the dashboard of a learner with hundreds of courses': get(
      `/user/get-user-details?userId=${learner.id}`,
      learner.cookie,
    ),
    'recommendations for that learner': get(`/user/get-recommendations?userId=${learner.id}`, learner.cookie),
    'the export of that account': get(`/account/export?userId=${learner.id}`, learner.cookie),
    'progress in all 300 lessons of a course': as(learner.cookie, '/user/update-progress', {
      ...{ userId: learner.id, courseId: LONG_COURSE },
      progress: Object.fromEntries(
        LESSONS_OF_LONG_COURSE.flatMap((lessons, at) =>
          list(lessons, (lesson) => [`${at}-${lesson}`, 'completed']),
        ),
      ),
    }),
    'the dashboard of a mentor with hundreds of learners': get(
      `/mentor/get-dashboard?mentorId=${mentor.id}`,
      mentor.cookie,
    ),
    'the learners of that mentor': get('/mentor/get-learners?limit=50&sort=progress', mentor.cookie),
    'a course of 300 lessons is stored': as(mentor.cookie, '/resource/add-resource', {
      ...{ title: 'A long course', description: 'Step by step', domain: ['Career'], mentorId: mentor.id },
      modules: list(6, (index) => ({
        name: `Module ${index}`,
        lessons: list(50, () => ({ title: 'क्षि'.repeat(90), type: 'link', url: 'https://example.org/' })),
      })),
    }),
    'a certificate as PDF': as(learner.cookie, '/user/generate-certificate', own),
    'the check of a certificate': get(`/user/verify-certificate?certificateId=${certificateId}`),
    'a certificate as credential': get(`/credentials/${certificateId}`),
    'the share card': get(`/share/certificates/${certificateId}/card.png`),
    'a picture of 36 megapixels': () => uploadBanner(apiUrl, mentor.cookie, picture),
    'a document of 18 MB': get(largeFile, mentor.cookie),
    'a sign-up with the longest password': call(
      ...([apiUrl, '/user/register-user', { body: signUp }, 400] as const),
    ),
    'the description of all calls': get('/docs/json'),
  }
  const history = `/api/chat/history?userId1=${learner.partnerId}&userId2=${learner.id}&limit=200`
  const ofChat = {
    'a page of the longest messages': call(chatUrl, history, { bearer: learner.token }),
    'a resume of 500 of the longest messages': () => resume(target),
  }
  const named = (service: 'api' | 'chat', calls: Record<string, CostlyCall['send']>) =>
    Object.entries(calls).map(([name, send]): CostlyCall => ({ name, service, send }))
  return [...named('api', ofApi), ...named('chat', ofChat)]
}

/** Fills the conversation with as many messages as one `resume` replays. */
async function writeHistory(target: Target) {
  const socket = await connect(target)
  let left = HISTORY
  await new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      if ((JSON.parse(String(data)) as ServerFrame).type === 'ack' && (left -= 1) === 0) resolve()
    })
    for (let i = 0; i < HISTORY; i += 1)
      setTimeout(
        () => socket.send(JSON.stringify({ receiverId: target.learner.partnerId, message: LONG_TEXT })),
        i * 30,
      )
  })
  socket.terminate()
}

async function resume(target: Target): Promise<number> {
  const socket = await connect(target)
  const { conversationId } = target.learner
  let bytes = 0
  await new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      bytes += String(data).length
      const { type } = JSON.parse(String(data)) as ServerFrame
      if (type === 'resumed' || type === 'resume_failed') resolve()
    })
    socket.send(JSON.stringify({ type: 'resume', cursors: [{ conversationId, seq: 0 }] }))
  })
  socket.terminate()
  return bytes
}

async function connect({ chatUrl, learner }: Target): Promise<WebSocket> {
  const url = `${chatUrl.replace('http', 'ws')}/?userId=${learner.id}`
  const socket = new WebSocket(url, [CHAT_PROTOCOL, `bearer.${learner.token}`])
  await new Promise<void>((resolve) => socket.once('message', () => resolve()))
  return socket
}
