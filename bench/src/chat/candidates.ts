import { programOf } from '@mentor-connect/server/build'
import { SERVICE_KEY, type ChatApi } from '@mentor-connect/server/testing/chatApi'
import { openConversation } from '../product/openConversation'
import { startProcess, type ChatProcess } from '../product/program'
import { connectSocketIo, connectWs, type BenchClient } from './benchClients'
import type { Storage } from './storages'

export const CANDIDATES = {
  ours: 'Mentor-Connect',
  relay: 'bare ws relay',
  storing: 'socket.io, storing',
}

export type CandidateId = keyof typeof CANDIDATES

export interface Candidate {
  id: CandidateId
  process: ChatProcess
  connect: (userId: string) => Promise<BenchClient>
  /** Creates the conversation of a learner and a mentor. */
  introduce: (learner: string, mentor: string) => Promise<unknown>
}

/** The limits are raised, because the benchmark would otherwise measure them. */
const NO_LIMITS = { CHAT_MESSAGES_PER_SECOND: '1000000', CHAT_MESSAGE_BURST: '1000000' }

/** Starts our service, a relay that stores nothing, and socket.io with one row per message. */
export async function startCandidates(api: ChatApi, storage: Storage): Promise<Candidate[]> {
  return [
    await startOurService(api, storage),
    await baseline('relay', 'wsRelay', {}),
    await baseline('storing', 'socketIo', await storage.settingsFor('storing')),
  ]
}

export async function startOurService(api: ChatApi, storage: Storage): Promise<Candidate> {
  const settings = { ...(await storage.settingsFor('ours')), ...NO_LIMITS, API_URL: api.url, SERVICE_KEY }
  const service = await startProcess(await programOf('chat'), settings)
  return {
    id: 'ours',
    process: service,
    connect: async (userId) => connectWs(service.url, userId, await api.tokenOf(userId)),
    introduce: async (learner, mentor) => {
      api.know(learner, mentor)
      return openConversation(service.url, await api.tokenOf(learner), mentor, learner)
    },
  }
}

async function baseline(id: CandidateId, program: string, settings: NodeJS.ProcessEnv): Promise<Candidate> {
  const server = await startProcess(`bench/src/chat/baselines/${program}.ts`, settings)
  const connect = id === 'relay' ? connectWs : connectSocketIo
  return {
    id,
    process: server,
    connect: (userId) => connect(server.url, userId),
    introduce: async () => undefined,
  }
}
