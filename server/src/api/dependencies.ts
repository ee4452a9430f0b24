import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Check } from '../platform/availability/availability'
import type { Config } from '../platform/config/config'
import type { JobQueue } from '../platform/jobs/jobQueue'
import type { MailQueue } from '../platform/mail/mailQueue'
import type { FileStore } from '../platform/files/store/fileStore'
import type { SigningKey } from '../platform/keys/signingKey'
import type { ApiDatabase } from './database/schema'

/** Everything that the features of the main API stand on; tests hand in their own. */
export interface ApiDependencies {
  db: Kysely<ApiDatabase>
  config: Config
  /** Work that is done after the request, and survives a crash. */
  jobs: JobQueue<ApiDatabase>
  /** How every mail is sent. */
  mails: MailQueue<ApiDatabase>
  /** Where uploads live. */
  files: FileStore
  keys: SigningKey
  /** The time, so that tests can move it. */
  clock: () => Date
  /** Silent when absent. */
  logger?: FastifyBaseLogger
  /** Where uploads lie until their request is answered. */
  uploadDir?: string
  /** What else must work before this process is ready. */
  checks?: Check[]
}
