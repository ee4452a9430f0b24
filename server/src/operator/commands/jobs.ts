import type { ServiceJobState } from '@mentor-connect/contract/api/serviceJobs'
import { minute, table } from '@mentor-connect/contract/rules/textTable'
import { OperatorError, type Command, type OperatorContext, type Options } from '../command'
import { listJobs, retryJobs } from '../jobActs'
import { limitOf } from '../limit'
import { personOf, roleOption } from '../personOf'

const STATES: ServiceJobState[] = ['waiting', 'dead', 'done', 'expired']
const UNFINISHED: ServiceJobState[] = ['dead', 'waiting']
const ALL = 'all'

export const jobCommands: Command[] = [
  {
    name: 'jobs list',
    options: { person: 'email', ...roleOption, state: STATES.join('|'), limit: 'number' },
    about:
      'lists background jobs, such as mails and erasures, the newest first: those that wait or have failed too often (dead), with --person all about this account',
    run: async (context, _, options) => {
      const person = await personNamed(context, options)
      const { jobs, chatError } = await listJobs(context, {
        states: statesNamed(options['state'], person ? STATES : UNFINISHED),
        limit: limitOf(options['limit']),
        newestFirst: true,
        ...(person && { personId: person.id }),
      })
      if (chatError) console.error(`The jobs of chat are not listed. ${chatError.message}`)
      const rows = jobs.map((job) => [
        job.service,
        job.id,
        job.kind,
        job.state,
        String(job.attempts),
        minute(job.createdAt),
        minute(job.runAt),
        job.requestId ?? '',
        job.key,
        job.error ?? '',
      ])
      const headings = [
        'service',
        'id',
        'kind',
        'state',
        'tries',
        'added (UTC)',
        'due (UTC)',
        'request',
        'key',
        'error',
      ]
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

async function personNamed(context: OperatorContext, options: Options) {
  const email = options['person']
  return email === undefined ? undefined : await personOf(context, String(email), options)
}

function statesNamed(state: string | boolean | undefined, otherwise: ServiceJobState[]): ServiceJobState[] {
  if (state === undefined) return otherwise
  const named = STATES.find((one) => one === state)
  if (!named) throw new OperatorError(`--state is one of ${STATES.join(', ')}.`)
  return [named]
}
