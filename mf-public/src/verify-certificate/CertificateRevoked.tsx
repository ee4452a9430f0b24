import type { Revocation } from '@mentor-connect/contract/api/certificates'
import { useFormats } from '@mentor-connect/i18n'
import { Ban } from 'lucide-react'
import { useT } from './messages/useT'
import { Facts } from './Facts'
import { VerdictCard } from './VerdictCard'

export function CertificateRevoked({ revokedAt, reason }: Revocation) {
  const t = useT()
  const { longDate } = useFormats()
  return (
    <VerdictCard tone="danger" icon={Ban} title={t('public.verify.revoked')}>
      <p>{t('public.verify.revokedText')}</p>
      <Facts
        facts={[
          [t('public.verify.revokedOn'), longDate(revokedAt)],
          [t('public.verify.revokedReason'), reason ?? t('public.verify.noReason')],
        ]}
      />
    </VerdictCard>
  )
}
