import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { collect, freePorts } from './product'

const ROOT = join(__dirname, '../..')

export interface ApiProcess {
  url: string
  process: ChildProcess
  /** Ends it as a power cut would: no signal handler runs. */
  kill: () => Promise<void>
}

/** Starts the main API alone, as a process of its own, on a data folder. */
export async function startApi(dataDir: string, environment: NodeJS.ProcessEnv = {}): Promise<ApiProcess> {
  const [port] = await freePorts(1)
  const child = fork(join(ROOT, 'server/src/api/main.ts'), {
    cwd: ROOT,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATA_DIR: dataDir, API_PORT: String(port), LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const output = collect(child)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: { type?: string }) => message.type === 'ready' && resolve())
    child.once('exit', () => reject(new Error(`The API ended:\n${output()}`)))
  })
  return {
    url: `http://localhost:${port}`,
    process: child,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
