import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { programOf } from '../build/bundleServer'

const ROOT = join(__dirname, '../../..')

/** A service of the product in a child process. */
export interface ServiceProcess {
  url: string
  process: ChildProcess
  /** Asks the process to stop, as a supervisor does, and waits until it has ended. */
  stop: () => Promise<void>
  /** Kills the process without running signal handlers, like a power cut. */
  kill: () => Promise<void>
}

/**
 * Starts a service with only these settings. Resolves once it is ready; rejects with its output if it refuses to
 * start.
 */
export async function startServiceProcess(
  name: 'api' | 'chat',
  environment: Record<string, string>,
): Promise<ServiceProcess> {
  const child = fork(await programOf(name), {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', SIGN_IN_EMULATOR: 'nowhere', ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: { type?: string; url: string }) => {
      if (message.type === 'ready') resolve(message.url)
    })
    child.once('exit', () => reject(new Error(complaint || `${name} ended before it was ready.`)))
  })
  let stopped: Promise<void> | undefined
  const stop = () => {
    // The signal is sent only once, because a second one would end the process immediately.
    if (!stopped) child.kill('SIGTERM')
    return (stopped ??= ended)
  }
  const kill = () => {
    child.kill('SIGKILL')
    return ended
  }
  return { url, process: child, stop, kill }
}
