import type { Chat } from '../../conversations/client/useChat'
import type { Contact } from '../../conversations/contacts/contacts'
import { ThreadPane } from '../../conversations/thread/ThreadPane'
import { useT } from '../messages/useT'
import { SideHeader, SidePanel, type SideProps } from './SidePanel'

interface CallChatProps extends SideProps {
  contact: Contact
  chat: Chat
}

/** The messages of the conversation, in the panel of a call. */
export function CallChat({ contact, chat, ...side }: CallChatProps) {
  const t = useT()
  const header = (
    <SideHeader
      {...side}
      id="chat-partner"
      title={t('call.chat.title', { name: contact.name })}
      closeLabel={t('call.chat.close')}
    />
  )
  return (
    <SidePanel>
      <ThreadPane contact={contact} chat={chat} onBack={undefined} header={header} />
    </SidePanel>
  )
}
