import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import type { FastifyInstance } from 'fastify'
import { publishedKeySet } from '../../platform/keys/bearer'
import type { Config } from '../../platform/config/config'
import { jobQueue } from '../../platform/jobs/jobQueue'
import { mailQueue } from '../../platform/mail/mailQueue'
import { SERVICE_KEY, startChatApi, type ChatApi } from '../../testing/chatApi'
import { freshDatabaseWith, type FreshDatabase } from '../../testing/freshDatabase'
import { memoryMailer } from '../../testing/memoryMailer'
import { testClock, type TestClock } from '../../testing/testClock'
import { testConfig } from '../../testing/testConfig'
import { buildChat } from '../app'
import { migrations } from '../database/migrations/index'
import type { ChatDatabase } from '../database/schema'
import type { ChatDependencies } from '../dependencies'
import { peopleOfApi } from '../people/people'
import { TIMING, type ChatTiming } from '../timing'
import { SocketClient, type ClientOptions } from './socketClient'

export interface TestChatOptions {
  config?: Partial<Config>
  timing?: Partial<ChatTiming>
  /** Number of processes that share the database; more than one requires `redisUrl`. */
  nodes?: number
  /** The database; a new one by default. It is closed and removed at the end. */
  database?: FreshDatabase<ChatDatabase>
}

/** The intervals are so long that nothing runs during a test that does not set them. */
const QUIET: ChatTiming = {
  ...TIMING,
  presenceGrace: 50,
  unread: HOUR_MS,
  tellFiles: HOUR_MS,
  sessionCalls: HOUR_MS,
}

/** The real chat service on ephemeral ports, with a fake main API. */
export class TestChat {
  readonly mailer = memoryMailer()
  readonly nodes: FastifyInstance[] = []
  readonly urls: string[] = []
  /** The queue of each node. */
  readonly queues: ChatDependencies['jobs'][] = []
  private clients: SocketClient[] = []
  private constructor(
    readonly clock: TestClock,
    readonly db: ChatDependencies['db'],
    readonly api: ChatApi,
    private readonly cleanUps: (() => Promise<unknown>)[],
  ) {}

  static async start({ config, timing, nodes = 1, database }: TestChatOptions = {}): Promise<TestChat> {
    const clock = testClock()
    const api = await startChatApi(clock)
    const fresh = database ?? (await freshDatabaseWith<ChatDatabase>(migrations))
    const test = new TestChat(clock, fresh.db, api, [api.close, fresh.drop])
    const apiUrl = api.url
    for (let i = 0; i < nodes; i += 1) {
      const { db, close } = i === 0 ? { db: fresh.db, close: undefined } : fresh.secondProcess()
      const settings = testConfig({ apiUrl, serviceKey: SERVICE_KEY, ...config })
      const jobs = jobQueue<ChatDatabase>({ db, clock })
      const mails = mailQueue({ jobs, mailer: test.mailer, config: settings })
      const app = await buildChat({
        db,
        config: settings,
        keySet: publishedKeySet(apiUrl),
        people: peopleOfApi(apiUrl, SERVICE_KEY),
        jobs,
        mails,
        timing: { ...QUIET, ...timing },
        clock: test.clock,
      })
      if (close) test.cleanUps.unshift(close)
      test.nodes.push(app)
      test.queues.push(jobs)
      test.urls.push((await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws'))
    }
    // Runs the recurring jobs at the start, because otherwise they would run in the middle of a test.
    await test.settle()
    return test
  }

  /** Runs all due jobs, in all nodes concurrently. */
  async settle() {
    await Promise.all(this.queues.map((jobs) => jobs.settle()))
  }

  async close() {
    for (const client of this.clients) client.terminate()
    await Promise.all(this.nodes.map((node) => node.close()))
    for (const cleanUp of this.cleanUps) await cleanUp()
  }

  /** The people of the fake main API, by id. */
  get people() {
    return this.api.people
  }

  know(...ids: string[]) {
    this.api.know(...ids)
  }

  tokenOf: ChatApi['tokenOf'] = (personId, options) => this.api.tokenOf(personId, options)

  /** Calls an endpoint over HTTP with the bearer token of this person. */
  async call(personId: string, url: string, payload?: object) {
    const headers = { authorization: `Bearer ${await this.tokenOf(personId)}` }
    return this.nodes[0]!.inject({ url, headers, ...(payload && { method: 'POST', payload }) })
  }

  /** Connects, sends a message and disconnects. */
  async write(senderId: string, receiverId: string, text: string) {
    const sender = await this.connect(senderId)
    sender.send({ receiverId, message: text })
    await sender.next('ack')
    sender.terminate()
  }

  /** Opens a conversation and returns its id. */
  async converse(learner: string, mentor: string): Promise<string> {
    this.know(learner, mentor)
    const response = await this.call(learner, '/api/chat/create', { userId1: mentor, userId2: learner })
    return response.json().data._id
  }

  /** Connects and waits for `hello`. */
  async connect(personId: string, options: Partial<ClientOptions> & { node?: number } = {}) {
    const client = await this.dial(personId, options)
    await client.next('hello')
    return client
  }

  async dial(personId: string, { node = 0, ...options }: Partial<ClientOptions> & { node?: number } = {}) {
    const token = options.token ?? (await this.tokenOf(personId))
    const client = new SocketClient(this.urls[node]!, { personId, token, ...options })
    this.clients.push(client)
    return client
  }
}
