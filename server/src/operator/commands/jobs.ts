import type { ServiceJobState } from '@mentor-connect/contract/api/serviceJobs'
import { minute, table } from '@mentor-connect/contract/rules/textTable'
import { OperatorError, type Command } from '../command'
import { listJobs, retryJobs } from '../jobActs'
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
      const { jobs, chatError } = await listJobs(context, statesNamed(state), limitOf(limit))
      if (chatError) console.error(`The jobs of chat are not listed. ${chatError.message}`)
      const rows = jobs.map((job) => [
        job.service,
        job.id,
        job.kind,
        job.state,
        String(job.attempts),
        minute(job.runAt),
        job.key,
        job.error ?? '',
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
      const retried = await retryJobs(context, id === ALL ? undefined : id)
      if (retried === 0 && id !== ALL)
        throw new OperatorError(`No job with the id ${id} waits or is dead: see \`jobs list\`.`)
      return {
        json: { retried },
        text: `${retried} ${retried === 1 ? 'job is' : 'jobs are'} tried again now.`,
      }
    },
  },
]

function statesNamed(state: string | boolean | undefined): ServiceJobState[] {
  if (state === undefined) return UNFINISHED
  const named = STATES.find((one) => one === state)
  if (!named) throw new OperatorError(`--state is one of ${STATES.join(', ')}.`)
  return [named]
}
