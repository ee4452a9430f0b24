import { useReportDialog } from '@mentor-connect/features/report/dialog'
import { ConfirmDialog, MenuItem } from '@mentor-connect/ui'
import { Ban, Flag } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useT } from '../../../messages/useT'
import type { Contact } from '../../contacts/contacts'
import type { Chat } from '../../client/useChat'
import { useBlock } from './useBlock'

/** Entries of a menu that block a person and report the conversation, and the dialogs that they open. */
export function useSafetyActions(
  contact: Pick<Contact, 'id' | 'name' | 'blockedBy'>,
  chat: Chat,
): { items: (close: () => void) => ReactNode; dialogs: ReactNode } {
  const t = useT()
  const report = useReportDialog()
  const block = useBlock(contact, chat)
  const [isBlocking, setBlocking] = useState(false)
  const { name } = contact
  const items = (close: () => void) => (
    <>
      <MenuItem
        onClick={() => {
          close()
          if (block.isOwn) block.toggle()
          else setBlocking(true)
        }}
      >
        <Ban size={20} aria-hidden />
        {t(block.isOwn ? 'chat.menu.unblock' : 'chat.menu.block', { name })}
      </MenuItem>
      <MenuItem
        onClick={() => {
          close()
          void report.open()
        }}
      >
        <Flag size={20} aria-hidden />
        {t('chat.menu.report')}
      </MenuItem>
    </>
  )
  const dialogs = (
    <>
      {isBlocking && (
        <ConfirmDialog
          title={t('chat.block.title', { name })}
          yes={t('chat.block.yes')}
          no={t('chat.block.no')}
          isBusy={false}
          onYes={() => {
            setBlocking(false)
            block.toggle()
          }}
          onClose={() => setBlocking(false)}
        >
          {t('chat.block.text')}
        </ConfirmDialog>
      )}
      {report.Dialog && (
        <report.Dialog
          userId={chat.state.ownId}
          subject={{ kind: 'message', subjectId: contact.id, name }}
          onClose={report.close}
        />
      )}
    </>
  )
  return { items, dialogs }
}
