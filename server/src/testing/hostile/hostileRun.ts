import { hugePng, png } from '../files/samples'
import { callersOf, type Caller, type Callers } from './callers'
import { FrameSender } from './frames'
import { measureBlocking, type Blocking, type Meter } from './blocking'
import { violationOf } from './judge'
import { operationsOf, UNDESCRIBED, type OpenApiDocument, type Operation } from './operations'
import { Random } from './random'
import { requestFor, type HostileRequest } from './requests'
import { Sender, type HostileAnswer } from './send'
import { harmTo, victimsOf } from './victims'
import type { World } from './world'

export interface HostileOptions {
  /** Total number of requests and frames. */
  requests: number
  seed: number
  /** Maximum response time in ms; if undefined, response times are not checked. */
  timeLimitMs?: number
  /** Measures how long the slowest requests block the event loop. If undefined, that is not measured. */
  meter?: Meter
}

export interface HostileReport {
  byStatus: Record<string, number>
  frames: number
  slowestMs: number
  /** Number of requests that the process with the default limits refused. */
  limited: number
  violations: string[]
  /** The times for which the slowest requests blocked the event loop, measured again one at a time. */
  blocking: Blocking[]
}

const AT_ONCE = 6
const VIOLATIONS_MAX = 30
const FRAMES = 0.1
/** Number of the slowest requests to measure. */
const SLOWEST = 40
/** Share of the requests to the main API that are sent to the process with the default limits. */
const LIMITED = 0.1
/**
 * Matches operations that end a session. They are sent less often, because people would otherwise mostly be signing in
 * again.
 */
const ENDS_SESSIONS = /logout|erase|reset-password|end-|change-|email/

/** Sends generated requests and frames to both services and reports violations. */
export async function hostileRun(world: World, options: HostileOptions): Promise<HostileReport> {
  const victims = await victimsOf(world)
  const callers = await callersOf(world, victims.ids)
  const run = new Run(
    world,
    callers,
    await operations(world),
    [await png(64, 64), await png(320, 180), await hugePng()],
    options,
  )
  await run.all()
  run.report.violations.push(...(await harmTo(world, victims)))
  const errorLines = new Set(world.errorLines.map((line) => line.slice(0, 2_000)))
  run.report.violations.push(...[...errorLines].map((line) => `logged an error: ${line}`))
  return run.report
}

async function operations({ api, chat }: World): Promise<Operation[]> {
  const [ofApi, ofChat] = await Promise.all([api.app, chat].map((app) => app.inject('/docs/json')))
  return [
    ...operationsOf('api', ofApi!.json<OpenApiDocument>()),
    ...operationsOf('chat', ofChat!.json<OpenApiDocument>()),
    ...UNDESCRIBED,
  ]
}

class Run {
  readonly report: HostileReport = {
    byStatus: {},
    frames: 0,
    slowestMs: 0,
    limited: 0,
    violations: [],
    blocking: [],
  }
  private readonly random: Random
  private readonly sender = new Sender()
  private slowest: { sent: HostileRequest; ms: number }[] = []
  private renewing: Promise<void> | undefined

  constructor(
    private readonly world: World,
    private readonly callers: Callers,
    private readonly operations: Operation[],
    private readonly pictures: Buffer[],
    private readonly options: HostileOptions,
  ) {
    this.random = new Random(options.seed)
  }

  async all() {
    const frames = Math.round(this.options.requests * FRAMES)
    let left = this.options.requests - frames
    const worker = async () => {
      while (left-- > 0) await this.one()
    }
    await Promise.all([this.frames(frames), ...Array.from({ length: AT_ONCE }, worker)])
    if (this.options.meter) await this.measureSlowest(this.options.meter)
    this.sender.close()
  }

