import { fork, type ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root'
import { StartFailure } from '../process/sentence'

export const SERVICES = ['api', 'chat', 'site'] as const
export type ServiceName = (typeof SERVICES)[number]

export interface RunningService {
  name: ServiceName
  process: ChildProcess
  /** Resolves when the process has ended. */
  ended: Promise<void>
}

/** Time that a service has to get ready, and to stop, in ms. */
const READY_DEADLINE_MS = 60_000
const STOP_DEADLINE_MS = 10_000

/** Starts one service of the server; resolves when it says that it is ready. Its log goes to a file. */
export async function startService(
  name: ServiceName,
  environment: NodeJS.ProcessEnv,
  logDir: string,
): Promise<RunningService> {
  mkdirSync(logDir, { recursive: true })
  const log = createWriteStream(join(logDir, `${name}.log`), { flags: 'a' })
  // A group of its own: Ctrl-C comes to the start command alone, which then stops the services in order.
  const child = fork(join(ROOT, `server/src/${name}/main.ts`), {
    cwd: ROOT,
    env: environment,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  let complaint = ''
  child.stdout?.pipe(log)
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-4000)
    log.write(chunk)
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL')
      reject(
        new StartFailure(
          `The ${name} service did not get ready in time: see ${join(logDir, `${name}.log`)}.`,
        ),
      )
    }, READY_DEADLINE_MS)
    child.on('message', (message: { type?: string }) => {
      if (message.type !== 'ready') return
      clearTimeout(late)
      resolve()
    })
    child.once('exit', () => {
      clearTimeout(late)
      reject(
        new StartFailure(
          complaint.trim() || `The ${name} service ended at once: see ${join(logDir, `${name}.log`)}.`,
        ),
      )
    })
  })
  return { name, process: child, ended }
}

/** Stops a service gracefully, by force when it takes too long. */
export async function stopService({ process: child, ended }: RunningService): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS)
  await ended
  clearTimeout(force)
}
