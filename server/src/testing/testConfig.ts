import { readConfig, type Config } from '../platform/config/config'

/** Limits that are too high to be reached, for tests that do not set lower ones. */
const ROOM = {
  authRequestsPerMinute: 100_000,
  rateLimitFactor: 1000,
  chatUnauthenticatedPerAddress: 100_000,
  openSessionsPerMentor: 100_000,
  openSessions: 100_000,
  sessionChangesPerDay: 100_000,
}

/** Settings of a test: the defaults, no environment variables, and high limits for requests, sockets and bookings. */
export function testConfig(changes: Partial<Config> = {}): Config {
  return { ...readConfig({}), ...ROOM, logLevel: 'silent', ...changes }
}
