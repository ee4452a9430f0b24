import type { Reaction } from '@mentor-connect/contract/messages/chat'
import { color, font, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import { useMessageActions } from './useMessageActions'

/** The reactions to a message, each with its number. A click adds the reader's reaction or removes it. */
export function Reactions({ seq, reactions }: { seq: number; reactions: Reaction[] }) {
  const t = useT()
  const actions = useMessageActions()
  if (!actions) return null
  return (
    <List aria-label={t('chat.reactions.label')}>
      {reactions.map(({ emoji, by }) => {
        const isOwn = by.includes(actions.ownId)
        const text = isOwn ? 'chat.reactions.countOwn' : 'chat.reactions.count'
        return (
          <li key={emoji}>
            <Chip
              type="button"
              aria-pressed={isOwn}
              aria-disabled={!actions.mayWrite || undefined}
              aria-label={t(text, { emoji, count: by.length })}
              onClick={() => actions.mayWrite && actions.react(seq, emoji, !isOwn)}
            >
              <span aria-hidden>{emoji}</span>
              <span aria-hidden>{by.length}</span>
            </Chip>
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  padding-top: ${space[1]};
`

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 2rem;
  padding: 0 ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.round};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${font.size.small};

  &[aria-pressed='true'] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    font-weight: ${font.weight.semibold};
  }
`
