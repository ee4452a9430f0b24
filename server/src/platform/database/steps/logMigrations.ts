import type { FastifyBaseLogger } from 'fastify'
import type { Migrated } from '../migrate'

/** Logs each migration that an upgrade has applied, and warns of those that this version does not know. */
export function logMigrations({ applied, newer }: Migrated, logger: FastifyBaseLogger) {
  for (const migration of applied) logger.info({ migration }, 'a migration was applied')
  if (newer.length === 0) return
  const message = 'a newer version has added to the database, which this version does not use'
  logger.warn({ migrations: newer }, message)
}
