import { UNUSABLE, color, font, media, radius, space, visuallyHidden } from '@mentor-connect/ui'
import type { LucideIcon } from 'lucide-react'
import type { Ref } from 'react'
import styled from 'styled-components'

interface ControlButtonProps {
  icon: LucideIcon
  /** Name of the thing that the button controls. */
  label: string
  /** Present for a device that is on or off. One that is off stands out. */
  isOn?: boolean
  /** Present for something else that is on or off. */
  isPressed?: boolean
  /** True if there is something new behind the button. */
  isMarked?: boolean
  /** The state in words, beside the name. */
  stateText?: string
  /** Key that does the same. */
  shortcut?: string
  isDanger?: boolean
  isInactive?: boolean
  ref?: Ref<HTMLButtonElement>
  onClick: () => void
}

/** A round button of a call, with its name below it where there is room. */
export function ControlButton(props: ControlButtonProps) {
  const { icon: Icon, label, isOn, isPressed, stateText, shortcut, isInactive, ref, onClick } = props
  const { isDanger = false, isMarked = false } = props
  return (
    <Control
      ref={ref}
      type="button"
      aria-label={stateText ? `${label}, ${stateText}` : label}
      aria-pressed={isPressed ?? isOn}
      aria-disabled={isInactive || undefined}
      aria-keyshortcuts={shortcut}
      title={shortcut ? `${label} (${shortcut})` : label}
      $off={isOn === false}
      $danger={isDanger}
      $marked={isMarked}
      $pressed={isPressed === true}
      onClick={() => !isInactive && onClick()}
    >
      <Icon size={22} aria-hidden />
      <Name>{label}</Name>
    </Control>
  )
}

const Control = styled.button<{ $off: boolean; $danger: boolean; $marked: boolean; $pressed: boolean }>`
  display: inline-flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.125rem;
  min-width: 3rem;
  min-height: 3rem;
  padding: ${space[1]} ${space[2]};
  border: 1px solid ${({ $off, $danger }) => ($off || $danger ? color.danger : color.control)};
  border-radius: ${radius.medium};
  background: ${({ $off, $danger }) => ($danger ? color.danger : $off ? color.dangerSoft : color.surface)};
  color: ${({ $off, $danger }) => ($danger ? color.surface : $off ? color.danger : color.text)};
  font-size: 0.8125rem;
  font-weight: ${font.weight.medium};
  line-height: 1.3;
  cursor: pointer;
  ${({ $marked }) => $marked && `box-shadow: 0 0 0 3px ${color.accent};`}

  &[aria-pressed='true'] {
    border-color: ${color.primary};
    ${({ $pressed }) => $pressed && `background: ${color.primarySoft};`}
  }

  &${UNUSABLE} {
    cursor: not-allowed;
    opacity: 0.6;
  }
`

const Name = styled.span`
  ${media.belowTablet} {
    ${visuallyHidden}
  }
`
