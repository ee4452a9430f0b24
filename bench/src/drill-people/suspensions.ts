import { safetyWorld } from '@mentor-connect/server/testing/safetyWorld'

/**
 * Suspends somebody who is sending messages, again and again. Returns how long each open socket has lived after the
 * command began, in ms. The command line tells chat itself; the sweep of chat would find it within five seconds.
 */
export async function measureSuspensions(runs: number): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) times.push(await suspendWhileSending())
  return times
}

async function suspendWhileSending(): Promise<number> {
  const world = await safetyWorld()
  try {
    const socket = await world.connect(world.ravi)
    const frames = setInterval(() => {
      if (socket.isOpen) socket.send({ receiverId: world.asha.account._id, message: 'and another one' })
    }, 5)
    await socket.next('ack')
    const began = performance.now()
    const suspended = world.operate('users suspend', 'ravi@example.org', { reason: 'Wrote about money.' })
    const code = await socket.closed
    const ms = performance.now() - began
    clearInterval(frames)
    await suspended
    if (code !== 4403) throw new Error(`The socket was closed with ${code}.`)
    return ms
  } finally {
    await world.close()
  }
}
