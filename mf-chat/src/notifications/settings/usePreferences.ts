import { call, useEndpoint } from '@mentor-connect/api'
import {
  getNotificationPreferences,
  setNotificationPreferences,
  type NotificationPreferences,
} from '@mentor-connect/contract/messages/notifications'
import { useRef, useState } from 'react'

/** The groups of settings on the page. */
export type Group = 'choices' | 'quiet-hours' | 'reminders'
export interface Saving {
  group: Group
  state: 'saving' | 'saved' | 'failed'
}
/** Changes settings and saves them at once. */
export type Change = (group: Group, changes: Partial<NotificationPreferences>) => void

/** The person's settings. A change is shown and saved at once; if saving fails, the stored settings are shown again. */
export function usePreferences(userId: string) {
  const { data, error, retry, setData } = useEndpoint(getNotificationPreferences, { query: { userId } })
  const [saving, setSaving] = useState<Saving>()
  const unsaved = useRef<NotificationPreferences>(undefined)
  const isRunning = useRef(false)
  const timeZone = data?.isOwnTimeZone ? data.timeZone : browserTimeZone(data?.timeZone)
  const preferences = data && { modes: data.modes, quietHours: data.quietHours, timeZone }

  const change: Change = (group, changes) => {
    if (!data || !preferences) return
    unsaved.current = { ...preferences, ...unsaved.current, ...changes }
    setData({ ...unsaved.current, isOwnTimeZone: true })
    setSaving({ group, state: 'saving' })
    if (!isRunning.current) void saveAll(group)
  }

  /** Sends one request at a time, so that the last change is stored last. */
  async function saveAll(group: Group) {
    isRunning.current = true
    try {
      while (unsaved.current) {
        const body = { userId, ...unsaved.current }
        unsaved.current = undefined
        const stored = (await call(setNotificationPreferences, { body })).data
        if (!unsaved.current) setData(stored)
      }
      setSaving({ group, state: 'saved' })
    } catch (failure) {
      console.error('The notification settings could not be saved.', failure)
      unsaved.current = undefined
      setSaving({ group, state: 'failed' })
      retry()
    }
    isRunning.current = false
  }

  return { preferences, error, retry, saving, change }
}

const browserTimeZone = (otherwise = '') => Intl.DateTimeFormat().resolvedOptions().timeZone || otherwise
