import type { Revocation } from '@mentor-connect/contract/api/certificates'
import { paths } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { ButtonLink, Row } from '@mentor-connect/ui'
import { Ban } from 'lucide-react'
import { useT } from './messages/useT'
import { Facts } from './Facts'
import { VerdictCard } from './VerdictCard'

interface CertificateRevokedProps {
  revocation: Revocation
  /** The certificate that replaced it is going to be shown instead. */
  onReplacement: () => void
}

export function CertificateRevoked({ revocation, onReplacement }: CertificateRevokedProps) {
  const { revokedAt, reasonCode = 'withdrawn', replacedBy } = revocation
  const t = useT()
  const { longDate } = useFormats()
  return (
    <VerdictCard tone="danger" icon={Ban} title={t('public.verify.revoked')}>
      <p>{t('public.verify.revokedText')}</p>
      <Facts
        facts={[
          [t('public.verify.revokedOn'), longDate(revokedAt)],
          [t('public.verify.revokedReason'), t(`public.verify.code.${reasonCode}`)],
        ]}
      />
      {replacedBy && (
        <Row>
          <ButtonLink to={paths.verifyCertificateOf(replacedBy)} onClick={onReplacement}>
            {t('public.verify.showReplacement')}
          </ButtonLink>
        </Row>
      )}
    </VerdictCard>
  )
}
