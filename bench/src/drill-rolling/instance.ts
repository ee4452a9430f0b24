import { fork, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { stopProcess } from '@mentor-connect/scripts/process/childProcess'
import { environmentFor, SERVERS } from '@mentor-connect/server/config'

export const KINDS = ['api', 'chat', 'site'] as const
export type Kind = (typeof KINDS)[number]

const PORT_VARIABLES: Record<Kind, string> = { api: 'API_PORT', chat: 'CHAT_PORT', site: 'PORT' }

interface Options {
  /** The folder of the distribution. */
  dist: string
  /** Where it runs and writes its log. */
  folder: string
  port: number
  /** Where it serves its metrics; without it, nowhere. */
  metricsPort?: number
  environment: NodeJS.ProcessEnv
}

/** One process of a service. */
export class Instance {
  private process: ChildProcess | undefined

  constructor(
    readonly kind: Kind,
    private readonly options: Options,
  ) {}

  get pid() {
    return this.process?.pid
  }

  get metricsPort() {
    return this.options.metricsPort
  }

  /** Resolves when it reports that it is ready. */
  async start() {
    const { dist, folder, port, environment } = this.options
    const child = fork(join(dist, 'server.mjs'), [this.kind], {
      cwd: folder,
      execArgv: [],
      env: {
        ...environmentFor(this.kind, environment),
        [PORT_VARIABLES[this.kind]]: String(port),
        ...this.metricsSetting(),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const log = createWriteStream(join(folder, `${this.kind}-${port}.log`), { flags: 'a' })
    child.stdout?.pipe(log)
    child.stderr?.pipe(log)
    this.process = child
    await new Promise<void>((resolve, reject) => {
      child.on('message', (message: { type?: string }) => message.type === 'ready' && resolve())
      child.once('exit', (code) =>
        reject(new Error(`${this.kind} ended with ${code}: see ${String(log.path)}`)),
      )
    })
  }

  /** As systemd, Docker and Kubernetes stop it. */
  async stop() {
    if (this.process) await stopProcess(this.process)
  }

  /** As in a power cut. */
  async kill() {
    if (this.process) await stopProcess(this.process, 'SIGKILL')
  }

  /** The setting names the port of the first service. */
  private metricsSetting(): NodeJS.ProcessEnv {
    const { metricsPort } = this.options
    return metricsPort === undefined ? {} : { METRICS_PORT: String(metricsPort - SERVERS.indexOf(this.kind)) }
  }
}
