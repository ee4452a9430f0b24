import type { Postgres } from '@mentor-connect/scripts/cluster/postgres'
import { apiCall } from '../drill-server/apiCall'
import { cachedTokens } from '../drill-server/cachedTokens'
import { openConversation } from '../chat/openConversation'
import { cpuMs, residentKb } from '../chat/processFigures'
import { quantile } from '../statistics'
import { cpuWithChildrenMs } from './databaseFigures'
import { journeysOf } from './journeys'
import { openLoop } from './openLoop'
import type { LoadStage } from './stage'
import { Talker } from './talk'

export interface LoadFigures {
  perSecond: number
  /** Answered requests and messages per second. */
  answered: number
  p50: number
  p95: number
  p99: number
  failed: number
  /** Share of requests that were sent late: more than a hundredth means that this program is the bottleneck. */
  late: number
  /** Processor time of one request, page or message, in ms, in all processes of its kind; `database` of each of any kind. */
  cost: { api: number; site: number; chat: number; database: number }
  /** Resident memory of the largest process of each kind, in MB. */
  memory: { api: number; site: number; chat: number }
}

export interface Load {
  perSecond: number
  seconds: number
  postgres?: Postgres
}

/** One message for so many requests. */
const REQUESTS_PER_MESSAGE = 20
const KB_PER_MB = 1024

export async function measureLoad(
  stage: LoadStage,
  { perSecond, seconds, postgres }: Load,
): Promise<LoadFigures> {
  const talkers = await connectTalkers(stage)
  const nextStep = journeysOf(stage.world)
  const sent = { api: 0, site: 0, chat: 0 }
  let turn = 0
  const send = async () => {
    turn += 1
    if (turn % REQUESTS_PER_MESSAGE === 0) {
      sent.chat += 1
      return talkers[sent.chat % talkers.length]!.send()
    }
    const { to, path, cookie, body } = nextStep()
    sent[to] += 1
    const origin = to === 'site' ? stage.site : stage.api[sent.api % stage.api.length]!
    return (await apiCall(origin, path, { cookie, body })).status === 200
  }
  await openLoop({ perSecond, seconds: Math.ceil(seconds / 4), send })
  Object.assign(sent, { api: 0, site: 0, chat: 0 })
  const usedBefore = usedBy(stage, postgres)
  const { latencies, failed, late } = await openLoop({ perSecond, seconds, send })
  const used = usedBy(stage, postgres)
  for (const talker of talkers) talker.end()
  const spent = (kind: keyof typeof used) => used[kind] - usedBefore[kind]
  const each = (kind: keyof typeof sent) => spent(kind) / sent[kind]
  const memory = (kind: keyof typeof sent) => Math.max(...stage.pids[kind].map(residentKb)) / KB_PER_MB
  return {
    ...{ perSecond, failed, late: late / latencies.length, answered: (latencies.length - failed) / seconds },
    ...{ p50: quantile(latencies, 0.5), p95: quantile(latencies, 0.95), p99: quantile(latencies, 0.99) },
    cost: {
      ...{ api: each('api'), site: each('site'), chat: each('chat') },
      database: spent('database') / latencies.length,
    },
    memory: { api: memory('api'), site: memory('site'), chat: memory('chat') },
  }
}

function usedBy({ pids }: LoadStage, postgres?: Postgres) {
  const sum = (ids: number[]) => ids.reduce((total, pid) => total + cpuMs(pid), 0)
  const database = postgres ? cpuWithChildrenMs(postgres.pid()) : 0
  return { api: sum(pids.api), site: sum(pids.site), chat: sum(pids.chat), database }
}

/** Every mentor talks with one learner. */
async function connectTalkers({ api, chat, world }: LoadStage): Promise<Talker[]> {
  const tokenOf = cachedTokens(api[0]!)
  const talkers: Talker[] = []
  for (const [index, mentor] of world.mentors.entries()) {
    const learner = world.learners[index]!
    const token = await tokenOf(learner)
    await openConversation(chat, token, mentor.id, learner.id)
    talkers.push(await Talker.connect(chat, learner, mentor.id, token))
  }
  return talkers
}
