import type { QuizRules } from '@mentor-connect/contract/api/quizAuthoring'
import { ATTEMPTS_SHOWN, QUESTIONS_MAX } from '@mentor-connect/contract/rules/quizLimits'
import { Card, Muted, SectionTitle, Stack, Switch, media, space } from '@mentor-connect/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { WholeNumberField } from './WholeNumberField'

interface RulesCardProps {
  rules: QuizRules
  /** Number of questions in the bank. */
  questions: number
  onChange: (rules: QuizRules) => void
}

/** How an attempt is put together, and what passes. */
export function RulesCard({ rules, questions, onChange }: RulesCardProps) {
  const t = useT()
  const id = useId()
  const setAttempts = (maxAttempts: number | undefined) => {
    const { maxAttempts: _, ...rest } = rules
    onChange(maxAttempts === undefined ? rest : { ...rest, maxAttempts })
  }
  return (
    <Card as="section" aria-labelledby={id} $padding={5}>
      <Stack $gap={4}>
        <SectionTitle id={id}>{t('mentor.quiz.rules')}</SectionTitle>
        <Sides>
          <WholeNumberField
            label={t('mentor.quiz.rules.pass')}
            min={1}
            max={100}
            value={rules.passPercent}
            onChange={(passPercent = 1) => onChange({ ...rules, passPercent })}
          />
          <WholeNumberField
            label={t('mentor.quiz.rules.draw')}
            hint={t('mentor.quiz.rules.drawHint', { count: questions })}
            min={1}
            max={QUESTIONS_MAX}
            value={rules.draw}
            onChange={(draw = 1) => onChange({ ...rules, draw })}
          />
          <WholeNumberField
            label={t('mentor.quiz.rules.attempts')}
            hint={t('mentor.quiz.rules.attemptsHint')}
            min={1}
            max={ATTEMPTS_SHOWN}
            value={rules.maxAttempts}
            isOptional
            onChange={setAttempts}
          />
        </Sides>
        <Switch
          label={t('mentor.quiz.rules.shuffle')}
          checked={rules.shuffle}
          onChange={(shuffle) => onChange({ ...rules, shuffle })}
        />
        <Muted>{t('mentor.quiz.rules.fixed')}</Muted>
      </Stack>
    </Card>
  )
}

const Sides = styled.div`
  display: grid;
  gap: ${space[4]};
  ${media.tabletUp} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
