import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startService, stopService, type RunningService } from '@mentor-connect/scripts/start/services'

export interface LoopFigures {
  /** The longest time, in ms, in which the event loop could do nothing else. */
  longestMs: number
  p99Ms: number
}

const OBSERVER = pathToFileURL(join(import.meta.dirname, 'observe.mjs')).href
const ANSWER_DEADLINE_MS = 30_000

/** One service of the product, as `npm start` runs it, that can be killed, started again and looked into. */
export class DrillService {
  /** How it has ended although nobody had ended it. */
  readonly deaths: string[] = []
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
      this.deaths.push(`${this.name}: ${how}`)
    })
  }

  get isRunning() {
    return this.running !== undefined
  }

  /** As a power cut would. */
  async kill() {
    const { running } = this
    this.running = undefined
    running?.process.kill('SIGKILL')
    await running?.ended
  }

  /** In order, as a supervisor does. Resolves with how it ended. */
  async stop(): Promise<string | undefined> {
    const { running } = this
    this.running = undefined
    if (running) await stopService(running)
    return running?.ended
  }

  /** What the event loop has been through since this was last asked. */
  loop(): Promise<LoopFigures> {
    return this.ask({ drill: 'loop' }) as Promise<LoopFigures>
  }

  /** From now on its clock is wrong by so many ms. */
  setClock(offsetMs: number) {
    return this.ask({ drill: 'clock', offsetMs })
  }

  /** The lines of its log, as far as they are JSON. */
  log(): Record<string, unknown>[] {
    return readFileSync(join(this.logDir, `${this.name}.log`), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  }

  private ask(question: object): Promise<unknown> {
    const child = this.running?.process
    if (!child) throw new Error(`The ${this.name} service does not run.`)
    const id = (this.questions += 1)
    return new Promise((resolve, reject) => {
      const onMessage = (message: { type?: string; id?: number }) => {
        if (message.type === 'drill' && message.id === id) settle(() => resolve(message))
      }
      const late = setTimeout(
        () => settle(() => reject(new Error(`The ${this.name} service says nothing.`))),
        ANSWER_DEADLINE_MS,
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
