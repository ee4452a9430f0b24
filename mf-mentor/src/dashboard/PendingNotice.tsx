import { useSession } from '@mentor-connect/contract/auth'
import { Modal, SectionTitle, SignOutButton, Stack, color } from '@mentor-connect/ui'
import { Hourglass } from 'lucide-react'
import { useT } from '../messages/useT'

/** Covers the dashboard until the mentor is approved; the only action is to sign out. */
export function PendingNotice() {
  const t = useT()
  const { signOut } = useSession()
  return (
    <Modal labelledBy="pending-title" describedBy="pending-text">
      <Stack>
        <Hourglass size={36} color={color.warning} aria-hidden />
        <SectionTitle id="pending-title">{t('mentor.pending.title')}</SectionTitle>
        <p id="pending-text">{t('mentor.pending.text')}</p>
        <SignOutButton onSignOut={signOut} label={t('mentor.pending.signOut')} variant="primary" />
      </Stack>
    </Modal>
  )
}
