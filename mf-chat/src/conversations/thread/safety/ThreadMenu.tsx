import { Menu, MenuItem } from '@mentor-connect/shared/ui'
import { Ban, EllipsisVertical, Flag } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../../messages/useT'
import type { Contact } from '../../contacts/contacts'
import type { Chat } from '../../client/useChat'
import { ReportDialog } from './ReportDialog'
import { useBlock } from './useBlock'

/** What one can do about a partner: block, report. */
export function ThreadMenu({ contact, chat }: { contact: Contact; chat: Chat }) {
  const t = useT()
  const [isReporting, setReporting] = useState(false)
  const block = useBlock(contact, chat)

  return (
    <>
      <Menu label={t('chat.menu.open')} icon={<EllipsisVertical size={22} aria-hidden />}>
        {(close) => (
          <>
            <MenuItem
              onClick={() => {
                close()
                block.toggle()
              }}
            >
              <Ban size={20} aria-hidden />
              {t(block.isOwn ? 'chat.menu.unblock' : 'chat.menu.block', { name: contact.name })}
            </MenuItem>
            <MenuItem
              onClick={() => {
                close()
                setReporting(true)
              }}
            >
              <Flag size={20} aria-hidden />
              {t('chat.menu.report')}
            </MenuItem>
          </>
        )}
      </Menu>
      {isReporting && <ReportDialog contact={contact} chat={chat} onClose={() => setReporting(false)} />}
    </>
  )
}
