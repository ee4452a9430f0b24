import { space } from '@mentor-connect/ui'
import { SearchX } from 'lucide-react'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { VerdictCard } from './VerdictCard'

const REASONS = [
  'public.verify.reason.typed',
  'public.verify.reason.revoked',
  'public.verify.reason.issuer',
] as const

export function CertificateNotFound() {
  const t = useT()
  return (
    <VerdictCard tone="danger" icon={SearchX} title={t('public.verify.notFound')}>
      <p>{t('public.verify.reasons')}</p>
      <Reasons>
        {REASONS.map((reason) => (
          <li key={reason}>{t(reason)}</li>
        ))}
      </Reasons>
    </VerdictCard>
  )
}

const Reasons = styled.ul`
  padding-inline-start: ${space[6]};
  list-style: disc;
`
