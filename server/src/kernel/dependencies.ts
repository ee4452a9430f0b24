import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Check } from '../platform/availability/availability'
import type { Config } from '../platform/config/config'
import type { Reads } from '../platform/database/replica/reads'
import type { ReplicatedReads } from '../platform/database/replica/replicatedReads'
import type { JobQueue } from '../platform/jobs/jobQueue'
import type { MailQueue } from '../platform/mail/mailQueue'
import type { FileStore } from '../platform/files/store/fileStore'
import type { SigningKey } from '../platform/keys/signingKey'
import type { ApiDatabase, Database } from './database/schema'

/** The dependencies of the main API's features; tests pass their own. */
export interface ApiDependencies {
  db: Database
  /** Runs reads that may return data some seconds old. If undefined, these reads run on `db`. */
  replica?: ReplicatedReads<ApiDatabase>
  config: Config
  /** Background jobs, which survive a crash. */
  jobs: JobQueue<ApiDatabase>
  /** The queue through which every mail is sent. */
  mails: MailQueue<ApiDatabase>
  /** The store of uploaded files. */
  files: FileStore
  keys: SigningKey
  /** The current time; tests can advance it. */
  clock: () => Date
  /** If undefined, nothing is logged. */
  logger?: FastifyBaseLogger
  /** The temporary folder for uploads. */
  uploadDir?: string
  /** Further readiness checks. */
  checks?: Check[]
}

/** Dependencies of features with public lists. */
export interface PublicReads {
  reads: Reads<ApiDatabase>
  /** Returns true if the caller may get lists that are some seconds old. */
  mayLag: (request: FastifyRequest) => boolean
}
