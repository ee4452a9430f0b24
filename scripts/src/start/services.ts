import { fork, type ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CliError } from '@mentor-connect/build/cliError'
import { ROOT } from '@mentor-connect/delivery/root'
import { serverEntry } from '@mentor-connect/server/build'
import { environmentFor } from '@mentor-connect/server/config'
import { logFile } from '../process/logFile'

export const SERVICES = ['api', 'chat', 'site'] as const
/** `admin` is the back office, which is started only if a port is set for it. */
export type ServiceName = (typeof SERVICES)[number] | 'admin'

export interface RunningService {
  name: ServiceName
  process: ChildProcess
  /** Resolves when the process has ended, with a text such as `exit code 1` or `signal SIGKILL`. */
  ended: Promise<string>
}

/** Timeouts in ms for a service to become ready and to stop. A service normally stops within ten seconds. */
const READY_DEADLINE_MS = 60_000
const STOP_DEADLINE_MS = 12_000
const UNREF = { ref: false }
/** Number of characters of the error output that are kept for the error message. */
const LAST_OUTPUT_MAX = 4_000

/**
 * Starts a service of the server, and resolves when it reports that it is ready. Its log goes to a file.
 * @throws CliError with the error output of the service, or the path of its log
 */
export async function startService(
  name: ServiceName,
  environment: NodeJS.ProcessEnv,
  logDir: string,
): Promise<RunningService> {
  mkdirSync(logDir, { recursive: true, mode: 0o700 })
  const file = join(logDir, `${name}.log`)
  const log = logFile(file)
  // The service is in a separate process group: Ctrl-C reaches only the start command, which then stops the services
  // gracefully.
  const child = fork(await serverEntry(), [name], {
    cwd: ROOT,
    env: environmentFor(name, environment),
    // The options of this command are not passed on: services need no loader.
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  let lastOutput = ''
  child.stdout?.pipe(log, { end: false })
  child.stderr?.on('data', (chunk: Buffer) => {
    lastOutput = (lastOutput + chunk.toString()).slice(-LAST_OUTPUT_MAX)
    log.write(chunk)
  })
  child.once('close', () => log.destroy())
  const ended = endOf(child)
  const outcome = await Promise.race([readiness(child), ended, sleep(READY_DEADLINE_MS, 'too slow', UNREF)])
  if (outcome === 'ready') return { name, process: child, ended }
  child.kill('SIGKILL')
  throw new CliError(
    lastOutput.trim() || `The ${name} service did not become ready (${outcome}): see ${file}.`,
  )
}

/** Stops a service gracefully, or by force if that takes too long. */
export async function stopService({ process: child, ended }: RunningService): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS)
  await ended
  clearTimeout(force)
}

function readiness(child: ChildProcess): Promise<'ready'> {
  return new Promise((resolve) =>
    child.on('message', (message: { type?: string }) => message.type === 'ready' && resolve('ready')),
  )
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`))
    // The listener keeps a failed start or a failed message from ending the start command.
    child.on('error', (error) => child.pid === undefined && resolve(error.message))
  })
}
