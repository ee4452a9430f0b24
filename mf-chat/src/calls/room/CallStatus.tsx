import { color, font, media, radius, space } from '@mentor-connect/ui'
import styled, { css } from 'styled-components'

interface CallStatusProps {
  texts: string[]
  /** True while the two do not reach each other. */
  isUrgent: boolean
  /** True for a copy that stands where the chat covers the original, which screen readers have read already. */
  isCopy?: boolean
}

/** The sentences about the present state of a call. */
export function CallStatus({ texts, isUrgent, isCopy = false }: CallStatusProps) {
  return (
    <Sentences
      role={isCopy ? undefined : 'status'}
      aria-hidden={isCopy || undefined}
      $urgent={isUrgent}
      $copy={isCopy}
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Sentences>
  )
}

const Sentences = styled.div<{ $urgent: boolean; $copy: boolean }>`
  font-size: ${font.size.small};
  text-align: center;
  overflow-wrap: anywhere;
  ${({ $urgent }) =>
    $urgent &&
    css`
      padding: ${space[2]};
      border-radius: ${radius.medium};
      background: ${color.warningSoft};
      color: ${color.text};
      font-size: ${font.size.body};
      font-weight: ${font.weight.medium};
    `}
  ${({ $copy }) =>
    $copy &&
    css`
      flex: none;
      border-radius: 0;
      ${media.desktopUp} {
        display: none;
      }
    `}
`
