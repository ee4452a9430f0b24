import type { Emoji } from '@mentor-connect/contract/messages/chat'
import { REACTIONS } from '@mentor-connect/contract/messages/chatLimits'
import { MenuItem, Modal, breakpoint, color, radius, space } from '@mentor-connect/ui'
import { Copy, Pencil, Reply, Trash2, type LucideIcon } from 'lucide-react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import type { ShownMessage } from '../../client/shownMessages'
import type { Place } from './messageActions'

/** A further action for a message. */
export interface MenuEntry {
  label: string
  icon: LucideIcon
  onChoose: () => void
}

interface MessageMenuProps {
  message: ShownMessage
  ownId: string
  /** True if the reader may react and answer. */
  mayWrite: boolean
  /** True if the message is the reader's own and can still be edited. */
  mayEdit: boolean
  /** Says what deleting the message means; undefined if the reader may not. */
  deletion: string | undefined
  /** Further actions, above the one that deletes. */
  more: readonly MenuEntry[]
  place: Place
  onReact: (emoji: Emoji, on: boolean) => void
  onReply: () => void
  onEdit: () => void
  onDelete: () => void
  onClose: () => void
}

/** The actions for one message: beside it on a wide screen, at the bottom of a narrow one. */
export function MessageMenu(props: MessageMenuProps) {
  const { message, ownId, mayWrite, mayEdit, deletion, more, place, onReact, onClose } = props
  const t = useT()
  /** The dialog returns the focus before the action moves it, for example to the composer. */
  const after = (action: () => void) => () => {
    flushSync(onClose)
    action()
  }

  return (
    <Panel label={t('chat.actions.label')} onClose={onClose} $place={place} $more={more.length}>
      {mayWrite && (
        <Emojis>
          {REACTIONS.map((emoji) => {
            const isSet =
              message.reactions?.some((one) => one.emoji === emoji && one.by.includes(ownId)) ?? false
            return (
              <EmojiButton
                key={emoji}
                type="button"
                aria-pressed={isSet}
                aria-label={t('chat.actions.react', { emoji })}
                onClick={after(() => onReact(emoji, !isSet))}
              >
                <span aria-hidden>{emoji}</span>
              </EmojiButton>
            )
          })}
        </Emojis>
      )}
      {mayWrite && (
        <MenuItem onClick={after(props.onReply)}>
          <Reply size={20} aria-hidden />
          {t('chat.actions.reply')}
        </MenuItem>
      )}
      <MenuItem onClick={after(() => void navigator.clipboard?.writeText(message.message))}>
        <Copy size={20} aria-hidden />
        {t('chat.actions.copy')}
      </MenuItem>
      {mayEdit && (
        <MenuItem onClick={after(props.onEdit)}>
          <Pencil size={20} aria-hidden />
          {t('chat.actions.edit')}
        </MenuItem>
      )}
      {more.map(({ label, icon: Icon, onChoose }) => (
        <MenuItem key={label} onClick={after(onChoose)}>
          <Icon size={20} aria-hidden />
          {label}
        </MenuItem>
      ))}
      {deletion !== undefined && (
        <MenuItem onClick={after(props.onDelete)}>
          <Trash2 size={20} aria-hidden />
          {deletion}
        </MenuItem>
      )}
    </Panel>
  )
}

/** Height and width that the menu may need, in rem, so that it is never outside of the window. */
const HEIGHT = 17
const ENTRY_HEIGHT = 2.75
const WIDTH = '19rem'

const Panel = styled(Modal)<{ $place: Place; $more: number }>`
  @media (max-width: ${breakpoint.mobile - 1}px) {
    width: 100%;
    max-width: 100%;
    margin-block: auto 0;
    border-radius: ${radius.large} ${radius.large} 0 0;
  }
  @media (min-width: ${breakpoint.mobile}px) {
    inset: min(
        ${({ $place }) => $place.top}px,
        calc(100dvh - ${({ $more }) => HEIGHT + $more * ENTRY_HEIGHT}rem)
      )
      auto auto max(${space[2]}, min(${({ $place }) => $place.left}px, calc(100vw - ${WIDTH} - ${space[4]})));
    width: ${WIDTH};
    margin: 0;

    &::backdrop {
      background: transparent;
    }
  }
`

const Emojis = styled.div`
  display: flex;
  justify-content: space-between;
  padding-bottom: ${space[2]};
`

const EmojiButton = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: ${radius.round};
  background: transparent;
  font-size: 1.5rem;
  cursor: pointer;

  &:hover {
    background: ${color.sunken};
  }
  &[aria-pressed='true'] {
    background: ${color.primarySoft};
    box-shadow: inset 0 0 0 2px ${color.primary};
  }
`
