import type { NamedThing } from '@mentor-connect/contract/notifications/notificationKind'
import type { FastifyInstance } from 'fastify'
import type { RecurringJob } from '../platform/jobs/recurringJob'
import type { ChatPeople } from './chat-service/chatPeople'
import type { Database } from './database/schema'
import type { ApiDependencies, PublicReads } from './dependencies'
import type { FileService } from './files/files.service'

/** The dependencies of a domain in the process of the main API. */
export interface DomainDependencies extends ApiDependencies, PublicReads {
  uploads: FileService
  chat: ChatPeople
}

/**
 * A domain registers here what the process of the main API does for all of them; `server/src/api/domains.ts` lists them.
 * `More` is what a domain needs of others beside the common dependencies.
 */
export interface Domain<More = unknown> {
  /** Serves its endpoints, and handles the jobs that they add. */
  serve: (app: FastifyInstance, dependencies: DomainDependencies & More) => void | Promise<void>
  recurringJobs: (dependencies: RecurringDependencies) => RecurringJob[]
  /** Deletes its rows that have expired. */
  deleteExpired: (db: Database, now: Date) => Promise<void>
  /** Finds the names in the sentences of notifications. */
  names: Partial<NotificationNames>
}

export type RecurringDependencies = Pick<ApiDependencies, 'db' | 'jobs' | 'clock'> & {
  chat: Pick<ChatPeople, 'replyTimes'>
}

/** Names by id; those of deleted things are missing. */
export type FindNames = (db: Database, ids: string[]) => Promise<Map<string, string>>
export type NotificationNames = Record<NamedThing, FindNames>
