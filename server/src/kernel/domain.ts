import type { ListedKind } from '@mentor-connect/contract/api/siteMap'
import type { NamedThing } from '@mentor-connect/contract/notifications/notificationKind'
import type { FastifyInstance } from 'fastify'
import type { RecurringJob } from '../platform/jobs/recurringJob'
import type { CalendarSource } from './calendar/calendarSource'
import type { ChatPeople } from './chat-service/chatPeople'
import type { Database } from './database/schema'
import type { ApiDependencies, PublicReads } from './dependencies'
import type { FileService } from './files/files.service'
import type { PersonalData } from './personal-data/personalData'
import type { Reportables } from './reportables/reportable'
import type { FindRooms } from './rooms/roomState'
import type { ListedPages } from './site-map/listedPages.repo'

/** The dependencies of a domain in the process of the main API. */
export interface DomainDependencies extends ApiDependencies, PublicReads {
  uploads: FileService
  chat: ChatPeople
  /** The sources of all domains for the calendar feed of a person. */
  calendar: CalendarSource[]
}

/**
 * Everything that a domain registers; `server/src/api/domains.ts` lists all domains and composes the parts. `More` is the
 * type of the dependencies that a domain needs in addition to the common ones.
 */
export interface Domain<More = unknown> {
  /** Registers the domain's endpoints, and the handlers of the jobs that these endpoints add. */
  serve: (app: FastifyInstance, dependencies: DomainDependencies & More) => void | Promise<void>
  recurringJobs: (dependencies: RecurringDependencies) => RecurringJob[]
  /** Deletes the domain's expired rows. */
  deleteExpired: (db: Database, now: Date) => Promise<void>
  /** The pages of the domain that search engines may list. */
  publicPages: Partial<Record<ListedKind, ListedPages>>
  /** The sources of events that the domain adds to the calendar feeds of people. */
  calendar: CalendarSource[]
  /** Finds, by kind, the state that each of the domain's rooms must have. */
  rooms: Partial<FindRooms>
  /** Finds names of the domain's objects, for the texts of notifications. */
  names: Partial<NotificationNames>
  /**
   * The kinds of content in this domain that can be reported: how content of each kind is found, becomes
   * evidence, is hidden and is shown again.
   */
  reportables: Partial<Reportables>
  /** The data about people that the domain exports and erases with an account. */
  personalData: PersonalData<never>
}

export type RecurringDependencies = Pick<ApiDependencies, 'db' | 'jobs' | 'clock'> & {
  chat: Pick<ChatPeople, 'replyTimes'>
}

/** Finds names by id. Ids of deleted objects are missing in the result. */
export type FindNames = (db: Database, ids: string[]) => Promise<Map<string, string>>
export type NotificationNames = Record<NamedThing, FindNames>
