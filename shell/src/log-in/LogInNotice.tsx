import { useSession } from '@mentor-connect/shared/auth'
import { paths, returnPlace } from '@mentor-connect/shared/remote'
import { Button, ButtonLink, Row, useHydrated } from '@mentor-connect/shared/ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '../messages/useT'
import { NotificationCard } from '../notifications/NotificationCard'
import { focusPage } from '../notifications/focusPage'

/** Tells a visitor who was redirected from a protected page why, and leads to the login, which opens that page. */
export function LogInNotice() {
  const t = useT()
  const { session } = useSession()
  const { key, pathname } = useLocation()
  const [dismissedAt, setDismissedAt] = useState<string>()
  const place = useHydrated() ? returnPlace.get() : undefined
  const isShown = place && !session.role && pathname === paths.home && dismissedAt !== key

  function handleLater() {
    focusPage()
    returnPlace.forget()
    setDismissedAt(key)
  }

  return (
    <div role="status">
      {isShown && (
        <NotificationCard>
          <p>{t('shell.logIn.needed')}</p>
          <Row>
            <ButtonLink to={logInPageFor(place)} state={{ step: 'login' }}>
              {t('shell.logIn')}
            </ButtonLink>
            <Button $variant="ghost" onClick={handleLater}>
              {t('shell.later')}
            </Button>
          </Row>
        </NotificationCard>
      )}
    </div>
  )
}

function logInPageFor(place: string): string {
  return place.startsWith(`${paths.mentorArea.root}/`) ? paths.mentorSignUp : paths.signUp
}
