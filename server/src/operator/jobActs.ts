import { listChatJobs, retryChatJobs, type ServiceJob } from '@mentor-connect/contract/api/serviceJobs'
import { askChat } from '../platform/http/askChat'
import type { JobFilter } from '../platform/jobs/jobAdministration.repo'
import { recordAudit } from './audit.repo'
import type { OperatorContext } from './command'

export type ListedJob = ServiceJob & { service: 'api' | 'chat' }

interface ListedJobs {
  jobs: ListedJob[]
  /** The error because of which the jobs of chat are missing; undefined if they were read. */
  chatError?: Error
}

/**
 * Returns the jobs of both services that match the filter: up to `limit` of each service, those of the main
 * API first.
 */
export async function listJobs(
  { jobs, config }: Pick<OperatorContext, 'jobs' | 'config'>,
  filter: JobFilter,
): Promise<ListedJobs> {
  const own = (await jobs.list(filter)).map((job) => ({ service: 'api' as const, ...job }))
  try {
    const ofChat = await askChat(config)<ServiceJob[]>(listChatJobs, filter)
    return { jobs: [...own, ...ofChat.map((job) => ({ service: 'chat' as const, ...job }))] }
  } catch (error) {
    return { jobs: own, chatError: error as Error }
  }
}

/** Retries one job now, or all dead jobs if no id is given. Returns the number of jobs. */
export async function retryJobs(context: OperatorContext, id?: string): Promise<number> {
  const retried = await retry(context, id)
  if (retried > 0 || id === undefined)
    await recordAudit(context.db, context, { act: 'jobs retry', target: id ?? 'all' })
  return retried
}

async function retry({ jobs, config }: OperatorContext, id: string | undefined): Promise<number> {
  const inChat = async () => (await askChat(config)<{ retried: number }>(retryChatJobs, { id })).retried
  if (id === undefined) return (await inChat()) + (await jobs.retry())
  return (await jobs.retry(id)) || (await inChat())
}
