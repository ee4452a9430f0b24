import type { QuotedMessage } from '@mentor-connect/contract/messages/chat'
import { languageOf } from '@mentor-connect/i18n'
import { VisuallyHidden, font, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import { useMessageActions } from './useMessageActions'

const WITHHELD = {
  removed: 'chat.room.removed',
  folded: 'chat.room.folded',
  earlier: 'chat.room.earlier',
} as const

/** The quoted message of a reply. A click leads to it. */
export function Quote({ quote }: { quote: QuotedMessage }) {
  const t = useT()
  const actions = useMessageActions()
  const isOwn = quote.senderId === actions?.ownId
  const missing = quote.deleted ? 'chat.message.deleted' : quote.withheld && WITHHELD[quote.withheld]
  const isOutOfReach = quote.withheld === 'earlier'
  return (
    <Box
      type="button"
      aria-disabled={isOutOfReach || undefined}
      onClick={() => !isOutOfReach && actions?.goTo(quote.seq)}
    >
      <VisuallyHidden>{t('chat.actions.toOriginal')}: </VisuallyHidden>
      <strong>{isOwn ? t('chat.message.you') : actions?.nameOf(quote.senderId)}</strong>
      {missing ? (
        <span dir="auto">{t(missing)}</span>
      ) : (
        <span dir="auto" lang={languageOf(quote.message)}>
          {quote.message}
        </span>
      )}
    </Box>
  )
}

const Box = styled.button`
  flex: 1 0 100%;
  display: grid;
  min-width: 0;
  padding: ${space[1]} ${space[2]};
  margin-bottom: ${space[1]};
  border: 0;
  border-inline-start: 3px solid currentColor;
  border-radius: ${radius.small};
  background: transparent;
  color: inherit;
  font-size: ${font.size.small};
  text-align: start;
  cursor: pointer;

  & > span:last-child {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  &:focus-visible {
    outline-color: currentColor;
  }
`
