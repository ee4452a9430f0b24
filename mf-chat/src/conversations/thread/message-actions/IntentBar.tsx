import { languageOf } from '@mentor-connect/i18n'
import { IconButton, color, font, space } from '@mentor-connect/ui'
import { X } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import type { Intent } from './intent'

interface IntentBarProps {
  intent: Intent
  /** Name of the author of the message; undefined if it is the reader's own. */
  author: string | undefined
  onCancel: () => void
}

/** Above the composer: the message that is being answered or edited. */
export function IntentBar({ intent: { kind, message }, author, onCancel }: IntentBarProps) {
  const t = useT()
  const reply =
    author === undefined ? t('chat.actions.replyingToOwn') : t('chat.actions.replyingTo', { name: author })
  return (
    <Bar role="status">
      <Text>
        <strong>{kind === 'edit' ? t('chat.actions.editing') : reply}</strong>
        <span dir="auto" lang={languageOf(message.message)}>
          {message.message}
        </span>
      </Text>
      <IconButton type="button" aria-label={t('chat.actions.cancel')} onClick={onCancel}>
        <X size={20} aria-hidden />
      </IconButton>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: 0 ${space[1]} ${space[1]} ${space[3]};
  margin-bottom: ${space[1]};
  border-inline-start: 3px solid ${color.primary};
`

const Text = styled.div`
  flex: 1;
  display: grid;
  min-width: 0;
  font-size: ${font.size.small};

  & > span {
    overflow: hidden;
    color: ${color.muted};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
