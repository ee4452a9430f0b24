import { REACHES, type Reach } from '../reach'
import { count, countOrNone, factor, oneOf, port, text } from '../readers'
import type { Setting } from './setting'

/** Settings of limits, demo content and logs. */
export const operationSettings = {
  authRequestsPerMinute: {
    about: 'how often one address may call sign-up, login and code endpoints in a minute',
    default: 60,
    read: count,
  } as Setting<number>,
  unusedAccountMonths: {
    about:
      'after how many months without use an account is deleted; its owner gets a mail 60, 30 and 7 days before; `0`: never',
    default: 36,
    read: countOrNone,
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
  operatorName: {
    about:
      'who acts on the operator command line, as the audit and the cases name them, where all operators act as the same user of the operating system',
    default: undefined,
    defaultText: 'the user of the operating system',
    read: text,
  } as Setting<string | undefined>,
  metricsPort: {
    about:
      'the first of four ports for `/metrics` in the text format of Prometheus: of the main API here, of chat one higher, then of the site and of the back office; without it nothing is served',
    default: undefined,
    defaultText: 'none',
    read: port,
  } as Setting<number | undefined>,
  metricsHost: {
    about:
      'the host name or address that `/metrics` listens on; there is no token, so nobody but the system that collects metrics may reach it',
    default: 'localhost',
    read: text,
  } as Setting<string>,
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
