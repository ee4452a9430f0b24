import { CHAT_PROTOCOL, type ServerFrame } from '@mentor-connect/contract/api/chatFrames'
import { getCourse, getCourses } from '@mentor-connect/contract/api/courses'
import { getUserDetails, updateProgress } from '@mentor-connect/contract/api/learners'
import type { DrillAccount } from '@mentor-connect/server/testing/drill/drillWorld'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { apiCall } from './apiCall'
import type { Latency } from './drillRow'
import { latencyOf } from './latencies'
import type { Product } from './product'

const CALL_EVERY_MS = 200
const MESSAGE_EVERY_MS = 300
const POLL_MS = 20
/** A call or message without a response after this time counts as a failure. */
const TIMEOUT_MS = 10_000

export interface Experience {
  api: Latency
  chat: Latency
  /** Failure → how often they encountered it. */
  troubles: Map<string, number>
}

export interface BystanderAccounts {
  learners: DrillAccount[]
  /** A learner and a mentor who write to each other. */
  pair: [DrillAccount, DrillAccount]
}

/**
 * People who use the product normally, from their own address: they read and save through the API, and write
 * messages. Each acts at fixed times, however long the previous response took, so that waiting is counted too.
 */
export class Bystanders {
  private times = { api: [] as number[], chat: [] as number[] }
  private troubles = new Map<string, number>()
  private readonly timers: NodeJS.Timeout[] = []
  private readonly sockets: WebSocket[] = []
  private readonly sentAt = new Map<string, number>()
  private readonly waiting = new Set<Promise<void>>()
  private turns = 0
  private isOver = false

  constructor(
    private readonly product: Product,
    private readonly accounts: BystanderAccounts,
    private readonly from: string,
  ) {}

  async start() {
    const [learner, mentor] = this.accounts.pair
    await Promise.all([this.connect(learner, mentor), this.connect(mentor, learner)])
    for (const account of this.accounts.learners)
      this.timers.push(setInterval(() => this.track(this.call(account)), CALL_EVERY_MS))
  }

  /** Resolves when a call and a message have been answered since the last `experience`, or one has failed. */
  async served() {
    const { api, chat } = this.times
    while ((api.length === 0 || chat.length === 0) && this.troubles.size === 0) await sleep(POLL_MS)
  }

  /** Their response times and failures since the last call. */
  async experience(): Promise<Experience> {
    await Promise.all(this.waiting)
    const { times, troubles } = this
    const now = performance.now()
    for (const [id, at] of this.sentAt) {
      if (now - at < TIMEOUT_MS) continue
      this.sentAt.delete(id)
      this.trouble('a message without a response')
    }
    this.times = { api: [], chat: [] }
    this.troubles = new Map()
    return { api: latencyOf(times.api), chat: latencyOf(times.chat), troubles }
  }

  stop() {
    this.isOver = true
    this.timers.forEach(clearInterval)
    for (const socket of this.sockets) socket.terminate()
  }

  private track(work: Promise<void>) {
    this.waiting.add(work)
    void work.finally(() => this.waiting.delete(work))
  }

  private async call({ id, cookie }: DrillAccount) {
    const { courseIds } = this.product.world
    const courseId = courseIds[(this.turns += 1) % courseIds.length]!
    const own = { userId: id, courseId }
    const calls: { path: string; body?: object }[] = [
      { path: `${getUserDetails.path}?userId=${id}` },
      { path: `${getCourses.path}?q=course&sort=rating` },
      { path: getCourse.path.replace(':id', courseId) },
      {
        path: updateProgress.path,
        body: { ...own, courseId: courseIds[0], progress: { '0-0': 'completed' } },
      },
    ]
    const { path, body } = calls[this.turns % calls.length]!
    const began = performance.now()
    const options = { cookie, body, from: this.from, deadlineMs: TIMEOUT_MS }
    const { status } = await apiCall(this.product.api.url, path, options)
    this.times.api.push(performance.now() - began)
    if (status !== 200) this.trouble(status === 0 ? 'no response' : String(status))
  }

  private async connect(account: DrillAccount, partner: DrillAccount) {
    const token = await this.product.tokenOf(account)
    const url = `${this.product.chat.url.replace('http', 'ws')}/?userId=${account.id}`
    const socket = new WebSocket(url, [CHAT_PROTOCOL, `bearer.${token}`], { localAddress: this.from })
    this.sockets.push(socket)
    socket.on('error', () => undefined)
    await new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        const frame = JSON.parse(String(data)) as ServerFrame
        if (frame.type === 'hello') resolve()
        if (frame.type === 'ack' && frame.clientMsgId) this.acknowledged(frame.clientMsgId)
        if (frame.type === 'error') this.trouble(`chat: ${frame.code}`)
      })
      socket.once('close', (code) => {
        resolve()
        if (this.isOver) return
        this.trouble(`chat closed (${code})`)
        setTimeout(() => void this.connect(account, partner), MESSAGE_EVERY_MS)
      })
    })
    const timer = setInterval(() => this.write(socket, account, partner), MESSAGE_EVERY_MS)
    this.timers.push(timer)
    socket.once('close', () => clearInterval(timer))
  }

  private write(socket: WebSocket, account: DrillAccount, partner: DrillAccount) {
    const clientMsgId = `${account.id}-${(this.turns += 1)}`
    this.sentAt.set(clientMsgId, performance.now())
    socket.send(JSON.stringify({ receiverId: partner.id, message: 'How are you?', clientMsgId }))
  }

  private acknowledged(clientMsgId: string) {
    const at = this.sentAt.get(clientMsgId)
    if (at === undefined) return
    this.sentAt.delete(clientMsgId)
    this.times.chat.push(performance.now() - at)
  }

  private trouble(what: string) {
    this.troubles.set(what, (this.troubles.get(what) ?? 0) + 1)
  }
}
