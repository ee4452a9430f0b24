import type { FastifyError, FastifyInstance } from 'fastify'
import { outageOf, type Outage } from '@mentor-connect/server/outages'
import { Refused } from '@mentor-connect/release/refused'
import { TooMany } from './owner/access/ownerAccess'
import { LockHeld, LockLost } from '../store/lock/lock'
import { BadArchive, TooLarge } from './archive'

export class Unauthorized extends Error {
  override message = 'The token is missing or unknown: set RELEASE_TOKEN to the one of your team.'
}

export class Forbidden extends Error {
  constructor(area: string) {
    super(`This token may not release ${area}: use the one of the team that owns it.`)
  }
}

const STATUS: [kind: new (...given: never[]) => Error, status: number][] = [
  [Unauthorized, 401],
  [Forbidden, 403],
  [LockHeld, 409],
  [LockLost, 409],
  [TooLarge, 413],
  [BadArchive, 400],
  [Refused, 422],
  [TooMany, 429],
]

/**
 * Disk failure → the end of the sentence that reports it. Only the owner of the site can correct these
 * failures.
 */
const DISK: Partial<Record<Outage, string>> = {
  disk_full: 'is full',
  disk_read_only: 'cannot be written to',
  disk_broken: 'does not work',
}

/**
 * Sends known failures as their message, one issue per line. Unexpected failures are logged, and sent as a
 * message that contains no details.
 */
export function registerErrorHandlers(app: FastifyInstance) {
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).send({ message: 'There is no such address.' }),
  )
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const known = STATUS.find(([kind]) => error instanceof kind)
    if (error instanceof TooMany) reply.header('retry-after', Math.ceil(error.waitMs / 1000))
    if (known) return reply.code(known[1]).send({ message: error.message })
    const outage = outageOf(error)
    if (outage && DISK[outage]) {
      console.error(`✗ ${request.method} ${request.url}: ${error.message}`)
      return reply.code(507).send({
        message: `The disk of the release server ${DISK[outage]}: nothing was changed. Tell the owner of the site.`,
      })
    }
    if (error.statusCode && error.statusCode < 500)
      return reply.code(error.statusCode).send({ message: error.message })
    console.error(`✗ ${request.method} ${request.url}: ${error.stack}`)
    return reply.code(500).send({ message: 'The release server failed: see its log.' })
  })
}
