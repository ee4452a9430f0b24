import { IconButton, lazyPart } from '@mentor-connect/ui'
import { Phone, PhoneOff } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useT } from '../../messages/useT'
import type { Chat } from '../client/useChat'
import type { Contact } from '../contacts/contacts'
import { useChatPaths } from '../useChatPaths'
import { useCallConsent } from './useCallConsent'

const CallConsentDialog = lazyPart(() =>
  import(/* webpackChunkName: "call-consent" */ './CallConsentDialog').then((part) => part.CallConsentDialog),
)

/**
 * The way to a call in the header of a thread. Unless both allow calls, it opens the setting. There is none before the
 * first answer, nor while the conversation is blocked.
 */
export function CallButton({ contact, chat }: { contact: Contact; chat: Chat }) {
  const t = useT()
  const navigate = useNavigate()
  const paths = useChatPaths()
  const [isOpen, setOpen] = useState(false)
  const { conversationId, name, messagesLeft, blockedBy } = contact
  const isPossible = messagesLeft === undefined && blockedBy.length === 0
  const { consent, allow } = useCallConsent(chat, conversationId, isPossible)
  if (!isPossible || !consent) return null
  const mayCall = consent.own === true && consent.partner
  const label = t(mayCall ? 'chat.calls.call' : 'chat.calls.settings', { name })
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup={mayCall ? undefined : 'dialog'}
        onClick={() => (mayCall ? void navigate(paths.call(conversationId)) : setOpen(true))}
      >
        {mayCall ? <Phone size={22} aria-hidden /> : <PhoneOff size={22} aria-hidden />}
      </IconButton>
      {isOpen && (
        <CallConsentDialog
          name={name}
          consent={consent}
          onAllow={allow}
          onAsk={(text) => chat.client.send(contact.id, text)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
