import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { Hint } from './Field'
import { TARGET, font, space } from './theme'

interface CheckboxProps extends ComponentProps<'input'> {
  children: ReactNode
  hint?: ReactNode
}

/** A choice that is on or off, with its label and an optional hint. */
export function Checkbox({ children, hint, ...input }: CheckboxProps) {
  return (
    <Choice>
      <input type="checkbox" {...input} />
      <span>
        {children}
        {hint && <Hint as="span">{hint}</Hint>}
      </span>
    </Choice>
  )
}

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  min-height: ${TARGET};
  font-weight: ${font.weight.medium};
  cursor: pointer;

  input {
    width: 1.375rem;
    height: 1.375rem;
    margin: 0.15rem 0 0;
    cursor: inherit;
  }
  &:has([aria-disabled='true'], :disabled) {
    cursor: not-allowed;
    opacity: 0.6;
  }
  span span {
    display: block;
    font-weight: ${font.weight.normal};
  }
`
