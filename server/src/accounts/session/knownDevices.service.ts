import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { Database } from '../../kernel/database/schema'
import type { KnownDevicesTable } from '../../kernel/database/signInTables'
import type { ApiDependencies } from '../../kernel/dependencies'
import { cookiesOf, DEVICE_COOKIE } from './cookies'
import { hashSecret, newSecret } from '../../platform/keys/secrets'
import {
  countDevicesSince,
  deleteOldestDevices,
  findKnownDevice,
  hasKnownDevices,
  insertKnownDevice,
  noteDeviceUse,
  replaceDeviceSecret,
} from './knownDevices.repo'

/** Time in ms without a sign-in after which a device is forgotten. */
const DEVICE_LIFETIME_MS = 180 * DAY_MS
const DEVICES_PER_PERSON = 20
/**
 * Maximum number of mails a day about new devices. A script without cookies may sign in to an account again
 * and again.
 */
const NEW_DEVICE_MAILS_PER_DAY = 5

export interface RememberedDevice {
  id: string
  /**
   * True if the owner has to be notified: the account has been used before, but never in this browser or not
   * for a long time.
   */
  isNews: boolean
}

export type KnownDevices = ReturnType<typeof knownDevices>

/**
 * Manages the browsers from which people have signed in to an account. A cookie that outlives the session
 * identifies the browser.
 */
export function knownDevices({ db, config, clock }: Pick<ApiDependencies, 'db' | 'config' | 'clock'>) {
  const cookies = cookiesOf(config.apiUrl)
  const ago = (ms: number) => new Date(clock().getTime() - ms).toISOString()

  const isTrusted = (device: KnownDevicesTable) => device.last_used_at > ago(DEVICE_LIFETIME_MS)

  async function rowOf(tx: Database, personId: string, request: FastifyRequest) {
    return findKnownDevice(tx, personId, hashSecret(cookies.read(request, DEVICE_COOKIE) ?? ''))
  }

  /** Returns the id of the request's device; undefined if the account does not know it. */
  async function find(personId: string, request: FastifyRequest): Promise<string | undefined> {
    const device = await rowOf(db, personId, request)
    return device && isTrusted(device) ? device.id : undefined
  }

  async function isNews(tx: Database, personId: string) {
    if (!(await hasKnownDevices(tx, personId))) return false
    return (await countDevicesSince(tx, personId, ago(DAY_MS))) < NEW_DEVICE_MAILS_PER_DAY
  }

  async function add(tx: Database, personId: string, secretHash: string): Promise<RememberedDevice> {
    const device = { id: randomUUID(), isNews: await isNews(tx, personId) }
    const now = clock().toISOString()
    const row = { id: device.id, secret_hash: secretHash, person_id: personId }
    await insertKnownDevice(tx, { ...row, created_at: now, last_used_at: now })
    await deleteOldestDevices(tx, personId, DEVICES_PER_PERSON)
    return device
  }

  /** Registers the browser for the account and rotates its cookie. */
  async function remember(
    personId: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<RememberedDevice> {
    const secret = newSecret()
    const device = await db.transaction().execute(async (tx) => {
      const known = await rowOf(tx, personId, request)
      await renew(tx, request, secret)
      if (!known) return add(tx, personId, hashSecret(secret))
      const news = !isTrusted(known) && (await isNews(tx, personId))
      await noteDeviceUse(tx, known.id, clock().toISOString())
      return { id: known.id, isNews: news }
    })
    cookies.keep(reply, DEVICE_COOKIE, secret, DEVICE_LIFETIME_MS)
    return device
  }

  /** Replaces the secret of the browser for all accounts that know it. */
  async function renew(tx: Database, request: FastifyRequest, secret: string) {
    const old = cookies.read(request, DEVICE_COOKIE)
    if (old) await replaceDeviceSecret(tx, hashSecret(old), hashSecret(secret))
  }

  return { find, remember }
}
