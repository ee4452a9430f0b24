import type { AssessmentResult } from '@mentor-connect/contract/learning/assessments'
import { INTEREST_NAMES, rankedTypes } from '@mentor-connect/contract/learning/interestTypes'
import { useFormats, useLocale } from '@mentor-connect/i18n'
import { Card, CardTitle, Muted, Notice, SectionTitle, Stack } from '@mentor-connect/ui'
import { useT } from './messages/useT'

const STRONGEST = 2

/** A result in words. */
export function Result({ result }: { result: AssessmentResult }) {
  const t = useT()
  const locale = useLocale()
  const { longDate } = useFormats()
  const strongest = rankedTypes(result.scores).slice(0, STRONGEST)
  return (
    <Card as="section" aria-labelledby="interest-result">
      <Stack>
        <SectionTitle id="interest-result">
          {t('learner.assessment.result', { date: longDate(result.finishedAt) })}
        </SectionTitle>
        {result.isHurried && <Notice>{t('learner.assessment.hurried')}</Notice>}
        {result.isFlat ? (
          <Notice>{t('learner.assessment.flat')}</Notice>
        ) : (
          <Stack $gap={3}>
            <CardTitle>{t('learner.assessment.strongest')}</CardTitle>
            <Stack as="ul" $gap={3}>
              {strongest.map((type) => (
                <li key={type}>
                  <strong>{INTEREST_NAMES[type][locale]}</strong>
                  <p>{t(`learner.assessment.about.${type}`)}</p>
                </li>
              ))}
            </Stack>
          </Stack>
        )}
        <Muted>{t('learner.assessment.private')}</Muted>
      </Stack>
    </Card>
  )
}
