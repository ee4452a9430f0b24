import { randomUUID } from 'node:crypto'
import type { Postgres } from '@mentor-connect/scripts/cluster/postgres'
import { apiCall } from '../product/apiCall'
import { cachedTokens } from '../product/cachedTokens'
import { ChatClient } from '../product/chatClient'
import type { Kind } from '../product/instance'
import { openConversation } from '../product/openConversation'
import { cpuMs, cpuWithChildrenMs, residentKb } from '../product/processFigures'
import type { Services } from '../product/services'
import { quantile } from '../harness/statistics'
import { nextStep } from './journeys'
import { openLoop } from './openLoop'

export interface LoadFigures {
  perSecond: number
  /** Number of requests and messages per second that were answered. */
  answered: number
  p50: number
  p95: number
  p99: number
  failed: number
  /** Share of requests that were sent late. If it is more than a hundredth, this program is the bottleneck. */
  late: number
  /**
   * Processor time in ms: of one request (`api`), page (`site`) or message (`chat`), summed over all processes of that
   * kind. `database` is the average for all three.
   */
  cost: { api: number; site: number; chat: number; database: number }
  /** Resident memory of the largest process of each kind, in MB. */
  memory: { api: number; site: number; chat: number }
}

export interface Load {
  perSecond: number
  seconds: number
  postgres?: Postgres
}

/** Number of steps that include one chat message; the other steps are requests. */
const REQUESTS_PER_MESSAGE = 20
const KB_PER_MB = 1024
const MESSAGE = 'A message of usual length.'

export async function measureLoad(
  services: Services,
  { perSecond, seconds, postgres }: Load,
): Promise<LoadFigures> {
  const talkers = await connectTalkers(services)
  const sent = { api: 0, site: 0, chat: 0 }
  let turn = 0
  const send = async () => {
    turn += 1
    if (turn % REQUESTS_PER_MESSAGE === 0) {
      sent.chat += 1
      const seq = await talkers[sent.chat % talkers.length]!.send(randomUUID(), MESSAGE)
      return seq !== undefined
    }
    const { to, path, cookie, body } = nextStep(services.world)
    sent[to] += 1
    const origin = to === 'site' ? services.site : services.api[sent.api % services.api.length]!
    return (await apiCall(origin, path, { cookie, body })).status === 200
  }
  await openLoop({ perSecond, seconds: Math.ceil(seconds / 4), send })
  Object.assign(sent, { api: 0, site: 0, chat: 0 })
  const usedBefore = usedBy(services, postgres)
  const { latencies, failed, late } = await openLoop({ perSecond, seconds, send })
  const used = usedBy(services, postgres)
  for (const talker of talkers) talker.end()
  const spent = (kind: keyof typeof used) => used[kind] - usedBefore[kind]
  const each = (kind: keyof typeof sent) => spent(kind) / sent[kind]
  const memory = (kind: keyof typeof sent) => Math.max(...pidsOf(services, kind).map(residentKb)) / KB_PER_MB
  return {
    perSecond,
    failed,
    late: late / latencies.length,
    answered: (latencies.length - failed) / seconds,
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
    cost: {
      api: each('api'),
      site: each('site'),
      chat: each('chat'),
      database: spent('database') / latencies.length,
    },
    memory: { api: memory('api'), site: memory('site'), chat: memory('chat') },
  }
}

function usedBy(services: Services, postgres?: Postgres) {
  const sum = (kind: Kind) => pidsOf(services, kind).reduce((total, pid) => total + cpuMs(pid), 0)
  const database = postgres ? cpuWithChildrenMs(postgres.pid()) : 0
  return { api: sum('api'), site: sum('site'), chat: sum('chat'), database }
}

const pidsOf = ({ instances }: Services, kind: Kind) => instances[kind].map(({ pid }) => pid!)

/** Connects one learner to each mentor, for the chat messages. */
async function connectTalkers({ api, chat, world }: Services): Promise<ChatClient[]> {
  const tokenOf = cachedTokens(api[0]!, world)
  const talkers: ChatClient[] = []
  for (const [index, { id: receiverId }] of world.mentors.entries()) {
    const personId = world.learners[index]!.id
    await openConversation(chat[0]!, await tokenOf(personId), receiverId, personId)
    const talker = new ChatClient({ chatUrls: chat, personId, to: { receiverId }, tokenOf })
    await talker.connect()
    talkers.push(talker)
  }
  return talkers
}
