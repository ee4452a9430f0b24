import { exactText } from '@mentor-connect/contract/rules/numbers/exactNumber'
import { Button, Field, Row, Stack } from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import { useT } from '../messages/useT'
import { readTypedNumber } from '../readTypedNumber'
import type { AnswerProps } from './answerProps'

/** The maximum length that the contract allows, which is longer than any meaningful number. */
const LENGTH_MAX = 40

/** A field for a number. Says before marking if the text is not understood or can be read in two ways. */
export function NumberAnswer({ question, answer, isChecked, onAnswer }: AnswerProps<'number'>) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [isLeft, setLeft] = useState(answer !== undefined)
  const { id, unit } = question
  const text = answer?.number ?? ''
  const typed = readTypedNumber(question, text)
  const readings = typed.kind === 'ambiguous' ? typed.readings.map(exactText) : []
  const understood = typed.kind === 'number' && typed.values.length === 1 ? exactText(typed.values[0]!) : text
  const problem =
    typed.kind === 'ambiguous'
      ? t('public.quiz.number.ambiguous', { first: readings[0]!, second: readings[1]! })
      : unit
        ? t('public.quiz.number.unknownIn', { unit })
        : t('public.quiz.number.unknown')
  const isShown = (isLeft || isChecked) && text.trim() !== '' && typed.kind !== 'number'

  const handleChoice = (number: string) => {
    onAnswer({ kind: 'number', number })
    input.current?.focus()
  }
  return (
    <Stack $gap={2}>
      <Field
        ref={input}
        label={unit ? t('public.quiz.numberIn', { unit }) : t('public.quiz.number')}
        name={id}
        // Numeric keyboards have neither a minus sign nor a slash, so the normal keyboard is used.
        inputMode="text"
        autoComplete="off"
        maxLength={LENGTH_MAX}
        value={text}
        hint={
          understood === text.trim() ? undefined : t('public.quiz.number.understood', { number: understood })
        }
        error={isShown ? problem : undefined}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => onAnswer({ kind: 'number', number: target.value })}
      />
      {isShown && readings.length > 0 && (
        <Row $gap={2}>
          {readings.map((number) => (
            <Button key={number} $variant="secondary" onClick={() => handleChoice(number)}>
              {number}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  )
}
