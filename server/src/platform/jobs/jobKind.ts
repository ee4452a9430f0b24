import type { Kysely } from 'kysely'
import type { Job } from './jobs.repo'

declare const payloadOf: unique symbol

/** A kind of job with the type of its payload. */
export interface JobKind<Payload> {
  name: string
  readonly [payloadOf]?: Payload
}

/**
 * Defines a kind of job.
 * @param name for example `account.erase`; stored in the database, so a released name must not change
 */
export function jobKind<Payload extends object = Record<string, never>>(name: string): JobKind<Payload> {
  return { name }
}

/**
 * The code that performs a kind of job. At least one of the two functions is required.
 *
 * `outside` changes something outside this database: a mail server, another service, files. It may run again
 * if a process dies, so it must be idempotent. It runs first, outside any transaction.
 *
 * `effect` writes to this database, in the transaction in which the job is finished, so its writes happen
 * exactly once.
 *
 * Either may throw. The job is then retried later, and becomes `dead` after 8 attempts.
 */
export interface JobHandler<Tables, Payload> {
  outside?: (payload: Payload, job: Job) => Promise<unknown>
  effect?: (tx: Kysely<Tables>, payload: Payload, job: Job) => Promise<unknown>
}

export interface NewJob<Payload> {
  /**
   * Identifies the job within its kind: a second job with the same key is not added. It contains only ids,
   * never an address.
   */
  key: string
  payload: Payload
  /** The person concerned. The job is deleted when the account is deleted. */
  personId?: string
  /** Earliest start; defaults to now. */
  runAt?: Date
  /** The job is not started after this time. */
  expiresAt?: Date
  /** If true, the job replaces an earlier one with the same key, done or not. */
  replace?: boolean
}
