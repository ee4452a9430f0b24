import { useId, useImperativeHandle, useRef, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react'
import styled from 'styled-components'
import { digitsOf } from '@mentor-connect/contract/rules/numbers/latinDigits'
import { useSharedT } from '@mentor-connect/i18n'
import { FieldError } from './Field'
import { VisuallyHidden } from './layout'
import { color, font, radius, space } from './theme'

interface OtpFieldProps {
  length: number
  /** The digits typed so far; an empty box is a space. */
  value: string
  onChange: (value: string) => void
  error?: string
  disabled?: boolean
  /** Ref with a function that focuses the first box. */
  ref?: Ref<{ focus: () => void }>
}

/**
 * A code field with one box for each digit. It ignores other characters, moves the focus automatically, and accepts a
 * pasted or autofilled code.
 */
export function OtpField({ length, value, onChange, error, disabled, ref }: OtpFieldProps) {
  const t = useSharedT()
  const errorId = useId()
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const digits = Array.from({ length }, (_, index) => value[index]?.trim() ?? '')

  const write = (next: string[]) =>
    onChange(
      next
        .map((digit) => digit || ' ')
        .join('')
        .trimEnd(),
    )
  const focus = (index: number) => boxes.current[Math.max(0, Math.min(index, length - 1))]?.focus()

  useImperativeHandle(ref, () => ({ focus: () => boxes.current[0]?.focus() }), [])

  const type = (index: number, text: string) => {
    const typed = freshDigits(text, digits[index] ?? '')
    if (!typed) return
    const next = [...digits]
    for (const [offset, digit] of [...typed].entries())
      if (index + offset < length) next[index + offset] = digit
    write(next)
    focus(index + typed.length)
  }

  const handleKey = (index: number) => (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') focus(index - 1)
    if (event.key === 'ArrowRight') focus(index + 1)
    if (event.key !== 'Backspace') return
    event.preventDefault()
    if (digits[index]) write(digits.with(index, ''))
    else focus(index - 1)
  }

  const handlePaste = (event: ClipboardEvent) => {
    event.preventDefault()
    type(0, event.clipboardData.getData('text'))
  }

  return (
    <Group disabled={disabled} aria-describedby={error ? errorId : undefined}>
      <VisuallyHidden as="legend">{t('ui.otp.legend', { length })}</VisuallyHidden>
      <Boxes>
        {digits.map((digit, index) => (
          <DigitBox
            key={index}
            ref={(box) => {
              boxes.current[index] = box
            }}
            value={digit}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={t('ui.otp.digit', { n: index + 1, length })}
            aria-invalid={Boolean(error)}
            aria-describedby={error ? errorId : undefined}
            onChange={(event) => type(index, event.target.value)}
            // Typing the same digit again fires no change event, so the focus is moved here.
            onInput={(event) => event.currentTarget.value === digit && focus(index + 1)}
            onKeyDown={handleKey(index)}
            onPaste={handlePaste}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </Boxes>
      {error && (
        <FieldError id={errorId} role="alert">
          {error}
        </FieldError>
      )}
    </Group>
  )
}

/** Returns the digits that were just typed into a box, without the previous digit, which they replace. */
function freshDigits(text: string, before: string): string {
  const digits = digitsOf(text)
  return digits.length === 2 && before ? digits.replace(before, '') : digits
}

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

const Boxes = styled.div`
  display: flex;
  gap: ${space[3]};
`

const DigitBox = styled.input`
  width: 3.5rem;
  height: 4rem;
  border: 1px solid ${color.control};
  border-radius: ${radius.medium};
  background: ${color.surface};
  font-size: 1.75rem;
  font-weight: ${font.weight.semibold};
  text-align: center;

  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
`
