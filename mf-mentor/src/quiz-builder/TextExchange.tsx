import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { newId } from '@mentor-connect/api'
import type { AuthoredQuestion } from '@mentor-connect/contract/courses/quizzes/quizAuthoring'
import { parseQuizText } from '@mentor-connect/contract/courses/quiz-text/quizText'
import { writeQuizText } from '@mentor-connect/contract/courses/quiz-text/writeQuizText'
import { QUESTIONS_MAX } from '@mentor-connect/contract/courses/quizzes/quizLimits'
import {
  Button,
  ButtonAnchor,
  Field,
  Muted,
  Notice,
  Row,
  color,
  notify,
  radius,
  space,
} from '@mentor-connect/ui'
import { FileDown, FileUp } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { FoldedCard } from '../page-layout/FoldedCard'
import { useT } from './messages/useT'

interface TextExchangeProps {
  questions: AuthoredQuestion[]
  onImport: (questions: AuthoredQuestion[]) => void
}

/** Imports questions written as plain text, and exports the quiz in the same format. */
export function TextExchange({ questions, onImport }: TextExchangeProps) {
  const t = useT()
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const parsed = parseQuizText(text, newId)
  const isTooMany = questions.length + parsed.questions.length > QUESTIONS_MAX
  const canImport = parsed.errors.length === 0 && parsed.questions.length > 0 && !isTooMany

  const handleImport = () => {
    setChecked(true)
    if (!canImport) return
    onImport(parsed.questions)
    notify.success(t('mentor.quiz.text.imported', { count: parsed.questions.length }))
    setText('')
    setChecked(false)
  }

  return (
    <FoldedCard title={t('mentor.quiz.text.title')} summary={t('mentor.quiz.text.summary')}>
      <Muted>{t('mentor.quiz.text.lead')}</Muted>
      <Example>{t('mentor.quiz.text.example')}</Example>
      <Field
        label={t('mentor.quiz.text.label')}
        rows={8}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {isChecked && !isBlank(text) && !canImport && (
        <Notice tone="danger">
          <ul>
            {parsed.errors.map(({ line, problem }) => (
              <li key={line}>
                {t('mentor.quiz.text.line', { line, problem: t(`mentor.quiz.text.problem.${problem}`) })}
              </li>
            ))}
            {isTooMany && <li>{t('mentor.quiz.text.tooMany', { max: QUESTIONS_MAX })}</li>}
          </ul>
        </Notice>
      )}
      <Row $gap={2}>
        <Button $variant="secondary" $inactive={isBlank(text)} onClick={handleImport}>
          <FileUp size={18} aria-hidden />
          {t('mentor.quiz.text.import')}
        </Button>
        {questions.length > 0 && (
          <ButtonAnchor $variant="ghost" download="quiz.txt" href={textFile(writeQuizText(questions))}>
            <FileDown size={18} aria-hidden />
            {t('mentor.quiz.text.export')}
          </ButtonAnchor>
        )}
      </Row>
    </FoldedCard>
  )
}

const textFile = (text: string) => `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`

const Example = styled.pre`
  padding: ${space[3]} ${space[4]};
  overflow-x: auto;
  border-radius: ${radius.medium};
  background: ${color.sunken};
  white-space: pre-wrap;
`
