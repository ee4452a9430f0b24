import { useId, useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import styled from 'styled-components'
import { TARGET, color, font, radius, space } from './theme'
import { useLineErrorText } from './useLineErrorText'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  hint?: string
  error?: string
  /** Content at the end of the box of the input, for example a button that shows the password. */
  end?: ReactNode
  /** Number of lines of a text area. If absent, the field is an input with one line. */
  rows?: number
  ref?: Ref<HTMLInputElement>
}

/**
 * A labelled input. It is described by its hint and error, in addition to the `aria-describedby` of the
 * caller. A field for a line of text checks by itself for characters that are not allowed, so the caller
 * needs no rule for them.
 */
export function Field({
  label,
  hint,
  error: given,
  end,
  id,
  'aria-describedby': outer,
  ...input
}: FieldProps) {
  const [typed, setTyped] = useState('')
  const lineErrorText = useLineErrorText()
  const error = given ?? (isForWords(input) ? lineErrorText(textOf(input, typed), kindOf(input)) : undefined)
  const generated = useId()
  const inputId = id ?? generated
  const described = [outer, hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(' ')
  return (
    <Wrapper>
      <Label htmlFor={inputId}>{label}</Label>
      <Box $invalid={Boolean(error)}>
        <Input
          as={input.rows ? 'textarea' : undefined}
          {...input}
          id={inputId}
          aria-invalid={Boolean(error)}
          aria-describedby={described || undefined}
          onInput={(event) => {
            setTyped(event.currentTarget.value)
            input.onInput?.(event)
          }}
        />
        {end}
      </Box>
      {hint && <Hint id={`${inputId}-hint`}>{hint}</Hint>}
      {error && (
        <FieldError id={`${inputId}-error`} role="alert">
          {error}
        </FieldError>
      )}
    </Wrapper>
  )
}

/**
 * Returns true for a field for a line of text. Fields for numbers, passwords, searches and addresses set a `type` or
 * an `inputMode`.
 */
const isForWords = ({ rows, type, inputMode }: InputHTMLAttributes<HTMLInputElement> & { rows?: number }) =>
  rows === undefined && type === undefined && inputMode === undefined

const kindOf = ({ autoComplete }: InputHTMLAttributes<HTMLInputElement>) =>
  autoComplete === 'name' ? 'name' : 'line'

const textOf = ({ value }: InputHTMLAttributes<HTMLInputElement>, typed: string) =>
  typeof value === 'string' ? value : typed

const Wrapper = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
`

export const Label = styled.label`
  font-weight: ${font.weight.medium};
`

const Box = styled.div<{ $invalid: boolean }>`
  display: flex;
  align-items: center;
  min-height: ${TARGET};
  border: 1px solid ${({ $invalid }) => ($invalid ? color.danger : color.control)};
  border-radius: ${radius.medium};
  background: ${color.surface};

  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
`

/** Together with the border of its box, the input is as high as the buttons beside it. */
const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: calc(${TARGET} - 2px);
  padding: calc(${space[2]} - 1px) ${space[3]};
  border: 0;
  background: transparent;
  resize: vertical;

  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
`

export const Hint = styled.p`
  color: ${color.muted};
  font-size: ${font.size.small};
`

/** The error of a field. A form finds its errors by the attribute `data-field-error`. */
export const FieldError = styled.p.attrs({ 'data-field-error': '' } as object)`
  color: ${color.danger};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
`
