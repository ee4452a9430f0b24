import { exactText, toNumber } from '@mentor-connect/contract/rules/numbers/exactNumber'
import { readNumber } from '@mentor-connect/contract/rules/numbers/readNumber'
import { NUMBER_MAX } from '@mentor-connect/contract/courses/quizzes/quizLimits'
import { useFormats } from '@mentor-connect/i18n'
import { Field } from '@mentor-connect/ui'
import { useState } from 'react'
import { useT } from '../messages/useT'

interface NumberFieldProps {
  label: string
  text: string
  unit: string | undefined
  min?: number
  onChange: (text: string) => void
}

const LENGTH_MAX = 40

/** A field for a number of the answer key. It accepts every notation that learners may use. */
export function NumberField({ label, text, unit, min, onChange }: NumberFieldProps) {
  const t = useT()
  const { number } = useFormats()
  const [isLeft, setLeft] = useState(text !== '')
  const problem = numberProblem(text, unit, min)
  const [first = '', second = ''] = readings(text, unit)
  const hasOtherForm = text.trim() !== '' && !problem && first !== text.trim()
  return (
    <Field
      label={label}
      // Numeric keyboards have no minus sign, so the normal keyboard is used.
      inputMode="text"
      autoComplete="off"
      maxLength={LENGTH_MAX}
      value={text}
      hint={hasOtherForm ? t('mentor.quiz.number.understood', { number: first }) : undefined}
      error={
        isLeft && problem
          ? t(`mentor.quiz.number.${problem}`, { first, second, max: number(NUMBER_MAX) })
          : undefined
      }
      onBlur={() => setLeft(true)}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** The typed number; NaN if it is missing or cannot be saved. */
export function numberOf(text: string, unit: string | undefined, min?: number): number {
  const typed = readNumber(text, { unit })
  return typed.kind === 'number' && !numberProblem(text, unit, min) ? toNumber(typed.values[0]!) : NaN
}

function readings(text: string, unit: string | undefined): string[] {
  const typed = readNumber(text, { unit })
  if (typed.kind === 'none') return []
  return (typed.kind === 'number' ? typed.values : typed.readings).map(exactText)
}

function numberProblem(text: string, unit: string | undefined, min = -NUMBER_MAX) {
  if (text.trim() === '') return undefined
  const typed = readNumber(text, { unit })
  if (typed.kind === 'none') return 'unknown'
  if (typed.kind === 'ambiguous') return 'ambiguous'
  // If there is no unit, `50%` can mean 50 or 0.5.
  if (typed.values.length > 1) return 'percent'
  const value = toNumber(typed.values[0]!)
  if (value < min && min === 0) return 'negative'
  return Math.abs(value) > NUMBER_MAX ? 'tooLarge' : undefined
}
