import { CHAT_PROTOCOL } from '@mentor-connect/contract/api/chatFrames'
import { png } from '@mentor-connect/server/testing/files/samples'
import { WebSocket } from 'ws'
import { apiCall } from '../apiCall'
import { Tally, wait, type Attack, type Target } from './target'
import { uploadBanner } from './uploadBanner'

const AT_ONCE = 16
const LARGE_PX = 6_000
const SOCKETS = 10
const MESSAGE_EVERY_MS = 60

/** The most expensive API calls as fast as possible, with and without a session. */
export const costlyCalls: Attack = async (target) => {
  const tally = new Tally()
  const calls = await costly(target)
  const until = Date.now() + target.ms
  let turn = 0
  const loop = async () => {
    while (Date.now() < until) {
      const status = await calls[(turn += 1) % calls.length]!()
      tally.add(status === 0 ? 'no response' : String(status))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, loop))
  return tally.counts
}

async function costly({ apiUrl, from, learner, mentor, courseId, certificateId }: Target) {
  const call =
    (path: string, options: { cookie?: string; body?: object } = {}) =>
    async () =>
      (await apiCall(apiUrl, path, { from, ...options })).status
  const picture = new Uint8Array(await png(LARGE_PX, LARGE_PX))
  const email = `nobody@example.org`
  const own = { userId: learner.id, courseId }
  return [
    call('/resource/get-resources?q=course&sort=rating'),
    call('/user/login-user', { body: { email, password: 'a wrong one' } }),
    call('/user/register-user', { body: { name: 'A', email, password: 'Mentor-Connect-1234' } }),
    call(`/user/verify-certificate?certificateId=${certificateId}`),
    call(`/share/certificates/${certificateId}/card.png`),
    call(`/user/get-user-details?userId=${learner.id}`, { cookie: learner.cookie }),
    call('/user/generate-certificate', { cookie: learner.cookie, body: own }),
    call(`/account/export?userId=${learner.id}`, { cookie: learner.cookie }),
    () => uploadBanner(apiUrl, mentor.cookie, picture, from),
    call('/internal/contacts', { body: { userIds: Array.from({ length: 30_000 }, () => 1) } }),
  ]
}

/** One person on many connections sends the messages that are most expensive to validate, as fast as allowed. */
export const hardMessages: Attack = async ({ chatUrl, from, ms, learner }) => {
  const tally = new Tally()
  const message = 'क्षि'.repeat(1_300)
  const sockets = Array.from({ length: SOCKETS }, () => {
    const url = `${chatUrl.replace('http', 'ws')}/?userId=${learner.id}`
    const protocols = [CHAT_PROTOCOL, `bearer.${learner.token}`]
    const socket = new WebSocket(url, protocols, { localAddress: from })
    socket.on('error', () => undefined)
    socket.on('message', (data) => {
      const { type, code } = JSON.parse(String(data)) as { type: string; code?: string }
      if (type === 'error' || type === 'ack') tally.add(code ?? type)
    })
    socket.once('close', (code) => tally.add(`closed ${code}`))
    return socket
  })
  const frame = JSON.stringify({ receiverId: learner.partnerId, message })
  for (const until = Date.now() + ms; Date.now() < until; await wait(MESSAGE_EVERY_MS))
    for (const socket of sockets) if (socket.readyState === WebSocket.OPEN) socket.send(frame)
  for (const socket of sockets) socket.removeAllListeners('close').terminate()
  return tally.counts
}
