import { decimalNumber } from '@mentor-connect/contract/rules/typedNumbers'
import { Field, media, space } from '@mentor-connect/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import type { EditorProps } from './editorProps'

/** A number, by how much an answer may differ, and the unit that is shown. */
export function NumberEditor({ question, answer, onChange }: EditorProps<'number'>) {
  const t = useT()
  const [value, setValue] = useState(Number.isFinite(answer.value) ? String(answer.value) : '')
  const [tolerance, setTolerance] = useState(String(answer.tolerance))
  return (
    <Sides>
      <Field
        label={t('mentor.quiz.number.value')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={value}
        onChange={({ target }) => {
          setValue(target.value)
          onChange(question, { ...answer, value: target.value.trim() ? decimalNumber(target.value) : NaN })
        }}
      />
      <Field
        label={t('mentor.quiz.number.tolerance')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={tolerance}
        onChange={({ target }) => {
          setTolerance(target.value)
          onChange(question, { ...answer, tolerance: target.value.trim() ? decimalNumber(target.value) : 0 })
        }}
      />
      <Field
        label={t('mentor.quiz.number.unit')}
        autoComplete="off"
        maxLength={20}
        value={question.unit ?? ''}
        onChange={({ target }) => {
          const { unit: _, ...rest } = question
          onChange(target.value ? { ...rest, unit: target.value } : rest, answer)
        }}
      />
    </Sides>
  )
}

const Sides = styled.div`
  display: grid;
  gap: ${space[3]};
  ${media.tabletUp} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
