import type { Reminder } from '@mentor-connect/contract/mentoring/sessions/reminderRules'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { useRemindersT } from './useRemindersT'

const HOUR = HOUR_MS / MINUTE_MS
const DAY = DAY_MS / MINUTE_MS

/**
 * Returns functions that convert the time before the beginning, and a reminder with its channels, to text.
 */
export function useReminderText() {
  const t = useRemindersT()
  const many = (unit: 'day' | 'hour', count: number) =>
    count === 1 ? t(`chat.reminders.${unit}`) : t(`chat.reminders.${unit}s`, { count })
  const when = (minutes: number) => {
    if (minutes % DAY === 0) return many('day', minutes / DAY)
    if (minutes % HOUR === 0) return many('hour', minutes / HOUR)
    return t('chat.reminders.minutes', { count: minutes })
  }
  const whole = ({ minutes, push, mail }: Reminder) => {
    const way = push && mail ? 'both' : push ? 'onlyPush' : mail ? 'onlyMail' : 'onlyList'
    return t(`chat.reminders.${way}`, { when: when(minutes) })
  }
  return { when, whole }
}
