import { IconButton, color, radius, shadow, space, TARGET } from '@mentor-connect/shared/ui'
import { Ban, EllipsisVertical, Flag } from 'lucide-react'
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import type { Contact } from '../list/contacts'
import type { Chat } from '../useChat'
import { ReportDialog } from './ReportDialog'
import { useBlock } from './useBlock'

/** What can be done about a person: block, report. */
export function ThreadMenu({ contact, chat }: { contact: Contact; chat: Chat }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [isReporting, setReporting] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const block = useBlock(contact, chat)

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  const choose = (act: () => void) => () => {
    setOpen(false)
    button.current?.focus()
    act()
  }

  return (
    <Anchor onKeyDown={handleKey} onBlur={handleBlur}>
      <IconButton
        ref={button}
        aria-label={t('chat.menu.open')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <EllipsisVertical size={22} aria-hidden />
      </IconButton>
      {isOpen && (
        <Panel tabIndex={-1}>
          <Choice onClick={choose(block.toggle)}>
            <Ban size={20} aria-hidden />
            {t(block.isOwn ? 'chat.menu.unblock' : 'chat.menu.block', { name: contact.name })}
          </Choice>
          <Choice onClick={choose(() => setReporting(true))}>
            <Flag size={20} aria-hidden />
            {t('chat.menu.report')}
          </Choice>
        </Panel>
      )}
      {isReporting && <ReportDialog contact={contact} chat={chat} onClose={() => setReporting(false)} />}
    </Anchor>
  )
}

const Anchor = styled.div`
  position: relative;
`

const Panel = styled.div`
  position: absolute;
  inset: calc(100% + ${space[1]}) 0 auto auto;
  z-index: 10;
  width: max-content;
  min-width: 12rem;
  max-width: 18rem;
  padding: ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.raised};
  box-shadow: ${shadow.high};
`

const Choice = styled.button.attrs({ type: 'button' })`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: ${TARGET};
  padding: ${space[2]} ${space[3]};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  text-align: start;
  cursor: pointer;

  svg {
    flex: none;
  }
  &:hover {
    background: ${color.sunken};
  }
`
