import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startService, stopService, type RunningService } from '@mentor-connect/scripts/start/services'

export interface LoopFigures {
  /** The longest time, in ms, that the event loop was blocked. */
  longestMs: number
  p99Ms: number
}

const OBSERVER = pathToFileURL(join(import.meta.dirname, 'observe.mjs')).href
const RESPONSE_DEADLINE_MS = 30_000

/** One service of the product, run as by `npm start`, that can be killed, restarted and inspected. */
export class DrillService {
  /** How it ended, for each unexpected end. */
  readonly crashes: string[] = []
  private running: RunningService | undefined
  private questions = 0

  constructor(
    readonly name: 'api' | 'chat',
    readonly url: string,
    private readonly environment: NodeJS.ProcessEnv,
    private readonly logDir: string,
  ) {}

  async start() {
    const environment = { ...this.environment, NODE_OPTIONS: `--import ${OBSERVER}` }
    const running = await startService(this.name, environment, this.logDir)
    this.running = running
    void running.ended.then((how) => {
      if (this.running !== running) return
      this.running = undefined
      this.crashes.push(`${this.name}: ${how}`)
    })
  }

  get isRunning() {
    return this.running !== undefined
  }

  /** Kills it with SIGKILL, as in a power cut. */
  async kill() {
    const { running } = this
    this.running = undefined
    running?.process.kill('SIGKILL')
    await running?.ended
  }

  /** Stops it gracefully, as the supervisor does. Resolves with how it ended. */
  async stop(): Promise<string | undefined> {
    const { running } = this
    this.running = undefined
    if (running) await stopService(running)
    return running?.ended
  }

  /** How long the event loop was blocked since the last call. */
  loop(): Promise<LoopFigures> {
    return this.ask({ drill: 'loop' }) as Promise<LoopFigures>
  }

  /** Shifts its clock by this many ms. */
  setClock(offsetMs: number) {
    return this.ask({ drill: 'clock', offsetMs })
  }

  /** The JSON lines of its log. */
  log(): Record<string, unknown>[] {
    return readFileSync(join(this.logDir, `${this.name}.log`), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  }

  private ask(question: object): Promise<unknown> {
    const child = this.running?.process
    if (!child) throw new Error(`The ${this.name} service is not running.`)
    const id = (this.questions += 1)
    return new Promise((resolve, reject) => {
      const onMessage = (message: { type?: string; id?: number }) => {
        if (message.type === 'drill' && message.id === id) settle(() => resolve(message))
      }
      const late = setTimeout(
        () => settle(() => reject(new Error(`The ${this.name} service does not respond.`))),
        RESPONSE_DEADLINE_MS,
      )
      const settle = (act: () => void) => {
        clearTimeout(late)
        child.off('message', onMessage)
        act()
      }
      child.on('message', onMessage)
      child.send({ ...question, id })
    })
  }
}
