import type { FastifyBaseLogger } from 'fastify'

/** @param newer names of the applied migrations that this version does not know */
export function warnOfNewerSchema(newer: string[], logger: FastifyBaseLogger) {
  if (newer.length === 0) return
  const message = 'a newer version has added to the database, which this version does not use'
  logger.warn({ migrations: newer }, message)
}
