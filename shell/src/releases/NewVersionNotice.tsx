import { Button, Row } from '@mentor-connect/shared/ui'
import { useSyncExternalStore } from 'react'
import { CornerCard } from '../corner/CornerCard'
import { useT } from '../messages/useT'
import { useAreas } from '../remotes/AreasContext'

/** Offers a newer version; whoever is in the middle of something goes on with what they have. */
export function NewVersionNotice() {
  const t = useT()
  const { newVersion } = useAreas()
  const isThere = useSyncExternalStore(newVersion.subscribe, newVersion.isThere)
  return (
    <div role="status">
      {isThere && (
        <CornerCard>
          <p>{t('shell.newVersion')}</p>
          <Row>
            <Button onClick={() => location.reload()}>{t('shell.reload')}</Button>
            <Button $variant="ghost" onClick={newVersion.dismiss}>
              {t('shell.later')}
            </Button>
          </Row>
        </CornerCard>
      )}
    </div>
  )
}
