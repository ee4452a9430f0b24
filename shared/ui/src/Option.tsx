import type { ComponentProps } from 'react'
import styled, { css } from 'styled-components'
import { TARGET, color, motion, radius, space } from './theme'

interface OptionProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** `checkbox` if several of the options can be chosen. */
  type?: 'radio' | 'checkbox'
  /** True for options without a box, in a menu or in a long list. */
  isPlain?: boolean
}

/** One of several options: a radio button or check box with its text. The whole option can be clicked. */
export function Option({ type = 'radio', isPlain = false, className, children, ...input }: OptionProps) {
  return (
    <OptionLabel className={className} $isPlain={isPlain}>
      <input type={type} {...input} />
      {children}
    </OptionLabel>
  )
}

const OptionLabel = styled.label<{ $isPlain: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${TARGET};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  cursor: pointer;
  transition: background ${motion.fast};
  ${({ $isPlain }) => !$isPlain && box}

  &:hover {
    background: ${color.primarySoft};
  }
  &:has(:disabled) {
    color: ${color.muted};
    cursor: not-allowed;
  }
  span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    cursor: inherit;
  }
`

const box = css`
  padding-inline: ${space[4]};
  border: 1px solid ${color.control};

  &:has(:checked) {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
`
