import { readConfig, type Config } from '../platform/config/config'

/** Limits that tests do not reach unless they set lower ones. */
const ROOM = {
  authRequestsPerMinute: 100_000,
  rateLimitFactor: 1000,
  chatUnauthenticatedPerAddress: 100_000,
}

/** Settings of a test: the defaults, nothing of this machine's environment, and room for many requests and sockets. */
export function testConfig(changes: Partial<Config> = {}): Config {
  return { ...readConfig({}), ...ROOM, logLevel: 'silent', ...changes }
}
