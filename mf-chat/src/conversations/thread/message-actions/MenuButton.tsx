import { useLocale } from '@mentor-connect/i18n'
import { IconButton } from '@mentor-connect/ui'
import { EllipsisVertical } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import { timeLabel } from '../../dates/days'
import { useMessageActions } from './useMessageActions'

/** Attribute by which the keyboard finds the buttons of all messages. */
export const MENU_BUTTON = 'data-message-menu'

/**
 * Opens the menu of a message. Only one of these buttons can be reached with Tab, so that nobody has to pass all
 * messages on the way to the composer; the arrow keys lead to the others.
 */
export function MenuButton({ seq, timestamp }: { seq: number; timestamp: string }) {
  const t = useT()
  const locale = useLocale()
  const actions = useMessageActions()
  if (!actions?.hasMenu) return null
  return (
    <Button
      {...{ [MENU_BUTTON]: seq }}
      tabIndex={-1}
      aria-haspopup="dialog"
      aria-label={t('chat.actions.open', { time: timeLabel(timestamp, locale) })}
      onClick={(event) => actions.openMenu(seq, event.currentTarget.getBoundingClientRect())}
    >
      <EllipsisVertical size={18} aria-hidden />
    </Button>
  )
}

const Button = styled(IconButton)`
  flex: none;
  opacity: 0.6;

  @media (hover: hover) {
    opacity: 0;

    li:hover > * > &,
    &:focus-visible {
      opacity: 1;
    }
  }
`
