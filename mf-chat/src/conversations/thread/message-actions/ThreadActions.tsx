import { EDIT_WITHIN_MS } from '@mentor-connect/contract/messages/chatLimits'
import { ConfirmDialog, lazyPart } from '@mentor-connect/ui'
import { useMemo, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '../../../messages/useT'
import { serverNow } from '../../client/chatState'
import { withUnconfirmed, type ShownMessage } from '../../client/shownMessages'
import type { Chat } from '../../client/useChat'
import type { Intent } from './intent'
import {
  MessageActionsContext,
  TargetContext,
  type Deletion,
  type MessageActions,
  type Place,
} from './messageActions'
import type { MenuEntry } from './MessageMenu'
import type { TargetState } from './useTargetState'

interface ThreadActionsProps {
  /** Id of the conversation or room. */
  threadId: string
  chat: Chat
  /** Returns the name of the author of a message. */
  nameOf: (personId: string) => string
  mayWrite: boolean
  /** The message to which the reader wants to go, of `useTargetState`. */
  targetState: TargetState
  /** The explanation of what deleting a message does; undefined if the reader may not delete it. */
  deletionOf: (message: ShownMessage) => Deletion | undefined
  /** Further actions with a message; absent in a conversation of two. */
  moreOf?: (message: ShownMessage) => readonly MenuEntry[]
  onIntent: (intent: Intent) => void
  children: ReactNode
}

/** Offers the actions for messages to the thread inside it, and shows their menu and their question. */
export function ThreadActions(props: ThreadActionsProps) {
  const { threadId, chat, nameOf, mayWrite, targetState, deletionOf, moreOf, onIntent, children } = props
  const t = useT()
  const { client, state } = chat
  const [menu, setMenu] = useState<{ seq: number; place: Place }>()
  const [deleting, setDeleting] = useState<{ seq: number; words: Deletion }>()
  const [target, goTo] = targetState
  const hasMenu = mayWrite || moreOf !== undefined

  const actions = useMemo(
    (): MessageActions => ({
      ownId: state.ownId,
      nameOf,
      mayWrite,
      hasMenu,
      openMenu: (seq, place) => setMenu({ seq, place }),
      react: (seq, emoji, on) => client.change(threadId, seq, { type: 'react', emoji, on }),
      goTo,
    }),
    [client, threadId, goTo, mayWrite, hasMenu, nameOf, state.ownId],
  )
  const message = menu && shownMessage(chat, threadId, menu.seq)
  const deletion = message && deletionOf(message)

  return (
    <MessageActionsContext value={actions}>
      <TargetContext value={target}>{children}</TargetContext>
      {menu && message && !message.deleted && !message.removed && (
        <MessageMenu
          message={message}
          ownId={state.ownId}
          mayWrite={mayWrite}
          mayEdit={mayWrite && message.senderId === state.ownId && isYoung(message, serverNow(state))}
          deletion={deletion?.label}
          more={moreOf?.(message) ?? []}
          place={menu.place}
          onReact={(emoji, on) => actions.react(menu.seq, emoji, on)}
          onReply={() => onIntent({ kind: 'reply', message })}
          onEdit={() => onIntent({ kind: 'edit', message })}
          onDelete={() => setDeleting({ seq: menu.seq, words: deletion! })}
          onClose={() => setMenu(undefined)}
        />
      )}
      {deleting !== undefined && (
        <ConfirmDialog
          title={deleting.words.title}
          yes={deleting.words.yes}
          no={t('chat.delete.no')}
          isBusy={false}
          onYes={() => {
            flushSync(() => setDeleting(undefined))
            // The button that has opened the menu disappears with the text.
            document.querySelector<HTMLElement>(`[data-seq="${deleting.seq}"]`)?.focus()
            client.change(threadId, deleting.seq, { type: 'delete' })
          }}
          onClose={() => setDeleting(undefined)}
        >
          {deleting.words.text}
        </ConfirmDialog>
      )}
    </MessageActionsContext>
  )
}

const MessageMenu = lazyPart(() =>
  import(/* webpackChunkName: "message-menu" */ './MessageMenu').then((part) => part.MessageMenu),
)

const isYoung = ({ timestamp }: ShownMessage, now: number) => now - Date.parse(timestamp) < EDIT_WITHIN_MS

function shownMessage({ state }: Chat, threadId: string, seq: number): ShownMessage | undefined {
  const stored = state.threads[threadId]?.messages.filter((one) => one.seq === seq) ?? []
  return withUnconfirmed(
    stored,
    state.pendingChanges.filter((one) => one.conversationId === threadId),
  )[0]
}
