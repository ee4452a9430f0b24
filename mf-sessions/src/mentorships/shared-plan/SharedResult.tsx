import type { SharedPlan } from '@mentor-connect/contract/learning/planSharing'
import { INTEREST_NAMES, INTEREST_TYPES } from '@mentor-connect/contract/learning/interestTypes'
import { useFormats, useLocale } from '@mentor-connect/i18n'
import { Card, CardTitle, Muted, Notice, Stack, font, space } from '@mentor-connect/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { useSharedPlanT } from './useSharedPlanT'

/** A result of the interest test that the learner shares: the scores, without the answers. */
export function SharedResult({ result }: { result: NonNullable<SharedPlan['result']> }) {
  const t = useSharedPlanT()
  const id = useId()
  const locale = useLocale()
  const { longDate, number } = useFormats()
  const { scores, finishedAt, isFlat, isHurried } = result
  return (
    <Card as="section" $padding={4} aria-labelledby={id}>
      <Stack $gap={3}>
        <CardTitle id={id}>{t('plan.result', { date: longDate(finishedAt) })}</CardTitle>
        <Muted>{t('plan.resultLimits')}</Muted>
        {(isFlat || isHurried) && <Notice>{t('plan.resultUncertain')}</Notice>}
        <Scores>
          {INTEREST_TYPES.map((type) => (
            <div key={type}>
              <dt>{INTEREST_NAMES[type][locale]}</dt>
              <dd>{scores[type] === null ? t('plan.noScore') : number(scores[type])}</dd>
            </div>
          ))}
        </Scores>
      </Stack>
    </Card>
  )
}

const Scores = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: ${space[3]};
  margin: 0;

  dd {
    margin: 0;
    font-weight: ${font.weight.semibold};
  }
`
