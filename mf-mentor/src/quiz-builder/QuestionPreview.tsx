import type { Option, Question } from '@mentor-connect/contract/courses/quizzes/questions'
import { inlineText } from '@mentor-connect/contract/courses/quiz-text/inlineText'
import { languageOf } from '@mentor-connect/i18n'
import { Checkbox, Field, SelectField, Stack, color, font, radius, space } from '@mentor-connect/ui'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { promptText } from './draft/promptText'
import { useT } from './messages/useT'

/** A question as learners see it. Answers in the preview are not stored. */
export function QuestionPreview({ question }: { question: Question }) {
  const text = promptText(question)
  return (
    <Box lang={text ? languageOf(text) : undefined}>
      <legend>{text}</legend>
      <AnswerPreview question={question} />
    </Box>
  )
}

function AnswerPreview({ question }: { question: Question }) {
  const t = useT()
  const group = useId()
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return question.options.map(({ id, content }) => (
        <Checkbox key={id} type={question.kind === 'single' ? 'radio' : 'checkbox'} name={group}>
          {inlineText(content)}
        </Checkbox>
      ))
    case 'number':
      return <Field label={t('mentor.quiz.preview.answer')} end={<Unit>{question.unit}</Unit>} />
    case 'text':
      return <Field label={t('mentor.quiz.preview.answer')} />
    case 'order':
      return (
        <ol>
          {question.options.toReversed().map(({ id, content }) => (
            <li key={id}>{inlineText(content)}</li>
          ))}
        </ol>
      )
    case 'match':
      return question.options.map(({ id, content }) => (
        <Choice key={id} label={inlineText(content)} options={question.targets} />
      ))
    case 'gap':
      return (
        <Stack $gap={2}>
          {question.gaps.map(({ id, before, options }) => (
            <Choice key={id} label={inlineText(before)} options={options} />
          ))}
          <p>{inlineText(question.after)}</p>
        </Stack>
      )
  }
}

function Choice({ label, options }: { label: string; options: Option[] }) {
  const [value, setValue] = useState('')
  const choices = options.map((option) => ({ value: option.id, label: inlineText(option.content) }))
  return (
    <SelectField
      label={label || '…'}
      value={value}
      onChange={setValue}
      options={[{ value: '', label: '–' }, ...choices]}
    />
  )
}

const Box = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  margin: 0;
  padding: ${space[4]};
  border: 1px dashed ${color.control};
  border-radius: ${radius.large};
  background: ${color.background};

  legend {
    float: left;
    width: 100%;
    padding: 0;
    font-weight: ${font.weight.semibold};
    white-space: pre-line;
  }
  ol {
    padding-inline-start: ${space[6]};
    list-style: decimal;
  }
`

const Unit = styled.span`
  padding-inline-end: ${space[3]};
  color: ${color.muted};
`
