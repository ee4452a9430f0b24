import { fork, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { freePort } from '@mentor-connect/server/testing/freePort'

export interface ChatProcess {
  url: string
  process: ChildProcess
  /** Kills the process with SIGKILL, which resembles a power cut. */
  kill: () => Promise<void>
}

/** Starts a program in a separate process and waits until it is ready. `program` is a path in the repository. */
export async function startProcess(program: string, environment: NodeJS.ProcessEnv): Promise<ChatProcess> {
  const port = await freePort()
  const child = fork(resolve(ROOT, program), {
    cwd: ROOT,
    execArgv: program.endsWith('.ts') ? ['--import', 'tsx'] : [],
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      CHAT_PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: { type?: string }) => message.type === 'ready' && resolve())
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`${program} ended before it was ready.`)))
  })
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await ended
  }
  return { url: `http://127.0.0.1:${port}`, process: child, kill }
}
