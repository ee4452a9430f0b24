import type { Assessment } from '@mentor-connect/contract/learning/assessments'
import { SectionTitle, Stack, Title } from '@mentor-connect/ui'
import type { Ref } from 'react'
import { About } from './About'
import { EarlierResults } from './EarlierResults'
import { MatchingCareers } from './MatchingCareers'
import { useT } from './messages/useT'
import { Result } from './Result'
import { ResultFigures } from './ResultFigures'

interface OverviewProps {
  heading: Ref<HTMLHeadingElement>
  learnerId: string
  assessment: Assessment
  onChange: (assessment: Assessment) => void
}

/**
 * The latest result with matching careers. The introduction with the link to the questions comes first if there is no
 * result or a test is unfinished.
 */
export function Overview({ heading, learnerId, assessment, onChange }: OverviewProps) {
  const t = useT()
  const { results, open = {} } = assessment
  const [latest] = results
  const isBegun = Object.keys(open).length > 0
  return (
    <>
      <Stack as="header">
        <Title ref={heading} tabIndex={-1}>
          {t('learner.assessment.title')}
        </Title>
        {(!latest || isBegun) && <About assessment={assessment} />}
      </Stack>
      {latest && (
        <>
          <Result result={latest} />
          <MatchingCareers result={latest} />
          <ResultFigures result={latest} />
          {!isBegun && (
            <Stack as="section" aria-labelledby="assessment-about">
              <SectionTitle id="assessment-about">{t('learner.assessment.about')}</SectionTitle>
              <About assessment={assessment} />
            </Stack>
          )}
          <EarlierResults
            learnerId={learnerId}
            results={results}
            onChange={(remaining) => onChange({ ...assessment, results: remaining })}
          />
        </>
      )}
    </>
  )
}
