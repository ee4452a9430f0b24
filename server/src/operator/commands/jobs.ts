import {
  listChatJobs,
  retryChatJobs,
  type ServiceJob,
  type ServiceJobState,
} from '@mentor-connect/contract/api/serviceJobs'
import { minute, table } from '@mentor-connect/contract/rules/textTable'
import { askChat } from '../../platform/http/askChat'
import { recordAudit } from '../audit.repo'
import { OperatorError, type Command, type OperatorContext } from '../command'
import { limitOf } from '../limit'

const STATES: ServiceJobState[] = ['waiting', 'dead', 'done', 'expired']
const UNFINISHED: ServiceJobState[] = ['dead', 'waiting']
const ALL = 'all'

export const jobCommands: Command[] = [
  {
    name: 'jobs list',
    options: { state: STATES.join('|'), limit: 'number' },
    about: 'lists background jobs that wait or have failed too often (dead), such as mails and erasures',
    run: async (context, _, { state, limit }) => {
      const jobs = await list(context, statesNamed(state), limitOf(limit))
      const rows = jobs.map((job) => [
        ...[job.service, job.id, job.kind, job.state, String(job.attempts), minute(job.runAt)],
        ...[job.key, job.error ?? ''],
      ])
      const headings = ['service', 'id', 'kind', 'state', 'tries', 'due (UTC)', 'key', 'error']
      return { json: jobs, text: table(headings, rows, 'There are no such jobs.') }
    },
  },
  {
    name: 'jobs retry',
    argument: 'id',
    about: `retries a waiting or dead job now; \`${ALL}\` retries all dead ones`,
    run: async (context, id) => {
      const retried = await retry(context, id === ALL ? undefined : id)
      if (retried === 0 && id !== ALL)
        throw new OperatorError(`No job with the id ${id} waits or is dead: see \`jobs list\`.`)
      await recordAudit(context.db, context, { act: 'jobs retry', target: id })
      return {
        json: { retried },
        text: `${retried} ${retried === 1 ? 'job is' : 'jobs are'} tried again now.`,
      }
    },
  },
]

type ListedJob = ServiceJob & { service: 'api' | 'chat' }

async function list(
  { jobs, config }: OperatorContext,
  states: ServiceJobState[],
  limit: number,
): Promise<ListedJob[]> {
  const own = await jobs.list(states, limit)
  const ofChat = await askChat(config)<ServiceJob[]>(listChatJobs, { states, limit }).catch(
    (error: Error) => {
      console.error(`The jobs of chat are not listed. ${error.message}`)
      return []
    },
  )
  return [
    ...own.map((job) => ({ service: 'api' as const, ...job })),
    ...ofChat.map((job) => ({ service: 'chat' as const, ...job })),
  ]
}

/** Retries one job, or without an id all dead ones. */
async function retry({ jobs, config }: OperatorContext, id: string | undefined): Promise<number> {
  const inChat = async () => (await askChat(config)<{ retried: number }>(retryChatJobs, { id })).retried
  if (id === undefined) return (await inChat()) + (await jobs.retry())
  return (await jobs.retry(id)) || (await inChat())
}

function statesNamed(state: string | boolean | undefined): ServiceJobState[] {
  if (state === undefined) return UNFINISHED
  const named = STATES.find((one) => one === state)
  if (!named) throw new OperatorError(`--state is one of ${STATES.join(', ')}.`)
  return [named]
}
