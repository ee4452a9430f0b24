import { cacheKey, callChat, createBearerTokens } from '@mentor-connect/api'
import { useSession } from '@mentor-connect/contract/auth'
import { getChatList } from '@mentor-connect/contract/messages/chat'
import useSWR from 'swr'

/** Number of unread messages in all conversations; undefined while loading, `failed` if it could not be loaded. */
export function useUnreadMessages(userId: string): number | 'failed' | undefined {
  const { token } = useSession()
  const request = { query: { userId } }
  const { data, error } = useSWR(cacheKey(getChatList, request), async () => {
    const response = await callChat(createBearerTokens(token), getChatList, request)
    return response.data
  })
  if (data) return data.reduce((sum, { unreadCount = 0 }) => sum + unreadCount, 0)
  return error ? 'failed' : undefined
}
