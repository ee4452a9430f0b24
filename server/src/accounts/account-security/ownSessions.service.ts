import type { OwnSession } from '@mentor-connect/contract/accounts/accountSecurity'
import type { Session } from '../../platform/http/access'
import type { ApiDependencies } from '../../kernel/dependencies'
import { forgetDevice, forgetDevicesOf } from '../session/knownDevices.repo'
import { sessionTimes } from '../session/sessionLifetimes'
import { deleteSessionOf, deleteSessionsOf, findLiveSessionsOf } from '../session/sessions.repo'

type Dependencies = Pick<ApiDependencies, 'db' | 'config' | 'clock'>

/**
 * Lists and ends a person's sessions. When the session of another browser ends, that browser is no longer a
 * known device.
 */
export function ownSessions({ db, config, clock }: Dependencies) {
  const times = sessionTimes(config)
  const live = () => times.now(clock())

  return {
    /** Lists the person's sessions: the current one first, the rest by last use, latest first. */
    async list({ personId, sessionId }: Session): Promise<OwnSession[]> {
      const rows = await findLiveSessionsOf(db, personId, { ...live(), first: sessionId })
      return rows.map(({ id_hash, browser, system, created_at, last_used_at }) => ({
        _id: id_hash,
        browser,
        system,
        createdAt: created_at,
        lastUsedAt: last_used_at ?? created_at,
        isCurrent: id_hash === sessionId,
      }))
    },

    async end({ personId }: Session, sessionId: string): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const ended = await deleteSessionOf(tx, personId, sessionId)
        if (ended?.device_id) await forgetDevice(tx, personId, ended.device_id)
      })
    },

    async endOthers({ personId, sessionId, deviceId }: Session): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await deleteSessionsOf(tx, personId, sessionId)
        await forgetDevicesOf(tx, personId, deviceId)
      })
    },
  }
}
