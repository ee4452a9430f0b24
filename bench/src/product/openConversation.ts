import { createChat } from '@mentor-connect/contract/messages/chat'
import { apiCall } from './apiCall'

/** Opens the conversation of a learner with a mentor over HTTP. */
export async function openConversation(chatUrl: string, bearer: string, mentor: string, learner: string) {
  const body = { userId1: mentor, userId2: learner }
  const { status, text } = await apiCall(chatUrl, createChat.path, { bearer, body })
  if (status !== 200) throw new Error(`Opening a conversation failed: ${status} ${text}`)
}
