import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { Menu, MenuItem } from '@mentor-connect/ui'
import { EllipsisVertical, HeartHandshake } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useT } from '../../../messages/useT'
import type { Contact } from '../../contacts/contacts'
import type { Chat } from '../../client/useChat'
import { useSafetyActions } from './useSafetyActions'

/** Actions of a thread: both people can block and report, learners can also open the mentorship with the mentor. */
export function ThreadMenu({ contact, chat }: { contact: Contact; chat: Chat }) {
  const t = useT()
  const navigate = useNavigate()
  const { session } = useSession()
  const safety = useSafetyActions(contact, chat)

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
            {safety.items(close)}
          </>
        )}
      </Menu>
      {safety.dialogs}
    </>
  )
}
