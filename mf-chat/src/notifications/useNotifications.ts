import { call, useEndpoint } from '@mentor-connect/api'
import { getNotifications, readNotifications } from '@mentor-connect/contract/messages/notifications'
import { notify } from '@mentor-connect/ui'
import { useSWRConfig } from 'swr'
import { useT } from '../messages/useT'

/** One page of the list: the latest entries, or those older than the sequence number `before`. */
export function useNotifications(userId: string, before?: number) {
  return useEndpoint(getNotifications, { query: { userId, ...(before !== undefined && { before }) } })
}

/** Returns actions that mark entries as read and refresh every list of notifications. */
export function useReading(userId: string) {
  const t = useT()
  const { mutate } = useSWRConfig()
  return async (which: { ids?: string[]; upToSeq?: number }) => {
    try {
      await call(readNotifications, { body: { userId, ...which } })
      await mutate((key) => typeof key === 'string' && key.includes(`"${getNotifications.path}"`))
    } catch (error) {
      console.error('The notifications could not be marked as read.', error)
      notify.failure(t('chat.notifications.readFailed'))
    }
  }
}
