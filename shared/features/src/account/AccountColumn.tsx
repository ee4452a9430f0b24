import { paths } from '@mentor-connect/contract/remote'
import { Link } from 'react-router-dom'
// The package name is required here, because the shell provides its only copy of this module under that name.
import { useSession } from '@mentor-connect/contract/auth'
import { Slot } from '@mentor-connect/contract/slots'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { LanguageSwitch, Row, SignOutButton, Stack, ThemeSwitch } from '@mentor-connect/ui'
import { AccountDataCard } from './AccountDataCard'
import { BlockedPeopleCard } from './blocks'
import { DecisionsCard, ReportsCard } from './decisions'
import { NotificationsCard } from './NotificationsCard'
import { SecurityCard } from './security/SecurityCard'
import { SettingsCard } from './SettingsCard'
import { useT } from './useT'

interface AccountColumnProps {
  userId: string
  role: Role
}

/** The settings that every account has, and the sign-out button. */
export function AccountColumn({ userId, role }: AccountColumnProps) {
  const t = useT()
  const { signOut } = useSession()
  return (
    <Stack $gap={6}>
      <DecisionsCard userId={userId} />
      <SettingsCard title={t('account.preferences.title')}>
        <Row>
          <LanguageSwitch />
          <ThemeSwitch />
        </Row>
      </SettingsCard>
      <SecurityCard userId={userId} role={role} />
      <NotificationsCard userId={userId} role={role} />
      <BlockedPeopleCard />
      <Slot name="account.settings" personId={userId} />
      <ReportsCard userId={userId} />
      <AccountDataCard userId={userId} />
      <p>
        <Link to={paths.help}>{t('account.help')}</Link>
      </p>
      <SignOutButton onSignOut={signOut} />
    </Stack>
  )
}
