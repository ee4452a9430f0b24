import { Field, media, space } from '@mentor-connect/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import type { EditorProps } from './editorProps'
import { NumberField, numberOf } from './NumberField'

/** The correct number, the tolerance, and the unit that learners see. */
export function NumberEditor({ question, answer, onChange }: EditorProps<'number'>) {
  const t = useT()
  const { unit } = question
  const [value, setValue] = useState(Number.isNaN(answer.value) ? '' : String(answer.value))
  const [tolerance, setTolerance] = useState(String(answer.tolerance))
  return (
    <Sides>
      <NumberField
        label={t('mentor.quiz.number.value')}
        text={value}
        unit={unit}
        onChange={(text) => {
          setValue(text)
          onChange(question, { ...answer, value: numberOf(text, unit) })
        }}
      />
      <NumberField
        label={t('mentor.quiz.number.tolerance')}
        text={tolerance}
        unit={unit}
        min={0}
        onChange={(text) => {
          setTolerance(text)
          onChange(question, { ...answer, tolerance: text.trim() ? numberOf(text, unit, 0) : 0 })
        }}
      />
      <Field
        label={t('mentor.quiz.number.unit')}
        autoComplete="off"
        maxLength={20}
        value={unit ?? ''}
        onChange={({ target }) => {
          const { unit: _, ...rest } = question
          const next = target.value
          // The typed text may contain this unit, so the number is read again.
          const key = {
            ...answer,
            value: numberOf(value, next),
            tolerance: tolerance.trim() ? numberOf(tolerance, next, 0) : 0,
          }
          onChange(next ? { ...rest, unit: next } : rest, key)
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
