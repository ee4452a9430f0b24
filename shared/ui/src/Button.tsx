import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { TARGET, color, font, media, motion, radius, space } from './theme'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'accent' | 'danger'

interface Look {
  $variant?: ButtonVariant
  $wide?: boolean
  $small?: boolean
  /**
   * True if the label contains a name that a person has chosen. Such a name may be one long word, so it wraps
   * anywhere.
   */
  $named?: boolean
}

export interface Activity {
  /**
   * True if the button cannot be used now, for example while its action runs. It keeps the focus and its place in the
   * tab order, which a button with `disabled` loses.
   */
  $inactive?: boolean
}

/**
 * Returns the attributes of a button. The default is `type="button"`. The button has no effect while it is inactive.
 */
export function buttonAttributes({ type, $inactive }: ComponentProps<'button'> & Activity) {
  return {
    type: type ?? ('button' as const),
    ...($inactive && { 'aria-disabled': true, onClick: ignore }),
  }
}

/** Ignores a click, and thereby also a submit: pressing Enter in a field clicks the form's submit button. */
function ignore(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** CSS selector of a button that cannot be used, because it has `disabled` or is `$inactive`. */
export const UNUSABLE = ":is(:disabled, [aria-disabled='true'])"

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    background: ${color.primary};
    color: ${color.onPrimary};
    &:hover:not(${UNUSABLE}) {
      background: ${color.primaryHover};
    }
  `,
  secondary: css`
    background: ${color.surface};
    color: ${color.primary};
    border-color: ${color.control};
    &:hover:not(${UNUSABLE}) {
      background: ${color.primarySoft};
      border-color: ${color.primary};
    }
    &[aria-pressed='true'] {
      background: ${color.primarySoft};
      border-color: ${color.primary};
      box-shadow: inset 0 0 0 1px ${color.primary};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${color.primary};
    &:hover:not(${UNUSABLE}) {
      background: ${color.primarySoft};
    }
  `,
  accent: css`
    background: ${color.accent};
    color: ${color.onAccent};
    &:hover:not(${UNUSABLE}) {
      filter: brightness(1.06);
    }
  `,
  danger: css`
    background: transparent;
    color: ${color.danger};
    border-color: ${color.danger};
    &:hover:not(${UNUSABLE}) {
      background: ${color.dangerSoft};
    }
  `,
}

const look = css<Look>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${({ $small }) => ($small ? '2.25rem' : TARGET)};
  min-width: ${({ $small }) => ($small ? '2.25rem' : TARGET)};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  padding: ${({ $small }) => ($small ? `${space[1]} ${space[3]}` : `${space[2]} ${space[5]}`)};
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  font-size: ${({ $small }) => ($small ? font.size.small : font.size.body)};
  font-weight: ${font.weight.semibold};
  line-height: 1.4;
  overflow-wrap: ${({ $named }) => ($named ? 'anywhere' : 'break-word')};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background ${motion.fast},
    border-color ${motion.fast},
    filter ${motion.fast};
  ${({ $variant = 'primary' }) => variants[$variant]}

  svg {
    flex: none;
  }
  ${media.touch} {
    min-height: ${TARGET};
    min-width: ${TARGET};
  }

  &${UNUSABLE} {
    opacity: 0.6;
    cursor: not-allowed;
  }
`

/** A button. The default is `type="button"`. */
export const Button = styled.button.attrs<Look & Activity>(buttonAttributes)<Look & Activity>`
  ${look}
`

/** A link inside the app that looks like a button. */
export const ButtonLink = styled(Link)<Look>`
  ${look}
`

/** A link that leads out of the app and looks like a button. */
export const ButtonAnchor = styled.a<Look>`
  ${look}
`

/** A square button with only an icon. It needs an `aria-label`. */
export const IconButton = styled.button.attrs<Activity>(buttonAttributes)<Activity>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${TARGET};
  height: ${TARGET};
  padding: 0;
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background ${motion.fast};

  &:hover:not(${UNUSABLE}) {
    background: ${color.primarySoft};
  }
  &${UNUSABLE} {
    opacity: 0.5;
    cursor: not-allowed;
  }
`
