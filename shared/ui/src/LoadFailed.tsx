import { AlertTriangle } from 'lucide-react'
import { useSharedT } from '@mentor-connect/i18n'
import { Button } from './Button'
import { Placeholder, PlaceholderTitle } from './layout'
import { color } from './theme'
import { useFailureText, type FailureLike } from './useFailureText'

interface LoadFailedProps {
  error: FailureLike
  onRetry: () => void
  /** True if the page shows nothing else. The title is then the heading of the page. */
  isPage?: boolean
}

/** Shown instead of content that failed to load. */
export function LoadFailed({ error, onRetry, isPage = false }: LoadFailedProps) {
  const t = useSharedT()
  const failureText = useFailureText()
  return (
    <Placeholder role="alert" $gap={3}>
      <AlertTriangle size={36} color={color.danger} aria-hidden />
      <PlaceholderTitle as={isPage ? 'h1' : 'strong'}>{t('ui.loadFailed.title')}</PlaceholderTitle>
      {/* The text for the code `unavailable` is about saving, so another text is shown here. */}
      <p>{error.code === 'unavailable' ? t('ui.loadFailed.unavailable') : failureText(error)}</p>
      <Button $variant="secondary" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </Placeholder>
  )
}
