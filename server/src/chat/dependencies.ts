import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../platform/config/config'
import type { Mailer } from '../platform/mail/mailer'
import type { KeySet } from '../platform/keys/bearer'
import type { ChatDatabase } from './database/schema'
import type { People } from './people/people'
import type { ChatTiming } from './timing'

export interface ChatDependencies {
  db: Kysely<ChatDatabase>
  config: Config
  /** The public keys of the main API. */
  keySet: KeySet
  /** What the main API knows about people. */
  people: People
  mailer: Mailer
  timing: ChatTiming
  clock: () => Date
  logger?: FastifyBaseLogger
}