  private async one() {
    await this.renewing
    const sent = this.next()
    const isLimited = sent.operation.service === 'api' && this.random.chance(LIMITED)
    const answer = await this.sender.send(
      this.world.urls[isLimited ? 'limitedApi' : sent.operation.service],
      sent,
    )
    this.note(sent, answer, isLimited)
    const hasEnded = answer.status === 200 && sent.caller.person && ENDS_SESSIONS.test(sent.operation.path)
    if (hasEnded) await (this.renewing ??= this.callers.renew().finally(() => (this.renewing = undefined)))
  }

  /**
   * Sends the slowest requests again, one at a time. Only a few of them have blocked the event loop; the rest has
   * waited for those.
   */
  private async measureSlowest(meter: Meter) {
    for (const sent of this.slowest.map((one) => one.sent)) {
      const name = `${sent.method} ${sent.path.slice(0, 200)} ${sent.body?.subarray(0, 300).toString('latin1') ?? ''}`
      const send = async () =>
        (await this.sender.send(this.world.urls[sent.operation.service], sent)).body.length
      this.report.blocking.push(await measureBlocking(name, meter, send))
    }
  }

  private next(): HostileRequest {
    const operation = this.random.pick(this.operations)
    const fitting = this.callers.all.filter(
      (caller) => !caller.person || !ENDS_SESSIONS.test(operation.path) || this.random.chance(0.1),
    )
    return requestFor(operation, this.random.pick(fitting), this.pictures, this.random)
  }

  private note(sent: HostileRequest, answer: HostileAnswer, isLimited: boolean) {
    const { byStatus } = this.report
    byStatus[answer.status] = (byStatus[answer.status] ?? 0) + 1
    if (!sent.breaksOff) this.keepSlow(sent, answer.ms)
    if (!sent.breaksOff) this.report.slowestMs = Math.max(this.report.slowestMs, answer.ms)
    if (isLimited && answer.status === 429) this.report.limited += 1
    const violation = violationOf(sent, answer, this.options.timeLimitMs)
    if (violation && this.report.violations.length < VIOLATIONS_MAX)
      this.report.violations.push(describe(sent, answer, violation))
  }

  private keepSlow(sent: HostileRequest, ms: number) {
    if (this.slowest.length === SLOWEST && ms <= this.slowest.at(-1)!.ms) return
    this.slowest = [...this.slowest, { sent, ms }].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  }

  private async frames(count: number) {
    const random = new Random(this.options.seed + 1)
    let senders = this.frameSenders()
    for (let sent = 0; sent < count; sent += 1) {
      await random.pick(senders).send(random)
      this.report.frames += 1
      // Sessions are renewed from time to time.
      if (sent % 200 === 199) senders = this.finish(senders)
    }
    this.finish(senders)
  }

  private frameSenders(): FrameSender[] {
    const people = this.callers.all.filter((caller) => caller.person && caller.headers.authorization)
    return people.map((caller: Caller) => new FrameSender(this.world.urls.chat, caller))
  }

  private finish(senders: FrameSender[]): FrameSender[] {
    for (const sender of senders) {
      sender.close()
      this.report.slowestMs = Math.max(this.report.slowestMs, sender.slowest)
      const { timeLimitMs = Infinity } = this.options
      if (sender.slowest > timeLimitMs)
        this.report.violations.push(`a frame took ${Math.round(sender.slowest)} ms`)
      for (const { violation, frame, caller } of sender.violations.slice(0, 3))
        this.report.violations.push(`${violation} to the frame ${frame} of ${caller}`)
    }
    return this.frameSenders()
  }
}

const SHOWN = 600

function describe(
  { caller, method, path, headers, body }: HostileRequest,
  answer: HostileAnswer,
  violation: string,
) {
  const { cookie: _, authorization: __, ...others } = headers
  return [
    `${violation}: ${method} ${path.slice(0, SHOWN)} by ${caller.name}`,
    `  headers ${JSON.stringify(others).slice(0, SHOWN)}`,
    `  body ${JSON.stringify(body?.subarray(0, SHOWN).toString('latin1') ?? '')}`,
    `  answer ${answer.body.slice(0, SHOWN)}`,
  ].join('\n')
}
