import type { Revocation } from '@mentor-connect/contract/learning/certificates'
import { useFormats } from '@mentor-connect/i18n'
import { ButtonLink, Row } from '@mentor-connect/ui'
import { Ban } from 'lucide-react'
import { useSitePaths } from '../page-layout/useSitePaths'
import { useT } from './messages/useT'
import { Facts } from './Facts'
import { VerdictCard } from './VerdictCard'

interface CertificateRevokedProps {
  revocation: Revocation
  /** Called before the certificate that replaces this one is shown. */
  onReplacement: () => void
}

export function CertificateRevoked({ revocation, onReplacement }: CertificateRevokedProps) {
  const { revokedAt, reasonCode = 'withdrawn', replacedBy } = revocation
  const t = useT()
  const sitePaths = useSitePaths()
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
          <ButtonLink to={sitePaths.verifyCertificateOf(replacedBy)} onClick={onReplacement}>
            {t('public.verify.showReplacement')}
          </ButtonLink>
        </Row>
      )}
    </VerdictCard>
  )
}
