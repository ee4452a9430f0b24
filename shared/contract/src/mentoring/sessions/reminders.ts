import Type, { type Static } from 'typebox'
import { endpoint } from '../../api/endpoint'
import { REMINDERS_MAX } from './sessionLimits'

/** The times at which people are reminded of sessions and workshops. */

// The rules are in `reminderRules.ts`; these limits only bound the request.
const Reminder = Type.Object({
  /** Minutes before the beginning: one of `REMINDER_MINUTES`. */
  minutes: Type.Integer({ minimum: 1, maximum: 100_000 }),
  /** The list of notifications always shows the reminder; this also sends it as a push message. */
  push: Type.Boolean(),
  mail: Type.Boolean(),
})

const Reminders = Type.Object({
  /** The earliest first. Empty for no reminders at all. */
  reminders: Type.Array(Reminder, { maxItems: REMINDERS_MAX }),
})
export type Reminders = Static<typeof Reminders>

export const getReminders = endpoint({
  method: 'GET',
  path: '/session-reminders',
  access: 'session',
  whilePending: true,
  summary: 'When the caller is reminded of sessions and workshops.',
  reply: Reminders,
})

export const saveReminders = endpoint({
  method: 'POST',
  path: '/session-reminders',
  access: 'session',
  whilePending: true,
  summary:
    'Choose when to be reminded of sessions and workshops, those included that are booked already. Push and mail are sent as far as the settings of notifications allow.',
  body: Reminders,
  reply: Reminders,
})
