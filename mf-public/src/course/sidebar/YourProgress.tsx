import type { Completion } from '@mentor-connect/contract/courses/completion'
import { Card, Gauge, Muted, Row, Stack, font } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../messages/useT'

interface YourProgressProps {
  completion: Completion
  isEnrolled: boolean
}

export function YourProgress({ completion, isEnrolled }: YourProgressProps) {
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
        {!(isEnrolled && completion.isComplete) && <Muted>{t('public.certificate.completeAllFor')}</Muted>}
      </Stack>
    </Card>
  )
}

const Heading = styled.h2`
  font-size: ${font.size.h4};
`
