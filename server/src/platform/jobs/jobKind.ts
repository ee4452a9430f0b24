import type { Kysely } from 'kysely'
import type { Job } from './jobs.repo'

declare const payloadOf: unique symbol

/** A kind of job, with the type of what its handler is given. */
export interface JobKind<Payload> {
  name: string
  readonly [payloadOf]?: Payload
}

/** @param name for example `account.erase`; it stands in the database: a name that was released stays */
export function jobKind<Payload extends object = Record<string, never>>(name: string): JobKind<Payload> {
  return { name }
}

/**
 * What is done for a job. At least one of the two is given.
 *
 * `outside` acts on something that is not this database: a mail server, another service, files. It may be repeated when
 * a process dies, so it must be safe to repeat. It runs first, outside of any transaction.
 *
 * `effect` writes to this database, in the transaction in which the job is finished: it happens exactly once.
 *
 * Either may throw: the job is tried again later, and is `dead` after 8 tries.
 */
export interface JobHandler<Tables, Payload> {
  outside?: (payload: Payload, job: Job) => Promise<unknown>
  effect?: (tx: Kysely<Tables>, payload: Payload, job: Job) => Promise<unknown>
}

export interface NewJob<Payload> {
  /** With the kind it names the job: a second one with the same key is not added. Ids only, no address. */
  key: string
  payload: Payload
  /** The person whom the job is about: it is removed with the account. */
  personId?: string
  /** Not before; at once without it. */
  runAt?: Date
  /** From then on it is not done any more. */
  expiresAt?: Date
  /** Takes the place of an earlier job with the same key, done or not. */
  replace?: boolean
}
