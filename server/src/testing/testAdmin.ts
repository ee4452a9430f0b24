import type { OperatorRole } from '@mentor-connect/contract/rules/operatorRoles'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { randomUUID } from 'node:crypto'
import { buildAdmin } from '../admin/app'
import { accountDataService } from '../api/account-data/accountData.service'
import { REPORTABLES } from '../api/domains'
import { chatPeople } from '../kernel/chat-service/chatPeople'
import { hashSecret } from '../platform/keys/secrets'
import { inviteOperator } from '../operator/operators.repo'
import { cookiesOf } from './signedIn'
import { testApp, type TestApp } from './testApp'
import { VirtualAuthenticator } from './virtualAuthenticator'

export const ADMIN_URL = 'http://admin.localhost:43000'
/** The `Host` header of requests. */
export const ADMIN_HOST = new URL(ADMIN_URL).host
export const ADMIN_SETTINGS = { adminPort: 43000, adminUrl: ADMIN_URL }

/** The back office next to the main API, on the same fresh database. */
export class TestAdmin {
  private constructor(
    readonly api: TestApp,
    readonly app: FastifyInstance,
  ) {}

  static async start(): Promise<TestAdmin> {
    return TestAdmin.on(await testApp(ADMIN_SETTINGS))
  }

  /**
   * Creates the back office next to this API.
   * @param api a main API that was created with `ADMIN_SETTINGS`
   */
  static async on(api: TestApp, site?: FastifyInstance): Promise<TestAdmin> {
    const chat = chatPeople(api.config)
    const accountData = accountDataService({ ...api, chat })
    const tellChat = async () => 'chat knows it'
    return new TestAdmin(
      api,
      await buildAdmin({ ...api, chat, accountData, reportables: REPORTABLES, tellChat }, site),
    )
  }

  async close() {
    await this.app.close()
    await this.api.close()
  }

  get db() {
    return this.api.db
  }

  async post(url: string, payload: object = {}, headers: Record<string, string> = {}) {
    return this.app.inject({ method: 'POST', url, payload, headers: { host: ADMIN_HOST, ...headers } })
  }

  async get(url: string, headers: Record<string, string> = {}) {
    return this.app.inject({ url, headers: { host: ADMIN_HOST, ...headers } })
  }

  /** Invites an operator as the command line does. Returns the secret in the link. */
  async invite(role: OperatorRole, email = `${role}@example.org`): Promise<string> {
    const secret = `secret-of-${randomUUID()}`
    const now = this.api.clock()
    await inviteOperator(this.db, {
      id: `operator-${randomUUID()}`,
      email,
      role,
      secretHash: hashSecret(secret),
      now: now.toISOString(),
      expiresAt: new Date(now.getTime() + 15 * 60_000).toISOString(),
    })
    return secret
  }

  /** Registers one passkey. */
  async register(invitation: string, key = new VirtualAuthenticator(ADMIN_URL)) {
    const { options } = (await this.post('/api/register/options', { invitation })).json().data
    return this.post('/api/register', { invitation, credential: key.create(options) })
  }

  async signIn(key: VirtualAuthenticator): Promise<LightMyRequestResponse> {
    const { options } = (await this.post('/api/sign-in/options')).json().data
    return this.post('/api/sign-in', { credential: key.get(options) })
  }

  /** Creates an operator with two passkeys and an open session. */
  async operator(role: OperatorRole) {
    const invitation = await this.invite(role)
    const keys = [new VirtualAuthenticator(ADMIN_URL), new VirtualAuthenticator(ADMIN_URL)]
    await this.register(invitation, keys[0])
    const second = await this.register(invitation, keys[1])
    return { key: keys[0]!, headers: { cookie: cookiesOf(second) } }
  }
}
