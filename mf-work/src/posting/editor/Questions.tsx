import { OPENING_QUESTION_MAX, OPENING_QUESTIONS_MAX } from '@mentor-connect/contract/work/openingLimits'
import { Button, CountedField, Fieldset, IconButton, Stack, space } from '@mentor-connect/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { useErrorText } from './useErrorText'
import type { OpeningFormState } from './useOpeningForm'

/** The questions that an applicant answers. Empty ones are not stored. */
export function Questions({ form: { values, errors, set } }: { form: OpeningFormState }) {
  const t = useT()
  const error = useErrorText(errors)
  const list = useRef<HTMLDivElement>(null)
  const { questions } = values
  const replace = (index: number, text: string) =>
    set({ questions: questions.map((question, at) => (at === index ? text : question)) })
  const add = () => {
    flushSync(() => set({ questions: [...questions, ''] }))
    list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
  }
  const remove = (index: number) => {
    flushSync(() => set({ questions: questions.filter((_, at) => at !== index) }))
    list.current?.querySelector<HTMLElement>('li:last-child input, button')?.focus()
  }
  return (
    <Fieldset>
      <legend>{t('openings.form.questions')}</legend>
      <Stack ref={list} $gap={4}>
        {questions.length > 0 && (
          <Stack as="ol" $gap={4}>
            {questions.map((question, index) => (
              // The index serves as key, because questions have no id and keep their order.
              <Line key={index}>
                <CountedField
                  label={t('openings.form.question', { number: index + 1 })}
                  name={index === 0 ? 'questions' : undefined}
                  max={OPENING_QUESTION_MAX}
                  capped
                  value={question}
                  error={index === 0 ? error('questions') : undefined}
                  onChange={(text) => replace(index, text)}
                />
                <IconButton
                  aria-label={t('openings.form.removeQuestion', { number: index + 1 })}
                  onClick={() => remove(index)}
                >
                  <Trash2 size={20} aria-hidden />
                </IconButton>
              </Line>
            ))}
          </Stack>
        )}
        {questions.length < OPENING_QUESTIONS_MAX && (
          <div>
            <Button $variant="secondary" $small onClick={add}>
              <Plus size={18} aria-hidden />
              {t('openings.form.addQuestion')}
            </Button>
          </div>
        )}
      </Stack>
    </Fieldset>
  )
}

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]};
`
