import { fork, type ChildProcess } from 'node:child_process'
import { collect } from '@mentor-connect/scripts/process/childProcess'
import { programOf } from '@mentor-connect/server/build'
import { ROOT } from '../stage/product'

export interface ChatService {
  /** Starts or restarts the service, on the same port and with the same data. */
  start: () => Promise<void>
  /** Kills the service as a power failure would: no signal handler runs. */
  kill: () => Promise<void>
}

/** A separate chat service for a running product. A page of the product uses it, so that a test may kill it. */
export function chatServiceOn(environment: NodeJS.ProcessEnv): ChatService {
  let child: ChildProcess | undefined
  return {
    start: async () => {
      const started = fork(await programOf('chat'), {
        cwd: ROOT,
        env: { ...process.env, LOG_LEVEL: 'error', ...environment },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      })
      child = started
      const output = collect(started)
      await new Promise<void>((resolve, reject) => {
        started.on('message', (message: { type?: string }) => message.type === 'ready' && resolve())
        started.once('exit', () => reject(new Error(`The chat service ended:\n${output()}`)))
      })
    },
    kill: async () => {
      const ended = new Promise<void>((resolve) => child?.once('exit', () => resolve()))
      child?.kill('SIGKILL')
      await ended
    },
  }
}
