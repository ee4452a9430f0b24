import type { QuizRules } from '@mentor-connect/contract/api/quizAuthoring'
import { ATTEMPTS_SHOWN, QUESTIONS_MAX } from '@mentor-connect/contract/rules/quizLimits'
import { Muted, Switch, WholeNumberField, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { FoldedCard } from '../page-layout/FoldedCard'
import { useT } from './messages/useT'

interface RulesCardProps {
  rules: QuizRules
  /** Number of questions in the bank. */
  questions: number
  onChange: (rules: QuizRules) => void
}

/** How an attempt is put together, and what passes: in a line, and to be changed when it is opened. */
export function RulesCard({ rules, questions, onChange }: RulesCardProps) {
  const t = useT()
  const setAttempts = (maxAttempts: number | undefined) => {
    const { maxAttempts: _, ...rest } = rules
    if (!Number.isNaN(maxAttempts)) onChange(maxAttempts === undefined ? rest : { ...rest, maxAttempts })
  }
  /** What is not valid stays at its field. */
  const setRule = (rule: Partial<QuizRules>) => {
    if (!Object.values(rule).some(Number.isNaN)) onChange({ ...rules, ...rule })
  }
  const { passPercent, draw, maxAttempts, shuffle } = rules
  const summary = [
    t('mentor.quiz.rules.summary.pass', { percent: passPercent }),
    t('mentor.quiz.rules.summary.draw', { draw: Math.min(draw, questions), count: questions }),
    maxAttempts === undefined
      ? t('mentor.quiz.rules.summary.anyAttempts')
      : t('mentor.quiz.rules.summary.attempts', { count: maxAttempts }),
    t(shuffle ? 'mentor.quiz.rules.summary.mixed' : 'mentor.quiz.rules.summary.ordered'),
  ].join(' · ')
  return (
    <FoldedCard title={t('mentor.quiz.rules')} summary={summary}>
      <Sides>
        <WholeNumberField
          label={t('mentor.quiz.rules.pass')}
          min={1}
          max={100}
          rule={t('mentor.quiz.wholeNumber', { min: 1, max: 100 })}
          value={rules.passPercent}
          onChange={(passPercent = NaN) => setRule({ passPercent })}
        />
        <WholeNumberField
          label={t('mentor.quiz.rules.draw')}
          hint={t('mentor.quiz.rules.drawHint', { count: questions })}
          min={1}
          max={QUESTIONS_MAX}
          rule={t('mentor.quiz.wholeNumber', { min: 1, max: QUESTIONS_MAX })}
          value={rules.draw}
          onChange={(draw = NaN) => setRule({ draw })}
        />
        <WholeNumberField
          label={t('mentor.quiz.rules.attempts')}
          hint={t('mentor.quiz.rules.attemptsHint')}
          min={1}
          max={ATTEMPTS_SHOWN}
          rule={t('mentor.quiz.wholeNumber', { min: 1, max: ATTEMPTS_SHOWN })}
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
    </FoldedCard>
  )
}

const Sides = styled.div`
  display: grid;
  gap: ${space[4]};
  ${media.tabletUp} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
