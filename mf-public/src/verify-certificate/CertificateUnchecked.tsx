import type { ApiFailure } from '@mentor-connect/api'
import { Button, Row, useFailureText } from '@mentor-connect/ui'
import { CloudOff } from 'lucide-react'
import { useT } from './messages/useT'
import { VerdictCard } from './VerdictCard'

/** Shown if the verification could not be carried out. It must not look like a verdict. */
export function CertificateUnchecked({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const t = useT()
  const failureText = useFailureText()
  return (
    <VerdictCard tone="warning" icon={CloudOff} title={t('public.verify.failed')}>
      <p role="alert">
        {t('public.verify.failedText')} {failureText(failure)}
      </p>
      <Row>
        <Button $variant="secondary" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      </Row>
    </VerdictCard>
  )
}
