import { useEndpoint } from '@mentor-connect/api'
import { getApplication } from '@mentor-connect/contract/accounts/mentorSignUp'
import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { ButtonLink, Modal, SectionTitle, SignOutButton, Stack, color } from '@mentor-connect/ui'
import { Hourglass } from 'lucide-react'
import { useT } from '../messages/useT'

/** Covers the dashboard until the mentor is approved. It links to profile and hours, which can already be filled in. */
export function PendingNotice() {
  const t = useT()
  const { signOut } = useSession()
  return (
    <Modal labelledBy="pending-title" describedBy="pending-text">
      <Stack>
        <Hourglass size={36} color={color.warning} aria-hidden />
        <SectionTitle id="pending-title">{t('mentor.pending.title')}</SectionTitle>
        <p id="pending-text">{t('mentor.pending.text')}</p>
        <Waiting />
        <p>{t('mentor.pending.prepare')}</p>
        <Stack $gap={3}>
          <ButtonLink to={paths.mentorArea.editProfile} $wide>
            {t('mentor.pending.profile')}
          </ButtonLink>
          <ButtonLink to={paths.mentorArea.hours} $variant="secondary" $wide>
            {t('mentor.pending.hours')}
          </ButtonLink>
          <SignOutButton onSignOut={signOut} label={t('mentor.pending.signOut')} variant="secondary" />
        </Stack>
      </Stack>
    </Modal>
  )
}

/**
 * Says when the application was sent and how many days a decision usually takes. Renders nothing until this is
 * loaded.
 */
function Waiting() {
  const t = useT()
  const { longDate } = useFormats()
  const { data } = useEndpoint(getApplication, {})
  if (!data) return null
  return (
    <p>
      {t('mentor.pending.sent', { date: longDate(data.sentAt) })}{' '}
      {data.usualDays !== undefined && t('mentor.pending.usual', { days: data.usualDays })}
    </p>
  )
}
