import type { Assessment } from '@mentor-connect/contract/learning/assessments'
import { paths } from '@mentor-connect/contract/remote'
import { INTEREST_ITEMS } from '@mentor-connect/contract/learning/interestItems'
import { ButtonLink, Lead, Muted, Row, color } from '@mentor-connect/ui'
import { ClipboardList } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { firstOpenPart, partAddress } from './parts'

/** The introduction of the interest test: its subject, its length, and the link to the questions. */
export function About({ assessment }: { assessment: Assessment }) {
  const t = useT()
  return (
    <>
      <Lead>{t('learner.assessment.intro')}</Lead>
      <Muted>{t('learner.assessment.facts')}</Muted>
      <Row $gap={5}>
        <StartLink assessment={assessment} />
        <MethodLink to={paths.learner.assessmentMethod}>{t('learner.assessment.method')}</MethodLink>
      </Row>
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
