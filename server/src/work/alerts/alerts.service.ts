import type { AlertCriteria, OpeningAlerts } from '@mentor-connect/contract/work/openingAlerts'
import { hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import { ALERT_NAME_MAX, OPENING_ALERTS_MAX } from '@mentor-connect/contract/work/openingLimits'
import { lockAccount } from '../../accounts/people/credentials.repo'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { hasWeeklyMail, setWeeklyMail } from '../../messages/notifications/preferences.repo'
import { errors } from '../../platform/http/errors'
import { workErrors } from '../openings/workErrors'
import { deleteAlert, findAlert, insertAlert, listAlerts, updateAlert, type StoredAlert } from './alerts.repo'
import { criteriaOf, storedCriteria } from './criteria'

interface Change {
  name?: string
  criteria?: AlertCriteria
  isPaused?: boolean
}

/** Creates, changes and deletes the alerts of learners for openings. */
export function openingAlerts({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  /** Runs `work` with the lock of the account, so that the alerts of a learner are counted correctly. */
  const inTurn = <Result>(learnerId: string, work: (tx: Tx, now: string) => Promise<Result>) =>
    db.transaction().execute(async (tx) => {
      await lockAccount(tx, 'user', learnerId)
      return work(tx, clock().toISOString())
    })

  return {
    async read(learnerId: string): Promise<OpeningAlerts> {
      const rows = await listAlerts(db, learnerId)
      return { alerts: rows.map(toAlert), hasWeeklyMail: await hasWeeklyMail(db, learnerId) }
    },

    save: (learnerId: string, alert: { id: string; name: string; criteria: AlertCriteria }) => {
      const { id, name, criteria } = alert
      requireName(name)
      return inTurn(learnerId, async (tx, now) => {
        const before = await findAlert(tx, id)
        if (before && before.learner_id !== learnerId) throw errors.invalidInput({ id: 'Choose another id.' })
        if (before) return
        if ((await listAlerts(tx, learnerId)).length >= OPENING_ALERTS_MAX) throw workErrors.alertsMax()
        await insertAlert(tx, {
          id,
          learner_id: learnerId,
          name,
          criteria: storedCriteria(criteria),
          since: now,
          paused_at: null,
          created_at: now,
        })
      })
    },

    change: (learnerId: string, id: string, { name, criteria, isPaused }: Change) => {
      if (name !== undefined) requireName(name)
      return inTurn(learnerId, async (tx, now) => {
        const alert = await findAlert(tx, id)
        if (alert?.learner_id !== learnerId) throw errors.notFound('Alert')
        const isChanged = isPaused !== undefined && isPaused !== (alert.paused_at !== null)
        if (name !== undefined) await updateAlert(tx, id, { name })
        if (criteria) await updateAlert(tx, id, { criteria: storedCriteria(criteria), since: now })
        if (isChanged)
          await updateAlert(tx, id, isPaused ? { paused_at: now } : { paused_at: null, since: now })
      })
    },

    remove: (learnerId: string, id: string) => inTurn(learnerId, (tx) => deleteAlert(tx, learnerId, id)),

    setWeeklyMail: (learnerId: string, isOn: boolean) =>
      inTurn(learnerId, (tx) => setWeeklyMail(tx, learnerId, isOn)),
  }
}

const toAlert = ({ id, name, criteria, paused_at, created_at }: StoredAlert) => ({
  _id: id,
  name,
  criteria: criteriaOf(criteria),
  isPaused: paused_at !== null,
  createdAt: created_at,
})

function requireName(name: string) {
  if (hasMoreGraphemes(name, ALERT_NAME_MAX)) throw errors.invalidInput({ name: 'Shorten the name.' })
}
