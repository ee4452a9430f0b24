import { EDIT_WITHIN_MS } from '@mentor-connect/contract/messages/chatLimits'
import { ConfirmDialog, lazyPart } from '@mentor-connect/ui'
import { useMemo, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '../../../messages/useT'
import { serverNow } from '../../client/chatState'
import { withUnconfirmed, type ShownMessage } from '../../client/shownMessages'
import type { Chat } from '../../client/useChat'
import type { Contact } from '../../contacts/contacts'
import type { Intent } from './intent'
import { MessageActionsContext, TargetContext, type MessageActions, type Place } from './messageActions'
import { useTargetState } from './useTargetState'

interface ThreadActionsProps {
  contact: Contact
  chat: Chat
  mayWrite: boolean
  /** Number of the message that the address names. */
  addressed: number | undefined
  onIntent: (intent: Intent) => void
  children: ReactNode
}

/** Offers the actions for messages to the thread inside it, and shows their menu and their question. */
export function ThreadActions({
  contact,
  chat,
  mayWrite,
  addressed,
  onIntent,
  children,
}: ThreadActionsProps) {
  const t = useT()
  const { client, state } = chat
  const { conversationId, name } = contact
  const [menu, setMenu] = useState<{ seq: number; place: Place }>()
  const [deleting, setDeleting] = useState<number>()
  const [target, goTo] = useTargetState(chat, conversationId, addressed)

  const actions = useMemo(
    (): MessageActions => ({
      ownId: state.ownId,
      nameOf: () => name,
      mayWrite,
      openMenu: (seq, place) => setMenu({ seq, place }),
      react: (seq, emoji, on) => client.change(conversationId, seq, { type: 'react', emoji, on }),
      goTo,
    }),
    [client, conversationId, goTo, mayWrite, name, state.ownId],
  )
  const message = menu && shownMessage(chat, conversationId, menu.seq)

  return (
    <MessageActionsContext value={actions}>
      <TargetContext value={target}>{children}</TargetContext>
      {menu && message && !message.deleted && (
        <MessageMenu
          message={message}
          ownId={state.ownId}
          mayEdit={message.senderId === state.ownId && isYoung(message, serverNow(state))}
          place={menu.place}
          onReact={(emoji, on) => actions.react(menu.seq, emoji, on)}
          onReply={() => onIntent({ kind: 'reply', message })}
          onEdit={() => onIntent({ kind: 'edit', message })}
          onDelete={() => setDeleting(menu.seq)}
          onClose={() => setMenu(undefined)}
        />
      )}
      {deleting !== undefined && (
        <ConfirmDialog
          title={t('chat.delete.title')}
          yes={t('chat.delete.yes')}
          no={t('chat.delete.no')}
          isBusy={false}
          onYes={() => {
            flushSync(() => setDeleting(undefined))
            // The button that has opened the menu disappears with the text.
            document.querySelector<HTMLElement>(`[data-seq="${deleting}"]`)?.focus()
            client.change(conversationId, deleting, { type: 'delete' })
          }}
          onClose={() => setDeleting(undefined)}
        >
          {t('chat.delete.text', { name })}
        </ConfirmDialog>
      )}
    </MessageActionsContext>
  )
}

const MessageMenu = lazyPart(() =>
  import(/* webpackChunkName: "message-menu" */ './MessageMenu').then((part) => part.MessageMenu),
)

const isYoung = ({ timestamp }: ShownMessage, now: number) => now - Date.parse(timestamp) < EDIT_WITHIN_MS

function shownMessage({ state }: Chat, conversationId: string, seq: number): ShownMessage | undefined {
  const stored = state.threads[conversationId]?.messages.filter((one) => one.seq === seq) ?? []
  return withUnconfirmed(
    stored,
    state.pendingChanges.filter((one) => one.conversationId === conversationId),
  )[0]
}
