import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { ConfirmDialog, Menu, MenuItem } from '@mentor-connect/ui'
import { useReportDialog } from '@mentor-connect/ui/report/dialog'
import { Ban, EllipsisVertical, Flag, HeartHandshake } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useT } from '../../../messages/useT'
import type { Contact } from '../../contacts/contacts'
import type { Chat } from '../../client/useChat'
import { useBlock } from './useBlock'

/** Actions of a thread: both people can block and report, learners can also open the mentorship with the mentor. */
export function ThreadMenu({ contact, chat }: { contact: Contact; chat: Chat }) {
  const t = useT()
  const navigate = useNavigate()
  const { session } = useSession()
  const report = useReportDialog()
  const block = useBlock(contact, chat)
  const [isBlocking, setBlocking] = useState(false)

  return (
    <>
      <Menu label={t('chat.menu.open')} icon={<EllipsisVertical size={22} aria-hidden />}>
        {(close) => (
          <>
            {session.role === 'user' && (
              <MenuItem
                onClick={() => {
                  close()
                  void navigate(paths.learner.askMentor(contact.id))
                }}
              >
                <HeartHandshake size={20} aria-hidden />
                {t('chat.menu.mentorship')}
              </MenuItem>
            )}
            <MenuItem
              onClick={() => {
                close()
                if (block.isOwn) block.toggle()
                else setBlocking(true)
              }}
            >
              <Ban size={20} aria-hidden />
              {t(block.isOwn ? 'chat.menu.unblock' : 'chat.menu.block', { name: contact.name })}
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
        )}
      </Menu>
      {isBlocking && (
        <ConfirmDialog
          title={t('chat.block.title', { name: contact.name })}
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
          subject={{ kind: 'message', subjectId: contact.id, name: contact.name }}
          onClose={report.close}
        />
      )}
    </>
  )
}
