/**
 * The processes of a deployment that read settings. `configure` is `npm run site -- configure`, `watch` is
 * `npm run releases -- watch`.
 */
export const PROCESSES = [
  'api',
  'chat',
  'site',
  'admin',
  'operator',
  'release',
  'release-server',
  'watch',
  'configure',
] as const
export type ProcessName = (typeof PROCESSES)[number]

/** The processes that serve requests. The first one has its metrics at METRICS_PORT, each further one at the next port. */
export const SERVERS = ['api', 'chat', 'site', 'admin'] as const satisfies ProcessName[]
export type ServerName = (typeof SERVERS)[number]

/**
 * A process that reads settings, or `start` for `npm start`. That command starts several processes and
 * composes the site, so it needs the settings of all of them.
 */
export type Reader = ProcessName | 'start'
const STARTED_TOGETHER: ProcessName[] = ['api', 'chat', 'site', 'admin', 'release', 'configure']

/** Returns true if the reader is one of these processes, or starts one of them. */
export function isAmong(reader: Reader, processes: readonly ProcessName[]): boolean {
  return reader === 'start'
    ? STARTED_TOGETHER.some((one) => processes.includes(one))
    : processes.includes(reader)
}
