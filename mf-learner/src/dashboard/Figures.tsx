import type { Dashboard } from '@mentor-connect/contract/learning/learners'
import { useFormats } from '@mentor-connect/i18n'
import { Card, Muted, SectionTitle, Stack, media, space } from '@mentor-connect/ui'
import { Award, Blocks, GraduationCap } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { successRate } from './progressRates'
import { Stat } from './Stat'

/** The achievements of the learner in numbers. */
export function Figures({ progressSummary: summary, certificates }: Dashboard) {
  const t = useT()
  const { number } = useFormats()
  return (
    <Card as="section" aria-labelledby="figures-title">
      <Stack $gap={4}>
        <SectionTitle id="figures-title">{t('learner.dashboard.figures')}</SectionTitle>
        {summary.completedCourses > 0 && (
          <Muted>
            {t('learner.dashboard.success', {
              count: summary.completedCourses,
              rate: number(successRate(summary)),
            })}
          </Muted>
        )}
        <Stats>
          <Stat
            icon={GraduationCap}
            value={summary.completedCourses}
            label={t('learner.dashboard.stat.courses')}
          />
          <Stat icon={Blocks} value={summary.completedModules} label={t('learner.dashboard.stat.modules')} />
          <Stat icon={Award} value={certificates.length} label={t('learner.dashboard.stat.certificates')} />
        </Stats>
        {certificates.length === 0 && <Muted>{t('learner.certificates.empty')}</Muted>}
      </Stack>
    </Card>
  )
}

const Stats = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  margin: 0;

  & > :last-child {
    grid-column: 1 / -1;
  }
  ${media.tabletUp} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > :last-child {
      grid-column: auto;
    }
  }
`
