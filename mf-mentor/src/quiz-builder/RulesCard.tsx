import { ATTEMPTS_SHOWN, QUESTIONS_MAX } from '@mentor-connect/contract/courses/quizzes/quizLimits'
import { Muted, Switch, WholeNumberField, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { FoldedCard, type Fold } from '../page-layout/FoldedCard'
import type { QuizDraft } from './draft/useQuizDraft'
import { useT } from './messages/useT'

interface RulesCardProps {
  draft: QuizDraft
  fold: Fold
}

/** The rules of a quiz: how attempts are composed and when they pass. Closed, it shows a summary; open, the fields. */
export function RulesCard({ draft: { rules, invalidRules, setNumber, ...draft }, fold }: RulesCardProps) {
  const t = useT()
  const questions = draft.questions.length
  const { passPercent, draw, maxAttempts, shuffle } = rules
  const summary = [
    t('mentor.quiz.rules.summary.pass', { percent: passPercent }),
    t('mentor.quiz.rules.summary.draw', { draw: Math.min(draw, questions), count: questions }),
    maxAttempts === undefined
      ? t('mentor.quiz.rules.summary.anyAttempts')
      : t('mentor.quiz.rules.summary.attempts', { count: maxAttempts }),
    t(shuffle ? 'mentor.quiz.rules.summary.mixed' : 'mentor.quiz.rules.summary.ordered'),
  ].join(' · ')
  const numberField = (name: (typeof invalidRules)[number]) => ({
    name,
    value: invalidRules.includes(name) ? NaN : rules[name],
  })
  return (
    <FoldedCard title={t('mentor.quiz.rules')} summary={summary} fold={fold}>
      <Sides>
        <WholeNumberField
          label={t('mentor.quiz.rules.pass')}
          min={1}
          max={100}
          rule={t('mentor.quiz.wholeNumber', { min: 1, max: 100 })}
          {...numberField('passPercent')}
          onChange={(typed = NaN) => setNumber('passPercent', typed)}
        />
        <WholeNumberField
          label={t('mentor.quiz.rules.draw')}
          hint={t('mentor.quiz.rules.drawHint', { count: questions })}
          min={1}
          max={QUESTIONS_MAX}
          rule={t('mentor.quiz.wholeNumber', { min: 1, max: QUESTIONS_MAX })}
          {...numberField('draw')}
          onChange={(typed = NaN) => setNumber('draw', typed)}
        />
        <WholeNumberField
          label={t('mentor.quiz.rules.attempts')}
          hint={t('mentor.quiz.rules.attemptsHint')}
          min={1}
          max={ATTEMPTS_SHOWN}
          rule={t('mentor.quiz.wholeNumber', { min: 1, max: ATTEMPTS_SHOWN })}
          {...numberField('maxAttempts')}
          isOptional
          onChange={(typed) => setNumber('maxAttempts', typed)}
        />
      </Sides>
      <Switch label={t('mentor.quiz.rules.shuffle')} checked={rules.shuffle} onChange={draft.setShuffle} />
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
