import { CHAT_PROTOCOL } from '@mentor-connect/contract/api/chatFrames'
import { WebSocket } from 'ws'
import { rawClient } from './rawClient'
import { Tally, wait, type Attack } from './target'

const RESUME_EVERY_MS = 500
const CHAT_READERS = 5
const DRAIN_MS = 10_000

/** Clients that request large responses from the API and chat and read nothing. */
export const slowReaders: Attack = async ({
  apiUrl,
  chatUrl,
  from,
  ms,
  count,
  learner,
  mentor,
  largeFile,
}) => {
  const clients = await Promise.all(
    Array.from({ length: count }, async () => {
      const client = await rawClient(apiUrl, from)
      client.socket.pause()
      client.socket.write(`GET ${largeFile} HTTP/1.1\r\nHost: drill\r\nCookie: ${mentor.cookie}\r\n\r\n`)
      return client
    }),
  )
  const sockets = Array.from({ length: CHAT_READERS }, () => {
    const url = `${chatUrl.replace('http', 'ws')}/?userId=${learner.id}`
    const protocols = [CHAT_PROTOCOL, `bearer.${learner.token}`]
    const socket = new WebSocket(url, protocols, { localAddress: from })
    socket.on('error', () => undefined)
    socket.once('open', () => socket.pause())
    return socket
  })
  const resume = JSON.stringify({
    type: 'resume',
    cursors: [{ conversationId: learner.conversationId, seq: 0 }],
  })
  for (const until = Date.now() + ms; Date.now() < until; await wait(RESUME_EVERY_MS))
    for (const socket of sockets) if (socket.readyState === WebSocket.OPEN) socket.send(resume)
  const tally = new Tally()
  tally.add('unread downloads', clients.length)
  // A socket notices its end only after everything buffered by the system was read.
  for (const { socket } of clients) socket.resume()
  const areOpen = () => clients.some(({ isOpen }) => isOpen())
  for (const until = Date.now() + Math.min(ms, DRAIN_MS); areOpen() && Date.now() < until;)
    await wait(RESUME_EVERY_MS)
  tally.add('cut off by the server', clients.filter(({ isOpen }) => !isOpen()).length)
  for (const { socket } of clients) socket.destroy()
  for (const socket of sockets) socket.terminate()
  return tally.counts
}
