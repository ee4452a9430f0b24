import type { ChatApi } from '@mentor-connect/server/testing/chatApi'
import { connectWs, type BenchClient } from './benchClients'
import { startChatNode } from './chatProcess'
import { freePort } from '@mentor-connect/server/testing/freePort'
import { residentKb } from './processFigures'

export interface Idle {
  connections: number
  /** Memory of the node per connection, in KB. */
  kbPerConnection: number
  seconds: number
}

const AT_ONCE = 50
const SETTLE_MS = 5_000
const WARM_UP = 200
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Measures how much memory one node needs for idle connections. */
export async function measureIdle(api: ChatApi, dataDir: string, connections: number): Promise<Idle> {
  const port = await freePort()
  const node = await startChatNode(port, { API_URL: api.url, DATA_DIR: dataDir })
  const clients: BenchClient[] = []
  const connect = async (name: string) =>
    clients.push(await connectWs(node.url, name, await api.tokenOf(name)))
  // Warm-up: the first connections load code and fill caches, which must not count as memory per connection.
  for (let i = 0; i < WARM_UP; i += 1) await connect(`warm${i}`)
  await wait(SETTLE_MS)
  const before = residentKb(node.process.pid!)
  const began = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < connections) await connect(`idle${next++}`)
    }),
  )
  const seconds = (performance.now() - began) / 1000
  await wait(SETTLE_MS)
  const kbPerConnection = (residentKb(node.process.pid!) - before) / connections
  await node.kill()
  for (const client of clients) client.close()
  return { connections, kbPerConnection, seconds }
}
