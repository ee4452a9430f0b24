import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createChat } from '@mentor-connect/contract/messages/chat'
import { setCallConsent } from '@mentor-connect/contract/messages/calls'
import { paths } from '@mentor-connect/contract/remote'
import { firstOfFreePorts } from '@mentor-connect/server/testing/freePort'
import type { DrillAccount } from '@mentor-connect/server/testing/drill/drillWorld'
import { apiCall } from '../product/apiCall'
import { cachedTokens } from '../product/cachedTokens'
import { startServices, type Services } from '../product/services'
import { SERVICES, startNetwork, stopNetwork } from './network'
import { Person } from './person'
import { startTurnServer, type TurnServer } from './turnServer'

const POLL_MS = 100
const WORLD = { mentors: 1, courses: 1, isBusy: true }

/** The product, a TURN server, and learners and a mentor who allow calls to each other. */
export class CallStage {
  learner!: Person
  mentor!: Person
  private conversationId = ''
  private learnerAccount!: DrillAccount

  private constructor(
    private readonly folder: string,
    readonly services: Services,
    readonly turn: TurnServer,
    private readonly metricsUrl: string,
  ) {}

  static async start(learners: number): Promise<CallStage> {
    await startNetwork()
    const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-calls-'))
    const turn = await startTurnServer(folder)
    try {
      return await CallStage.startWith(folder, turn, learners)
    } catch (error) {
      await turn.stop()
      throw error
    }
  }

  private static async startWith(folder: string, turn: TurnServer, learners: number): Promise<CallStage> {
    const metrics = await firstOfFreePorts(4)
    const services = await startServices({
      hasSite: true,
      host: SERVICES,
      world: { ...WORLD, learners },
      settings: { ...turn.settings, METRICS_PORT: String(metrics), OUTBOX_PAGE: 'nowhere' },
    })
    // The metrics port of the chat service is the next port, because chat is the second process that has
    // metrics.
    return new CallStage(folder, services, turn, `http://127.0.0.1:${metrics + 1}`)
  }

  /** Brings another learner, and the mentor, to the stage: a person may start only a few calls an hour. */
  async meet(learner: number) {
    this.learnerAccount = this.services.world.learners[learner]!
    await this.allowCalls()
    await this.peopleArrive()
  }

  private get accounts() {
    return { learner: this.learnerAccount, mentor: this.services.world.mentors[0]! }
  }

  /** Opens the browsers of both people. Browsers that already run are closed first. */
  async peopleArrive() {
    await this.killBrowsers()
    const { learner, mentor } = this.accounts
    const { folder, turn } = this
    const home = { siteUrl: this.services.site, folder, userHome: turn.trustingHome }
    this.learner = await Person.arrive(learner, { ...home, side: 'a' })
    this.mentor = await Person.arrive(mentor, { ...home, side: 'b' })
  }

  async killBrowsers() {
    await Promise.all([this.learner, this.mentor].map((person: Person | undefined) => person?.kill()))
  }

  /** Lets the learner call and the mentor accept. Returns the time at which the mentor accepted. */
  async call(): Promise<number> {
    const { learner, mentor } = this
    await mentor.page.goto(paths.mentorArea.chat)
    await mentor.page.getByRole('link', { name: this.learnerAccount.id }).click()
    await mentor.page.getByText('Connected', { exact: true }).waitFor()
    await learner.page.goto(paths.learner.call(this.conversationId))
    await learner.press(/^Call /)
    await mentor.page.getByRole('button', { name: 'Accept' }).waitFor()
    const acceptedAt = Date.now()
    await mentor.press('Accept')
    return acceptedAt
  }

  /** Lets the learner leave, which ends the call. */
  async hangUp() {
    await this.learner.press('Leave')
    await this.untilNoCallIsOpen()
  }

  /**
   * Resolves with the time in ms until chat reports no open call. @throws if chat still reports one after two
   * minutes
   */
  async untilNoCallIsOpen(): Promise<number> {
    const began = Date.now()
    while ((await this.openCalls()) !== 0) {
      if (Date.now() - began > 120_000) throw new Error('After two minutes, a call was still open.')
      await sleep(POLL_MS)
    }
    return Date.now() - began
  }

  async openCalls(): Promise<number | undefined> {
    const { text } = await apiCall(this.metricsUrl, '/metrics')
    const [, value] = /^mentor_connect_chat_calls_open (\d+)/m.exec(text) ?? []
    return value === undefined ? undefined : Number(value)
  }

  async stop() {
    await this.killBrowsers()
    await this.services.stop()
    await this.turn.stop()
    stopNetwork()
    rmSync(this.folder, { recursive: true, force: true })
  }

  private async allowCalls() {
    const { learner, mentor } = this.accounts
    const { chat, api, world } = this.services
    const tokenOf = cachedTokens(api[0]!, world)
    const post = async (userId: string, path: string, body: object) => {
      const { status, text } = await apiCall(chat[0]!, path, { bearer: await tokenOf(userId), body })
      if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
      return JSON.parse(text) as { data: { _id: string } }
    }
    const created = await post(learner.id, createChat.path, { userId1: mentor.id, userId2: learner.id })
    this.conversationId = created.data._id
    const path = setCallConsent.path.replace(':conversationId', this.conversationId)
    for (const { id } of [learner, mentor]) await post(id, path, { userId: id, allowed: true })
  }
}
