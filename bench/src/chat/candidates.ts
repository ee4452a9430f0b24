import { SERVICE_KEY, type ChatApi } from '@mentor-connect/server/testing/chatApi'
import { connectSocketIo, connectWs, type BenchClient } from './benchClients'
import { startChatNode, startProcess, type ChatProcess } from './chatProcess'
import { freePort } from '@mentor-connect/server/testing/freePort'
import { openConversation } from './openConversation'

export interface Candidate {
  name: string
  process: ChatProcess
  connect: (userId: string) => Promise<BenchClient>
  /** Creates the conversation of the two. */
  introduce: (learner: string, mentor: string) => Promise<unknown>
}

/** Raised, or the benchmark would measure the limits. */
const NO_LIMITS = { CHAT_MESSAGES_PER_SECOND: '1000000', CHAT_MESSAGE_BURST: '1000000' }

/** Our service on its default database, a relay that stores nothing, and socket.io with one row per message. */
export async function startCandidates(api: ChatApi, dataDir: string): Promise<Candidate[]> {
  const [ours, relay, socketIo] = [await freePort(), await freePort(), await freePort()]
  const service = await startChatNode(ours, {
    ...{ API_URL: api.url, DATA_DIR: dataDir, SERVICE_KEY },
    ...NO_LIMITS,
  })
  const baseline = (name: string, port: number) =>
    startProcess(`bench/src/chat/baselines/${name}.ts`, port, {
      CHAT_PORT: String(port),
      DATA_DIR: dataDir,
    })
  const bare = await baseline('wsRelay', relay)
  const storing = await baseline('socketIoStore', socketIo)
  return [
    {
      name: 'Mentor-Connect',
      process: service,
      connect: async (userId) => connectWs(service.url, userId, await api.tokenOf(userId)),
      introduce: async (learner, mentor) => {
        api.know(learner, mentor)
        return openConversation(service.url, await api.tokenOf(learner), mentor, learner)
      },
    },
    {
      name: 'bare ws relay',
      process: bare,
      connect: (userId) => connectWs(bare.url, userId),
      introduce: async () => undefined,
    },
    {
      name: 'socket.io, storing',
      process: storing,
      connect: (userId) => connectSocketIo(storing.url, userId),
      introduce: async () => undefined,
    },
  ]
}
