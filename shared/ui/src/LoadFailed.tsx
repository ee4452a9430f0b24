import { AlertTriangle } from 'lucide-react'
import { useSharedT } from '@mentor-connect/i18n'
import { Button } from './Button'
import { Placeholder } from './layout'
import { color } from './theme'
import { useFailureText, type FailureLike } from './useFailureText'

/** Shown instead of content that failed to load. */
export function LoadFailed({ error, onRetry }: { error: FailureLike; onRetry: () => void }) {
  const t = useSharedT()
  const failureText = useFailureText()
  return (
    <Placeholder role="alert" $gap={3}>
      <AlertTriangle size={36} color={color.danger} aria-hidden />
      <strong>{t('ui.loadFailed.title')}</strong>
      {/* The text for the code `unavailable` is about saving, so another text is shown here. */}
      <p>{error.code === 'unavailable' ? t('ui.loadFailed.unavailable') : failureText(error)}</p>
      <Button $variant="secondary" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </Placeholder>
  )
}
