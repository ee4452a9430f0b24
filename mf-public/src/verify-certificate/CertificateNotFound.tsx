import { Card, Row, SectionTitle, Stack, color, space } from '@mentor-connect/shared/ui'
import { SearchX } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

const REASONS = [
  'public.verify.reason.typed',
  'public.verify.reason.revoked',
  'public.verify.reason.issuer',
] as const

export function CertificateNotFound() {
  const t = useT()
  return (
    <Missing>
      <Stack $gap={4}>
        <Row>
          <SearchX size={40} color={color.danger} aria-hidden />
          <SectionTitle>{t('public.verify.notFound')}</SectionTitle>
        </Row>
        <p>{t('public.verify.reasons')}</p>
        <Reasons>
          {REASONS.map((reason) => (
            <li key={reason}>{t(reason)}</li>
          ))}
        </Reasons>
      </Stack>
    </Missing>
  )
}

const Missing = styled(Card)`
  border-top: ${space[1]} solid ${color.danger};
`

const Reasons = styled.ul`
  padding-inline-start: ${space[6]};
  list-style: disc;
`
