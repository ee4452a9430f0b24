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
      'factor for every other rate limit: 2 allows twice as many requests, for example where a whole school shares one address',
    default: 1,
    read: factor,
  } as Setting<number>,
  seed: {
    about: 'what an empty database is seeded with: `demo` or `none`; a production database is never seeded',
    default: 'demo',
    read: oneOf('demo', 'none'),
  } as Setting<'demo' | 'none'>,
  demoAccounts: {
    about:
      'where the demo accounts, whose passwords are public, may be signed in to: `loopback`, only while HOST is a loopback address, `anywhere` or `nowhere`; never in production',
    default: 'loopback',
    read: oneOf(...REACHES),
  } as Setting<Reach>,
  metricsToken: {
    about:
      'a secret of 32 characters or more for `/metrics` of the main API, of chat and of the site (`Authorization: Bearer …`); in production they cannot be read without this or `SERVICE_KEY`',
    default: undefined,
    defaultText: 'none',
    read: bearerSecret,
    secretOf: ['api', 'chat', 'site'],
  } as Setting<string | undefined>,
  shutdownGrace: {
    about:
      'how many ms a stopping process still accepts requests while `/readyz` reports that it is not ready, so that load balancers can notice; at most 4000',
    default: undefined,
    defaultText: '`2000` in production, otherwise `0`',
    read: countOrNone,
  } as Setting<number | undefined>,
  logLevel: {
    about: 'log level: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
    default: 'info',
    read: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  } as Setting<string>,
}
