import { PDF } from '@mentor-connect/server/testing/files/samples'
import type { DrillAccount } from '@mentor-connect/server/testing/drill/drillWorld'
import { openConversation } from '../chat/openConversation'
import { AccountReader } from './accountReader'
import { apiCall } from './apiCall'
import type { Target } from './attacks/target'
import type { Product } from './product'

const ATTACKER_ADDRESS = '127.0.0.3'
const LARGE_FILE_BYTES = 18 * 1024 * 1024

/** Prepares an attacker: two accounts, a finished course, its certificate and a large document. */
export async function prepareTarget({
  api,
  chat,
  world,
  tokenOf,
}: Product): Promise<Omit<Target, 'ms' | 'count'>> {
  const [learner, mentor] = [world.learners.at(-1)!, world.mentors.at(-1)!]
  const courseId = world.courseIds[0]!
  const own = { userId: learner.id, courseId }
  const progress = { '0-0': 'completed', '0-1': 'completed', '1-0': 'completed', '1-1': 'completed' }
  const post = async (path: string, body: object) => {
    const { status, text } = await apiCall(api.url, path, { cookie: learner.cookie, body })
    if (status !== 200) throw new Error(`${path} returned ${status}: ${text}`)
  }
  await post('/user/add-course', { ...own, courseName: courseId })
  await post('/user/update-progress', { ...own, progress })
  await post('/user/generate-certificate', own)
  const { certificates } = await new AccountReader(api.url, learner).dashboard()
  const token = await tokenOf(learner)
  const conversationId = await openConversation(chat.url, token, mentor.id, learner.id)
  return {
    ...{ apiUrl: api.url, chatUrl: chat.url, from: ATTACKER_ADDRESS, courseId },
    learner: { ...learner, token, partnerId: mentor.id, conversationId },
    mentor,
    certificateId: certificates[0]!._id,
    largeFile: await uploadLargeFile(api.url, mentor),
  }
}

async function uploadLargeFile(api: string, { cookie }: DrillAccount): Promise<string> {
  const form = new FormData()
  const padding = Buffer.from(`%PDF-1.7\n${`%${'x'.repeat(98)}\n`.repeat(LARGE_FILE_BYTES / 100)}`)
  form.append('document', new File([padding, new Uint8Array(PDF.subarray('%PDF-1.7\n'.length))], 'large.pdf'))
  const response = await fetch(`${api}/resource/upload-document`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  })
  if (!response.ok) throw new Error(`The upload returned ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { data: { file: string } }).data.file
}
