import type { FastifyBaseLogger } from 'fastify'
import type { Check } from '../platform/availability/availability'
import type { Config } from '../platform/config/config'
import type { JobQueue } from '../platform/jobs/jobQueue'
import type { MailQueue } from '../platform/mail/mailQueue'
import type { KeySet } from '../platform/keys/bearer'
import type { ChatDatabase, Database } from './database/schema'
import type { People } from './people/people'
import type { ChatTiming } from './timing'

export interface ChatDependencies {
  db: Database
  config: Config
  /** The main API's public keys. */
  keySet: KeySet
  /** Client that gets data about people from the main API. */
  people: People
  /** Background jobs, stored in the database of chat. */
  jobs: JobQueue<ChatDatabase>
  /** The queue through which every mail is sent. */
  mails: MailQueue<ChatDatabase>
  timing: ChatTiming
  clock: () => Date
  logger?: FastifyBaseLogger
  /** Further readiness checks. */
  checks?: Check[]
}
