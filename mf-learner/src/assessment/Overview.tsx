import type { Assessment } from '@mentor-connect/contract/api/assessments'
import { paths } from '@mentor-connect/contract/remote'
import { INTEREST_ITEMS } from '@mentor-connect/contract/rules/interestItems'
import { ButtonLink, Lead, Muted, Row, Stack, Title, color } from '@mentor-connect/ui'
import { ClipboardList } from 'lucide-react'
import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { EarlierResults } from './EarlierResults'
import { useT } from './messages/useT'
import { MatchingCareers } from './MatchingCareers'
import { firstOpenPart, partAddress } from './parts'
import { Result } from './Result'

interface OverviewProps {
  heading: Ref<HTMLHeadingElement>
  learnerId: string
  assessment: Assessment
  onChange: (assessment: Assessment) => void
}

/** The start of the assessment, and below it what came out so far. */
export function Overview({ heading, learnerId, assessment, onChange }: OverviewProps) {
  const t = useT()
  const [latest, ...earlier] = assessment.results
  return (
    <>
      <Stack as="header">
        <Title ref={heading} tabIndex={-1}>
          {t('learner.assessment.title')}
        </Title>
        <Lead>{t('learner.assessment.intro')}</Lead>
        <Muted>{t('learner.assessment.facts')}</Muted>
        <Row $gap={5}>
          <StartLink assessment={assessment} />
          <MethodLink to={paths.learner.assessmentMethod}>{t('learner.assessment.method')}</MethodLink>
        </Row>
      </Stack>
      {latest && <Result result={latest} />}
      {latest && <MatchingCareers result={latest} />}
      {latest && (
        <EarlierResults
          learnerId={learnerId}
          results={[latest, ...earlier]}
          onChange={(results) => onChange({ ...assessment, results })}
        />
      )}
    </>
  )
}

function StartLink({ assessment: { open, results } }: { assessment: Assessment }) {
  const t = useT()
  const answers = open ?? {}
  const done = Object.keys(answers).length
  const label =
    done > 0
      ? t('learner.assessment.resume', { done, total: INTEREST_ITEMS.length })
      : t(results.length > 0 ? 'learner.assessment.again' : 'learner.assessment.start')
  return (
    <ButtonLink
      to={partAddress(firstOpenPart(answers))}
      $variant={done === 0 && results.length > 0 ? 'secondary' : 'primary'}
    >
      <ClipboardList size={20} aria-hidden />
      {label}
    </ButtonLink>
  )
}

const MethodLink = styled(Link)`
  padding-block: 0.625rem;
  color: ${color.primary};
`
