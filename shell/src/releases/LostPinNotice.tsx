import { Button, Row, useHydrated } from '@mentor-connect/shared/ui'
import { useState } from 'react'
import { NotificationCard } from '../notifications/NotificationCard'
import { focusPage } from '../notifications/focusPage'
import { useT } from '../messages/useT'
import { useAreas } from '../remotes/useAreas'

/** Tells that a release pinned in this tab or by a link is not shown because it was withdrawn. */
export function LostPinNotice() {
  const t = useT()
  const { lostPins } = useAreas()
  const isHydrated = useHydrated()
  const [isSeen, setSeen] = useState(false)
  const names = lostPins.map(({ area, release }) => `${area}@${release}`).join(', ')

  function handleSeen() {
    focusPage()
    setSeen(true)
  }

  return (
    <div role="status">
      {isHydrated && names && !isSeen && (
        <NotificationCard>
          <p>{t('shell.releases.pinLost', { names })}</p>
          <Row>
            <Button $variant="secondary" onClick={handleSeen}>
              {t('shell.ok')}
            </Button>
          </Row>
        </NotificationCard>
      )}
    </div>
  )
}
