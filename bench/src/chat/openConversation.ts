import { createChat } from '@mentor-connect/contract/api/chat'

/** Opens the conversation of a learner and a mentor over HTTP and returns its id. */
export async function openConversation(url: string, token: string, mentor: string, learner: string) {
  const response = await fetch(new URL(createChat.path, url), {
    method: createChat.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ userId1: mentor, userId2: learner }),
  })
  if (!response.ok)
    throw new Error(`Opening a conversation failed: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { data: { _id: string } }).data._id
}
