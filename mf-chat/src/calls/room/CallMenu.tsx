import { Menu, MenuItem } from '@mentor-connect/ui'
import { EllipsisVertical, ExternalLink, NotebookPen, Settings } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import type { Chat } from '../../conversations/client/useChat'
import type { Contact } from '../../conversations/contacts/contacts'
import { useSafetyActions } from '../../conversations/thread/safety/useSafetyActions'
import type { Devices } from '../devices/devices'
import type { DevicesState } from '../devices/devicesState'
import { useT } from '../messages/useT'
import type { CallSubject } from '../useCallSubject'
import { DevicesDialog } from './DevicesDialog'

interface CallMenuProps {
  subject: CallSubject
  chat: Chat
  contact: Contact | undefined
  devices: Devices
  state: DevicesState
}

/** Everything that is needed rarely in a call: devices, notes, the link instead, block and report. */
export function CallMenu({ subject, chat, contact, devices, state }: CallMenuProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { partnerId, name, session } = subject
  const safety = useSafetyActions({ id: partnerId, name, blockedBy: contact?.blockedBy ?? [] }, chat)
  return (
    <>
      <Menu label={t('call.more.open')} icon={<EllipsisVertical size={22} aria-hidden />}>
        {(close) => (
          <>
            <MenuItem
              onClick={() => {
                close()
                setOpen(true)
              }}
            >
              <Settings size={20} aria-hidden />
              {t('call.more.devices')}
            </MenuItem>
            {session && (
              <LinkItem as="a" href={session.page} target="_blank" rel="noopener" onClick={close}>
                <NotebookPen size={20} aria-hidden />
                {t('call.more.notes')}
              </LinkItem>
            )}
            {session?.link && (
              <LinkItem as="a" href={session.link} target="_blank" rel="noopener noreferrer" onClick={close}>
                <ExternalLink size={20} aria-hidden />
                {t('call.more.link')}
              </LinkItem>
            )}
            {safety.items(close)}
          </>
        )}
      </Menu>
      {safety.dialogs}
      {isOpen && <DevicesDialog devices={devices} state={state} onClose={() => setOpen(false)} />}
    </>
  )
}

/** An entry that is a link looks like the others. */
const LinkItem = styled(MenuItem)`
  color: inherit;
  text-decoration: none;
`
