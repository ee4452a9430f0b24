import styled, { css } from 'styled-components'
import { VisuallyHidden } from './layout'
import { color, font, radius, space } from './theme'

const MOST_SHOWN = 99

/**
 * Name of the CSS counter that adds up the numbers inside an element (`countSum`). It is done in CSS because the
 * numbers of one entry come from areas that share no code.
 */
const COUNTER = 'mc-count'

/**
 * A number on the corner of an element. Renders nothing for zero. @param label text that screen readers read
 * instead of the number
 */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null
  return (
    <>
      <Round aria-hidden data-count style={{ counterIncrement: `${COUNTER} ${count}` }}>
        {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      </Round>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}

/**
 * CSS properties with which the element around a number can change the number's size and draw a ring around
 * it.
 */
const SIZE = 'var(--mc-count-size, 1.375rem)'
const RING = 'var(--mc-count-ring, transparent)'

const round = css`
  display: block;
  min-width: ${SIZE};
  padding: 0 ${space[1]};
  border-radius: ${radius.round};
  background: ${color.primary};
  color: ${color.onPrimary};
  box-shadow: 0 0 0 2px ${RING};
  font-size: calc(0.6 * ${SIZE});
  font-weight: ${font.weight.semibold};
  line-height: ${SIZE};
  text-align: center;
`

const Round = styled.span`
  ${round}
`

/**
 * Shows the sum of the numbers inside an element instead of each number. Screen readers read the label of each
 * number.
 */
export const countSum = css`
  counter-reset: ${COUNTER};

  &:has([data-count] ~ [data-count]) {
    [data-count] {
      position: absolute;
      visibility: hidden;
    }
    &::after {
      ${round}
      content: counter(${COUNTER});
      content: counter(${COUNTER}) / '';
    }
  }
`
