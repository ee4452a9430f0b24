import { rawClient, upgrade } from './rawClient'
import { Tally, wait, type Attack } from './target'

const AT_ONCE = 20
const SWEEP_MS = 100

/** Sockets that never authenticate, as many as one address may open. */
export const withoutToken: Attack = async ({ chatUrl, from, ms, count }) => {
  const clients = await Promise.all(
    Array.from({ length: count }, async () => {
      const client = await rawClient(chatUrl, from)
      client.socket.write(upgrade('/?userId=nobody'))
      return client
    }),
  )
  await wait(ms)
  const tally = new Tally()
  tally.add('sockets', count)
  for (const { received } of clients) tally.add(/^HTTP\/1\.1 (\d+)/.exec(received())?.[1] ?? 'no response')
  tally.add('still open at the end', clients.filter(({ isOpen }) => isOpen()).length)
  for (const { socket } of clients) socket.destroy()
  return tally.counts
}

/** Upgrades, valid and invalid, whose connection is reset at once or shortly after. */
export const resets: Attack = async ({ chatUrl, from, ms, count }) => {
  const paths = ['/nope', '/', '/?userId=nobody', '/?userId=%00']
  let left = count
  const until = Date.now() + ms
  const one = async () => {
    for (let index = (left -= 1); index >= 0; index = left -= 1) {
      const { socket } = await rawClient(chatUrl, from)
      const text = upgrade(paths[index % paths.length]!)
      await new Promise<void>((resolve) => socket.write(text, () => resolve()))
      if (index % 3 === 0) await wait(Math.random() * 5)
      socket.resetAndDestroy()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  // A crash caused by the resets becomes visible a little later.
  do await wait(SWEEP_MS)
  while (Date.now() < until)
  return { 'upgrades that were reset': count }
}
