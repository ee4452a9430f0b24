import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import { SocketClient } from '../../chat/testing/socketClient'
import { baitCourses, grammarAttacks, type Attack } from './grammarAttacks'
import { measureBlocking, type Blocking, type Meter } from './blocking'

/** Two services, and a mentor who is signed in to both. */
export interface WorstTarget {
  apiUrl: string
  chatUrl: string
  serviceKey: string
  mentor: { id: string; cookie: string; bearer: string }
  /** Meters of each service's event loop. */
  meters: { api: Meter; chat: Meter }
}

const list = (count: number, value: unknown) => Array.from({ length: count }, () => value)

/** Sends the most expensive requests one at a time and measures how long each blocks the event loop. */
export async function worstRequests(target: WorstTarget): Promise<Blocking[]> {
  const results: Blocking[] = []
  const all = { ...attacks(target), ...grammarAttacks(target.mentor.cookie) }
  for (const bait of baitCourses(target.mentor))
    if ((await send(target, bait)) < (bait.payload?.length ?? 0))
      throw new Error('A course of bait was refused.')
  for (const [name, attack] of Object.entries(all))
    results.push(await measureBlocking(name, target.meters.api, () => send(target, attack)))
  results.push(...(await worstFrames(target)))
  return results
}

async function worstFrames({ chatUrl, mentor, meters }: WorstTarget): Promise<Blocking[]> {
  const client = new SocketClient(chatUrl.replace('http', 'ws'), {
    personId: mentor.id,
    token: mentor.bearer,
  })
  await client.next('hello')
  const send = (frame: object) => async () => {
    client.send(frame)
    await client.settled()
    return 0
  }
  const message = (text: string) => send({ receiverId: 'nobody', message: text })
  const cursors = list(100, { conversationId: 'nothing', seq: 1 })
  const frames = {
    'a message of conjuncts': message('क्षि'.repeat(1_300)),
    'a message of families': message('👨‍👩‍👧‍👦'.repeat(640)),
    'a resume of all that it may name': send({ type: 'resume', cursors }),
  }
  const results: Blocking[] = []
  for (const [name, act] of Object.entries(frames))
    results.push(await measureBlocking(name, meters.chat, act))
  client.terminate()
  return results
}

async function send({ apiUrl }: WorstTarget, { method, url, headers, payload }: Attack): Promise<number> {
  const response = await fetch(new URL(url, apiUrl), {
    method: method ?? 'POST',
    headers: { ...(payload && { 'content-type': 'application/json' }), ...headers },
    ...(payload && { body: payload }),
  })
  return (await response.arrayBuffer()).byteLength
}

/** Requests of a visitor and of a mentor, each with the largest possible body. */
function attacks({ mentor, serviceKey }: WorstTarget): Record<string, Attack> {
  const course = { title: 'Title', description: 'Text', domain: [], mentorId: mentor.id }
  const lessons = (title: string) => list(50, { title, type: 'link', url: 'https://example.org/' })
  const modules = (count: number, title: string) => list(count, { name: 'Module', lessons: lessons(title) })
  const asMentor = (body: object): Attack => ({
    url: '/resource/add-resource',
    headers: { cookie: mentor.cookie },
    payload: JSON.stringify({ ...course, ...body }),
  })
  const asNobody = (url: string, body: unknown): Attack => ({ url, payload: JSON.stringify(body) })
  return {
    'wrong elements without the service key': asNobody('/internal/contacts', { userIds: list(250_000, 1) }),
    'wrong elements with the service key': {
      ...asNobody('/internal/contacts', { userIds: list(30_000, 1) }),
      headers: { [SERVICE_KEY_HEADER]: serviceKey },
    },
    'wrong elements in a sign-up': asNobody('/mentor/register-mentor', {
      domains: list(15_000, 1),
      social: list(15_000, 1),
    }),
    'unexpected keys': asNobody(
      '/auth/verify-token',
      Object.fromEntries(Array.from({ length: 6_000 }, (_, i) => [`k${i}`, 1])),
    ),
    'one enormous text': asNobody('/user/login-user', { email: 'a'.repeat(65_000), password: 'b' }),
    'an address made of dots': asNobody('/user/register-user', {
      name: 'A',
      email: `${'a.'.repeat(30_000)}@b.c`,
    }),
    'deep nesting': { url: '/user/login-user', payload: `${'['.repeat(32_000)}${']'.repeat(32_000)}` },
    'a course of long Hindi titles': asMentor({ modules: modules(6, 'क्षि'.repeat(100)) }),
    'a course of titles that are too long': asMentor({ modules: modules(4, 'a'.repeat(2_000)) }),
    'a course of thousands of lessons': asMentor({ modules: modules(45, 'a') }),
    'a course of one letter with marks': asMentor({ modules: modules(3, `e${'\u0301'.repeat(1_400)}`) }),
    'a course of wrong elements': asMentor({ modules: list(200_000, 1) }),
  }
}
