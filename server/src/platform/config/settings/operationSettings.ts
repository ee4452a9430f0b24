import { REACHES, type Reach } from '../reach'
import { bearerSecret, count, countOrNone, factor, oneOf } from '../readers'
import type { Setting } from './setting'

/** Limits, demo content and logs. */
export const operationSettings = {
  authRequestsPerMinute: {
    about: 'how often one address may call sign-up, login and code endpoints in a minute',
    default: 60,
    read: count,
  } as Setting<number>,
  rateLimitFactor: {
    about:
      'what every other rate limit is multiplied by: 2 lets twice as many requests through, for example where a whole school shares one address',
    default: 1,
    read: factor,
  } as Setting<number>,
  seed: {
    about: 'what an empty database is filled with: `demo` or `none`; production is never filled',
    default: 'demo',
    read: oneOf('demo', 'none'),
  } as Setting<'demo' | 'none'>,
  demoAccounts: {
    about:
      'where the demo accounts, whose passwords everybody can read, may be signed in to: `loopback`, while HOST is an address of this machine alone, `anywhere` or `nowhere`; in production they never are',
    default: 'loopback',
    read: oneOf(...REACHES),
  } as Setting<Reach>,
  metricsToken: {
    about:
      'a secret of 32 characters or more that `/metrics` of the main API and of chat is read with (`Authorization: Bearer …`); in production nobody reads it without this or `SERVICE_KEY`',
    default: undefined,
    defaultText: 'none',
    read: bearerSecret,
    secretOf: ['api', 'chat'],
  } as Setting<string | undefined>,
  shutdownGrace: {
    about:
      'how many ms a process that is told to stop still takes new requests while `/readyz` says that it is not ready, so that load balancers can notice; at most 4000',
    default: undefined,
    defaultText: '`2000` in production, else `0`',
    read: countOrNone,
  } as Setting<number | undefined>,
  logLevel: {
    about: 'how much is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
    default: 'info',
    read: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  } as Setting<string>,
}
