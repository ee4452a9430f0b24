import { color, font, space } from '@mentor-connect/ui'
import styled, { css } from 'styled-components'

/** A line across the log with words in it: the day of the next messages, or the first unread one. */
export const RuleLine = styled.li<{ $isNew?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  font-size: ${font.size.small};
  font-weight: ${font.weight.semibold};
  ${({ $isNew }) =>
    $isNew
      ? css`
          --rule: ${color.primary};
          padding-block: ${space[3]} ${space[1]};
          color: ${color.primary};
        `
      : css`
          --rule: ${color.border};
          padding-block: ${space[4]} ${space[2]};
          color: ${color.muted};
        `}

  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: var(--rule);
  }
`
