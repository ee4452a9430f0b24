import { lazyPart } from '@mentor-connect/ui'
import type { Chat } from '../../conversations/client/useChat'
import type { Contact } from '../../conversations/contacts/contacts'
import type { CallSubject } from '../useCallSubject'
import type { SideProps } from './SidePanel'
import type { CallSides } from './useSide'

const CallChat = lazyPart(() =>
  import(/* webpackChunkName: "call-chat" */ './CallChat').then((part) => part.CallChat),
)
const CallNotes = lazyPart(() =>
  import(/* webpackChunkName: "call-notes" */ './CallNotes').then((part) => part.CallNotes),
)

interface CallSideProps extends SideProps {
  side: CallSides['side']
  subject: CallSubject
  chat: Chat
  contact: Contact | undefined
}

/** The panel that is open beside the call, if one is: the chat, or the notes of the session. */
export function CallSide({ side, subject, chat, contact, ...header }: CallSideProps) {
  const { session, name } = subject
  if (side === 'chat' && contact) return <CallChat contact={contact} chat={chat} {...header} />
  if (side === 'notes' && session) return <CallNotes session={session} name={name} {...header} />
  return null
}
