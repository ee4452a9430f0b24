import { useSharedT } from '@mentor-connect/i18n'
import { Button } from './Button'
import { Notice } from './Notice'

/** Shown above content from the cache when a refresh failed. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  const t = useSharedT()
  return (
    <Notice tone="warning">
      {t('ui.loadFailed.stale')}{' '}
      <Button $variant="ghost" $small onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </Notice>
  )
}
