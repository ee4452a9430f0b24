import {
  changeOpeningAlert,
  getOpeningAlerts,
  removeOpeningAlert,
  saveOpeningAlert,
  setOpeningAlertMail,
} from '@mentor-connect/contract/work/openingAlerts'
import type { FastifyInstance } from 'fastify'
import type { ApiDependencies } from '../../kernel/dependencies'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import { openingAlerts } from './alerts.service'
import { handleWeeklyMails } from './weeklyMail'

/** Registers the alerts of learners for openings, and the mails about them. */
export function registerAlertRoutes(app: FastifyInstance, dependencies: ApiDependencies) {
  const alerts = openingAlerts(dependencies)
  handleWeeklyMails(dependencies)

  serve(app, getOpeningAlerts, async (_call, { session }) => ({ data: await alerts.read(callerOf(session)) }))

  serve(app, saveOpeningAlert, async ({ body }, { session }) => {
    await alerts.save(callerOf(session), body)
    return { message: 'Saved', data: await alerts.read(callerOf(session)) }
  })

  serve(app, changeOpeningAlert, async ({ params: { id }, body }, { session }) => {
    await alerts.change(callerOf(session), id, body)
    return { message: 'Saved', data: await alerts.read(callerOf(session)) }
  })

  serve(app, removeOpeningAlert, async ({ params: { id } }, { session }) => {
    await alerts.remove(callerOf(session), id)
    return { message: 'Removed', data: await alerts.read(callerOf(session)) }
  })

  serve(app, setOpeningAlertMail, async ({ body }, { session }) => {
    await alerts.setWeeklyMail(callerOf(session), body.isOn)
    return { message: 'Saved', data: await alerts.read(callerOf(session)) }
  })
}
