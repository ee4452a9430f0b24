import type { Completion } from '@mentor-connect/contract/rules/completion'
import { Card, Gauge, Muted, Row, Skeleton, Stack, font, lazyPart } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../messages/useT'

interface YourProgressProps {
  courseId: string
  /** Absent unless the learner is enrolled. */
  learnerId: string | undefined
  completion: Completion
  /** Saves pending progress before the certificate is requested. */
  beforeCertificate: () => Promise<void>
}

const CertificateArea = lazyPart(
  () =>
    import(/* webpackChunkName: "certificate" */ './CertificateArea').then(
      (module) => module.CertificateArea,
    ),
  <Skeleton $height="3rem" />,
)

export function YourProgress({ courseId, learnerId, completion, beforeCertificate }: YourProgressProps) {
  const t = useT()
  return (
    <Card as="section" $padding={5}>
      <Stack $gap={4}>
        <Heading>{t('public.progress.yours')}</Heading>
        <Row $gap={4}>
          <Gauge
            percent={completion.percent}
            text={`${completion.percent}%`}
            label={t('public.progress.yours')}
            size={88}
          />
          <span>
            {t('public.progress.lessonsOf', {
              completed: completion.completedCount,
              total: completion.totalLessons,
            })}
          </span>
        </Row>
        {learnerId && completion.isComplete ? (
          <CertificateArea learnerId={learnerId} courseId={courseId} before={beforeCertificate} />
        ) : (
          <Muted>{t('public.certificate.completeAllFor')}</Muted>
        )}
      </Stack>
    </Card>
  )
}

const Heading = styled.h2`
  font-size: ${font.size.h4};
`
