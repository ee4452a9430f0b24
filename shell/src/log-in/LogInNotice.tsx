import { useSession } from '@mentor-connect/contract/auth'
import { paths, returnPlace } from '@mentor-connect/contract/remote'
import { ButtonLink, useHydrated } from '@mentor-connect/ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '../messages/useT'
import { DismissibleNotice } from '../notifications/DismissibleNotice'

/**
 * Tells a visitor why they were redirected from a protected page, with a link to the login, which then opens that
 * page.
 */
export function LogInNotice() {
  const t = useT()
  const { session } = useSession()
  const { key, pathname } = useLocation()
  const [dismissedAt, setDismissedAt] = useState<string>()
  const place = useHydrated() ? returnPlace.get() : undefined
  const isShown = place && !session.role && pathname === paths.home && dismissedAt !== key

  function handleDismiss() {
    returnPlace.forget()
    setDismissedAt(key)
  }

  return (
    <DismissibleNotice
      text={isShown ? t('shell.logIn.needed') : undefined}
      action={
        place && (
          <ButtonLink to={logInPageFor(place)} state={{ step: 'login' }}>
            {t('shell.logIn')}
          </ButtonLink>
        )
      }
      onDismiss={handleDismiss}
    />
  )
}

function logInPageFor(place: string): string {
  return place.startsWith(`${paths.mentorArea.root}/`) ? paths.mentorSignUp : paths.signUp
}
