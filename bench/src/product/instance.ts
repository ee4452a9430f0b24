import { fork, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { stopProcess } from '@mentor-connect/scripts/process/childProcess'
import { environmentFor } from '@mentor-connect/server/config'

export const KINDS = ['api', 'chat', 'site'] as const
export type Kind = (typeof KINDS)[number]

const PORT_VARIABLES: Record<Kind, string> = { api: 'API_PORT', chat: 'CHAT_PORT', site: 'PORT' }

interface Options {
  /** Folder of the distribution. */
  dist: string
  /** Folder in which the process runs and writes its log. */
  folder: string
  port: number
  environment: NodeJS.ProcessEnv
}

/** One process of a service. */
export class Instance {
  /** Descriptions of process exits that this program has not caused. */
  readonly crashes: string[] = []
  private process: ChildProcess | undefined

  constructor(
    readonly kind: Kind,
    private readonly options: Options,
  ) {}

  get pid() {
    return this.process?.pid
  }

  /** Starts the process. Resolves when it reports that it is ready. */
  async start() {
    const { dist, folder, port, environment } = this.options
    const child = fork(join(dist, 'server.mjs'), [this.kind], {
      cwd: folder,
      execArgv: [],
      env: {
        ...environmentFor(this.kind, environment),
        [PORT_VARIABLES[this.kind]]: String(port),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const log = createWriteStream(join(folder, `${this.kind}-${port}.log`), { flags: 'a' })
    child.stdout?.pipe(log)
    child.stderr?.pipe(log)
    this.process = child
    child.once('exit', (code, signal) => {
      if (this.process === child) this.crashes.push(`${this.kind} ended with ${signal ?? code}`)
    })
    await new Promise<void>((resolve, reject) => {
      child.on('message', (message: { type?: string }) => message.type === 'ready' && resolve())
      child.once('exit', (code) =>
        reject(new Error(`${this.kind} ended with ${code}: see ${String(log.path)}`)),
      )
    })
  }

  /** Stops the process with SIGTERM, as systemd, Docker and Kubernetes do. */
  stop(): Promise<void> {
    return this.end('SIGTERM')
  }

  /** Kills the process with SIGKILL, which resembles a power cut. */
  kill(): Promise<void> {
    return this.end('SIGKILL')
  }

  private async end(signal: NodeJS.Signals) {
    const child = this.process
    this.process = undefined
    if (child) await stopProcess(child, signal)
  }
}
