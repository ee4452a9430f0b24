import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import { createHmac, randomBytes } from 'node:crypto'

/** Returns the pseudonym of a person in logs. It is the same in all processes with the same key. */
export type HashPerson = (personId: string) => string

declare module 'fastify' {
  interface FastifyInstance {
    /** Function that returns pseudonyms. Defined on every server with sessions. */
    hashPerson?: HashPerson
  }
}

const LENGTH = 16

/**
 * Creates a function that returns pseudonyms.
 * @param key if omitted, the pseudonyms change with each start
 */
export function personHash(key: string = randomBytes(32).toString('base64url')): HashPerson {
  const own = createHmac('sha256', key).update('people in logs').digest()
  return (personId) => createHmac('sha256', own).update(personId).digest('base64url').slice(0, LENGTH)
}

/** Logs one line for each request after the response was sent. */
export class RequestLog extends LogController {
  constructor(private readonly hashPerson: HashPerson) {
    super()
  }

  override incomingRequest() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const { session } = request
    const line = {
      req: request,
      res: reply,
      responseTime: reply.elapsedTime,
      ...(session && { person: this.hashPerson(session.personId) }),
    }
    // A client that has disconnected is not an error of the server, so this is only a warning.
    if (error) request.log.warn({ ...line, err: error }, 'the response was not received')
    else request.log.info(line, 'request completed')
  }
}
