import type { Certificate } from '@mentor-connect/shared/contracts/certificates'
import { useFormats } from '@mentor-connect/shared/i18n'
import { Card, Row, SectionTitle, Stack, color, font, media, space } from '@mentor-connect/shared/ui'
import { BadgeCheck } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const t = useT()
  const { longDate } = useFormats()
  const facts = [
    [t('public.verify.recipient'), certificate.learnerName],
    [t('public.verify.course'), certificate.courseName],
    [t('public.verify.instructor'), certificate.instructorName],
    [t('public.verify.issued'), longDate(certificate.createdAt)],
    [t('public.verify.updated'), longDate(certificate.updatedAt)],
    [t('public.verify.certificateId'), certificate._id],
    [t('public.verify.courseId'), certificate.courseId],
  ]
  return (
    <Found>
      <Stack $gap={6}>
        <Row>
          <BadgeCheck size={40} color={color.success} aria-hidden />
          <SectionTitle>{t('public.verify.found')}</SectionTitle>
        </Row>
        <Facts>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </Stack>
    </Found>
  )
}

const Found = styled(Card)`
  border-top: ${space[1]} solid ${color.success};
`

const Facts = styled.dl`
  display: grid;
  gap: ${space[5]};
  margin: 0;
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  dt {
    color: ${color.muted};
    font-size: ${font.size.small};
  }
  dd {
    margin: 0;
    font-weight: ${font.weight.semibold};
    overflow-wrap: anywhere;
  }
`
