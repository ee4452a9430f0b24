import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Row, Stack } from '@mentor-connect/ui'
import { ShieldAlert } from 'lucide-react'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { PageColumn } from '../page-layout/PageColumn'
import { PageHeader } from '../page-layout/PageHeader'
import { CertificateCard } from './CertificateCard'
import { CertificateForm } from './CertificateForm'
import { CertificateNotFound } from './CertificateNotFound'
import { CertificateRevoked } from './CertificateRevoked'
import { CertificateUnchecked } from './CertificateUnchecked'
import { VerdictCard } from './VerdictCard'
import { useVerification } from './useVerification'

/** Lets anyone verify a certificate. The id is stored in the URL, so that a result can be linked to. */
export default function VerifyCertificatePage() {
  const t = useT()
  const [params, setParams] = useSearchParams()
  const asked = params.get('certificateId')?.trim() ?? ''
  const results = useRef<HTMLDivElement>(null)
  const { result, verify } = useVerification(asked)

  const handleVerify = (id: string) => {
    if (id === asked) verify(id)
    else setParams({ certificateId: id })
  }

  return (
    <Narrow>
      <PageTitle>{t('public.verify.title')}</PageTitle>
      <PageHeader title={t('public.verify.title')} intro={t('public.verify.intro')} />
      <CertificateForm asked={asked} busy={result.kind === 'verifying'} onVerify={handleVerify} />
      <Results ref={results} tabIndex={-1} aria-live="polite">
        {result.kind === 'found' && (
          <CertificateCard certificate={result.certificate} onOther={() => results.current?.focus()} />
        )}
        {result.kind === 'not-found' && <CertificateNotFound />}
        {result.kind === 'revoked' && (
          <CertificateRevoked revocation={result.revocation} onReplacement={() => results.current?.focus()} />
        )}
        {result.kind === 'invalid' && <CertificateInvalid />}
        {result.kind === 'failed' && (
          <CertificateUnchecked failure={result.failure} onRetry={() => verify(asked)} />
        )}
      </Results>
      <Row>
        <ButtonLink to={paths.home} $variant="secondary">
          {t('public.verify.back')}
        </ButtonLink>
      </Row>
    </Narrow>
  )
}

/** Takes the focus when a link inside it disappears. */
const Results = styled(Stack)`
  &:focus {
    outline: none;
  }
`

const Narrow = styled(PageColumn)`
  max-width: 48rem;
`

function CertificateInvalid() {
  const t = useT()
  return (
    <VerdictCard tone="danger" icon={ShieldAlert} title={t('public.verify.invalid')}>
      <p>{t('public.verify.invalidText')}</p>
    </VerdictCard>
  )
}
