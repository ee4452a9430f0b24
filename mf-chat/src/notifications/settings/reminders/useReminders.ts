import { call, useEndpoint } from '@mentor-connect/api'
import {
  MAIL_MINUTES_MIN,
  REMINDER_MINUTES,
  type Reminder,
} from '@mentor-connect/contract/mentoring/sessions/reminderRules'
import { getReminders, saveReminders } from '@mentor-connect/contract/mentoring/sessions/reminders'
import { useRef, useState } from 'react'
import type { Saving } from '../usePreferences'

/**
 * The person's reminders. A change is shown and saved at once; if saving fails, the stored ones are shown again. The
 * order stays as it is shown, so that a reminder does not move while its time is being chosen.
 */
export function useReminders() {
  const { data, error, retry, setData } = useEndpoint(getReminders, {})
  const [shown, setShown] = useState<Reminder[]>()
  const [saving, setSaving] = useState<Saving>()
  const unsaved = useRef<Reminder[]>(undefined)
  const isRunning = useRef(false)
  const reminders = shown ?? data?.reminders

  const change = (next: Reminder[]) => {
    unsaved.current = next
    setShown(next)
    setSaving({ group: 'reminders', state: 'saving' })
    if (!isRunning.current) void saveAll()
  }

  /** Sends one request at a time, so that the last change is stored last. */
  async function saveAll() {
    isRunning.current = true
    try {
      while (unsaved.current) {
        const body = { reminders: [...unsaved.current].sort((a, b) => b.minutes - a.minutes) }
        unsaved.current = undefined
        setData((await call(saveReminders, { body })).data)
      }
      setSaving({ group: 'reminders', state: 'saved' })
    } catch (failure) {
      console.error('The reminders could not be saved.', failure)
      unsaved.current = undefined
      setShown(undefined)
      setSaving({ group: 'reminders', state: 'failed' })
      retry()
    }
    isRunning.current = false
  }
  return { reminders, error, retry, saving, change }
}

/** Returns the times that no other reminder has, which can thus be chosen. */
export const freeMinutes = (others: Reminder[]): number[] =>
  REMINDER_MINUTES.filter((minutes) => others.every((other) => other.minutes !== minutes))

/** Returns the reminder at another time. Its mail is turned off if the mail would arrive too late. */
export const movedTo = (reminder: Reminder, minutes: number): Reminder => ({
  ...reminder,
  minutes,
  mail: reminder.mail && minutes >= MAIL_MINUTES_MIN,
})
