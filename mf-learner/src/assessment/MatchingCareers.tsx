import { useEndpoint } from '@mentor-connect/api'
import type { AssessmentResult } from '@mentor-connect/contract/learning/assessments'
import { getCareers } from '@mentor-connect/contract/learning/careers'
import { paths } from '@mentor-connect/contract/remote'
import { interestMatch } from '@mentor-connect/contract/learning/interestScores'
import { useLocale } from '@mentor-connect/i18n'
import {
  Card,
  CardTitle,
  LoadFailed,
  Muted,
  SectionTitle,
  Stack,
  TARGET,
  color,
  space,
} from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { Onward } from './Onward'

const BANDS = ['close', 'partly', 'less'] as const

/** Careers in three groups by how well they match a result; other links if the result cannot be compared with any. */
export function MatchingCareers({ result: { scores } }: { result: AssessmentResult }) {
  const t = useT()
  const locale = useLocale()
  const { data, error, retry } = useEndpoint(getCareers, {})
  const matches = (data ?? []).map((career) => ({ ...career, band: interestMatch(scores, career.interests) }))
  if (error && !data) return <LoadFailed error={error} onRetry={retry} />
  if (!data) return null
  if (matches.every(({ band }) => band === undefined)) return <Onward />
  return (
    <Card as="section" aria-labelledby="matching-careers">
      <Stack>
        <SectionTitle id="matching-careers">{t('learner.assessment.careers')}</SectionTitle>
        <Muted>{t('learner.assessment.careersText')}</Muted>
        {BANDS.map((band) => (
          <Stack key={band} $gap={2}>
            <CardTitle>{t(`learner.assessment.band.${band}`)}</CardTitle>
            <Names>
              {matches
                .filter((career) => career.band === band)
                .map(({ id, names }) => (
                  <li key={id}>
                    <Link to={paths.learner.career(id)}>{names[locale]}</Link>
                  </li>
                ))}
            </Names>
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${TARGET};
    color: ${color.primary};
  }
`
