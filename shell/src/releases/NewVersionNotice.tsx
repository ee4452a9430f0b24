import { useStore } from '@mentor-connect/shared/store'
import { Button, Row } from '@mentor-connect/shared/ui'
import { NotificationCard } from '../notifications/NotificationCard'
import { focusPage } from '../notifications/focusPage'
import { useT } from '../messages/useT'
import { useAreas } from '../remotes/useAreas'

/** Offers to reload into a newer version; the page never reloads by itself. */
export function NewVersionNotice() {
  const t = useT()
  const { newVersion } = useAreas()
  const status = useStore(newVersion.status, () => undefined)

  function handleLater() {
    focusPage()
    newVersion.dismiss()
  }

  return (
    <div role="status">
      {status && (
        <NotificationCard>
          <p>{t(status === 'newer' ? 'shell.newVersion' : 'shell.releases.pinTakenBack')}</p>
          <Row>
            <Button onClick={() => location.reload()}>{t('shell.reload')}</Button>
            <Button $variant="ghost" onClick={handleLater}>
              {t('shell.later')}
            </Button>
          </Row>
        </NotificationCard>
      )}
    </div>
  )
}
