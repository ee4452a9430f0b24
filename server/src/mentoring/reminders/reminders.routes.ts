import { getReminders, saveReminders } from '@mentor-connect/contract/mentoring/sessions/reminders'
import {
  reminderErrors,
  type Reminder,
  type ReminderError,
} from '@mentor-connect/contract/mentoring/sessions/reminderRules'
import type { FastifyInstance } from 'fastify'
import type { ApiDependencies } from '../../kernel/dependencies'
import { callerOf } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'
import { remindersOf, writeReminders } from './reminders.repo'

export function registerReminderRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<ApiDependencies, 'db' | 'clock'>,
) {
  serve(app, getReminders, async (_call, { session }) => ({
    data: { reminders: [...(await remindersOf(db, callerOf(session)))] },
  }))

  serve(app, saveReminders, async ({ body }, { session }) => {
    requireValid(body.reminders)
    const reminders = [...body.reminders].sort((a, b) => b.minutes - a.minutes)
    await writeReminders(db, callerOf(session), reminders, clock().toISOString())
    return { message: 'Reminders saved', data: { reminders } }
  })
}

function requireValid(reminders: Reminder[]) {
  const found = Object.entries(reminderErrors(reminders)).map(([field, error]) => [field, MESSAGES[error]])
  if (found.length > 0) throw errors.invalidInput(Object.fromEntries(found) as Record<string, string>)
}

const MESSAGES: Record<ReminderError, string> = {
  time: 'Choose one of the times.',
  twice: 'This time is chosen twice.',
  mail_late: 'A mail so shortly before would come too late.',
  too_many: 'Choose at most three times.',
}
