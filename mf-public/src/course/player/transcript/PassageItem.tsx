import { TARGET, color, font, media, radius, space } from '@mentor-connect/ui'
import { memo } from 'react'
import styled from 'styled-components'
import type { Passage } from './passages'

interface PassageItemProps {
  passage: Passage
  isCurrent: boolean
  isTabStop: boolean
  onJump: (second: number) => void
}

/** A passage with its time. A click jumps to it in the video. */
export const PassageItem = memo(function PassageItem({
  passage: { start, text },
  isCurrent,
  isTabStop,
  onJump,
}: PassageItemProps) {
  return (
    <li>
      <Jump
        type="button"
        aria-current={isCurrent || undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => onJump(start)}
      >
        <Time>{timeText(start)}</Time> <span>{text}</span>
      </Jump>
    </li>
  )
})

const BAR = '4px'

const Jump = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]};
  align-items: baseline;
  width: 100%;
  padding: ${space[2]} ${space[3]};
  padding-inline-start: calc(${space[2]} + ${BAR});
  border: 0;
  border-radius: ${radius.small};
  background: none;
  line-height: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${color.sunken};
  }
  /* The bar marks the current passage even if colours cannot be seen. */
  &[aria-current] {
    padding-inline-start: ${space[2]};
    border-inline-start: ${BAR} solid ${color.primary};
    background: ${color.primarySoft};
  }
  &:focus-visible {
    outline-offset: 0;
  }
  ${media.touch} {
    min-height: ${TARGET};
  }
`

const Time = styled.span`
  min-width: 2.5em;
  color: ${color.primary};
  font-size: ${font.size.small};
  font-variant-numeric: tabular-nums;
`

/** A time as text, such as `0:05`, `12:40` or `1:02:03`. */
export function timeText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  const short = `${minutes}:${two(Math.floor(seconds) % 60)}`
  return hours === 0 ? short : `${hours}:${short.padStart(5, '0')}`
}
