import { lazyPart } from '@mentor-connect/ui'
import type { Chat } from '../client/useChat'

const RingingDialog = lazyPart(
  () => import(/* webpackChunkName: "ringing" */ './RingingDialog').then((part) => part.RingingDialog),
  null,
  null,
)

/** Shows a call that rings, on each page that is connected to chat. */
export function Ringing({ chat }: { chat: Chat }) {
  const call = chat.state.ringing
  return call ? <RingingDialog key={call.callId} call={call} client={chat.client} /> : null
}
