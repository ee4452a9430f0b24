import type { ProgressDetail } from '@mentor-connect/contract/learning/learners'
import { INTL_TAGS, useLocale } from '@mentor-connect/i18n'
import { Card, Gauge, Muted, SectionTitle, Stack, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { CourseProgress } from './CourseProgress'
import { lessonTotals } from './progressRates'

export function ProgressOverview({ details }: { details: ProgressDetail[] }) {
  const t = useT()
  const locale = useLocale()
  const totals = lessonTotals(details)
  const percent = new Intl.NumberFormat(INTL_TAGS[locale], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(totals.percent)

  return (
    <Card as="section" aria-labelledby="progress-title">
      <SectionTitle id="progress-title">{t('learner.progress.title')}</SectionTitle>
      <Overview>
        <Overall>
          <Gauge
            percent={totals.percent}
            text={`${percent}%`}
            label={t('learner.progress.overall')}
            size={152}
          />
          <div>
            <strong>{t('learner.progress.overall')}</strong>
            <Muted>
              {t('learner.progress.allLessons', { completed: totals.completed, total: totals.total })}
            </Muted>
          </div>
        </Overall>
        <Stack as="ul" $gap={5}>
          {details.map((detail) => (
            <CourseProgress key={detail.courseId} detail={detail} />
          ))}
        </Stack>
      </Overview>
    </Card>
  )
}

const Overview = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  margin-top: ${space[5]};
`

const Overall = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[4]};
  text-align: center;
  ${media.tabletUp} {
    flex-direction: row;
    gap: ${space[6]};
    text-align: start;
  }
`
