import { Tally, wait, type Attack } from './target'
import { rawClient, upgrade } from './rawClient'

const DRIP_MS = 1_000
const head = (path: string, type: string, cookie: string) =>
  `POST ${path} HTTP/1.1\r\nHost: drill\r\nCookie: ${cookie}\r\nContent-Type: ${type}\r\nContent-Length: 60000\r\n\r\n`

/** Bodies, uploads, headers and upgrades that start and then arrive one byte at a time. */
export const halfSent: Attack = async ({ apiUrl, chatUrl, from, ms, count, mentor }) => {
  const form = 'multipart/form-data; boundary=b'
  const beginnings: [string, string][] = [
    [apiUrl, `${head('/user/login-user', 'application/json', '')}{"email":`],
    [
      apiUrl,
      `${head('/resource/upload-banner', form, mentor.cookie)}--b\r\nContent-Disposition: form-data; `,
    ],
    [apiUrl, 'GET /healthz HTTP/1.1\r\nHost: drill\r\nX-Slow: '],
    [chatUrl, `${head('/api/chat/create', 'application/json', '')}{"userId1":`],
    [chatUrl, upgrade('/?userId=nobody').slice(0, -4)],
  ]
  const clients = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const [url, text] = beginnings[index % beginnings.length]!
      const client = await rawClient(url, from)
      client.socket.write(text)
      return client
    }),
  )
  for (const until = Date.now() + ms; Date.now() < until; await wait(DRIP_MS))
    for (const { socket, isOpen } of clients) if (isOpen()) socket.write('a')
  const tally = new Tally()
  tally.add('connections', clients.length)
  tally.add('still open at the end', clients.filter(({ isOpen }) => isOpen()).length)
  for (const { received } of clients) {
    const status = /^HTTP\/1\.1 (\d+)/.exec(received())?.[1]
    if (status) tally.add(`answered ${status}`)
  }
  for (const { socket } of clients) socket.destroy()
  return tally.counts
}
