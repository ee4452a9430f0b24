import { fileUrl } from '@mentor-connect/api'
import { useT } from '../../messages/useT'
import type { Contact } from '../../conversations/contacts/contacts'
import { PresenceAvatar } from '../../conversations/contacts/PresenceAvatar'
import { useChatPaths } from '../../conversations/useChatPaths'
import { ListRow } from './ListRow'

interface ContactRowProps {
  contact: Contact
  isChosen: boolean
  /** Current time by the server's clock, ms since 1970. */
  today: number
}

/** A conversation in the list. */
export function ContactRow({ contact, isChosen, today }: ContactRowProps) {
  const t = useT()
  const { conversation } = useChatPaths()
  const { id, name, profile, isOnline, lastAt, unread } = contact
  return (
    <ListRow
      to={conversation(id)}
      isChosen={isChosen}
      picture={<PresenceAvatar name={name} src={profile && fileUrl(profile)} isOnline={isOnline} />}
      name={name}
      text={lastText(contact, t)}
      lastAt={lastAt}
      today={today}
      unread={unread}
    />
  )
}

function lastText(
  { lastMessage, lastFile, lastCall, isLastDeleted, isLastOwn }: Contact,
  t: ReturnType<typeof useT>,
): string {
  if (isLastDeleted) return t(isLastOwn ? 'chat.message.deletedOwn' : 'chat.message.deleted')
  if (lastCall) return t(`chat.list.call.${lastCall}`)
  const file = lastFile && t(`chat.list.${lastFile}`)
  const text = file ?? lastMessage ?? t('chat.list.noMessage')
  return isLastOwn ? t('chat.list.own', { message: text }) : text
}
