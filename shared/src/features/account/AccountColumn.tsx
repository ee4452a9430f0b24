import type { ReactNode } from 'react'
import styled from 'styled-components'
// By its public name: only that is the shell's one copy.
import { useSession } from '@mentor-connect/shared/auth'
import type { Role } from '../../contracts/people'
import { LanguageSwitch, Row, SignOutButton, Stack, ThemeSwitch, media, space } from '../../ui'
import { AccountDataCard } from './AccountDataCard'
import { NotificationsCard } from './NotificationsCard'
import { SecurityCard } from './security/SecurityCard'
import { SettingsCard } from './SettingsCard'
import { useT } from './useT'

interface AccountColumnProps {
  userId: string
  role: Role
  /** Comes before the settings. */
  children?: ReactNode
}

/** The settings that every account has, and the way out. */
export function AccountColumn({ userId, role, children }: AccountColumnProps) {
  const t = useT()
  const { signOut } = useSession()
  return (
    <Stack $gap={6}>
      {children}
      <SettingsCard title={t('account.preferences.title')}>
        <Row>
          <LanguageSwitch />
          <ThemeSwitch />
        </Row>
      </SettingsCard>
      <SecurityCard userId={userId} role={role} />
      <NotificationsCard userId={userId} />
      <AccountDataCard userId={userId} />
      <SignOutButton onSignOut={signOut} />
    </Stack>
  )
}

/** The columns of a profile page: what is known about the person, and their account. */
export const ProfileColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`
