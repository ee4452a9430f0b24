import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../platform/config/config'
import type { FileStore } from '../platform/files/store/fileStore'
import type { SigningKey } from '../platform/keys/signingKey'
import type { Mailer } from '../platform/mail/mailer'
import type { ApiDatabase } from './database/schema'

/** Everything that the features of the main API stand on; tests hand in their own. */
export interface ApiDependencies {
  db: Kysely<ApiDatabase>
  config: Config
  mailer: Mailer
  /** Where uploads live. */
  files: FileStore
  keys: SigningKey
  /** The time, so that tests can move it. */
  clock: () => Date
  /** Silent when absent. */
  logger?: FastifyBaseLogger
}
