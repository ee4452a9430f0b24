import { color, motion } from '@mentor-connect/ui'
import styled from 'styled-components'

/** A thin progress bar along the edge of a bar. */
export function ThinProgress({ percent, label }: { percent: number; label: string }) {
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <Fill $isComplete={percent >= 100} style={{ width: `${percent}%` }} />
    </Track>
  )
}

const Track = styled.div`
  height: 3px;
  background: ${color.sunken};
`

const Fill = styled.div<{ $isComplete: boolean }>`
  height: 100%;
  background: ${({ $isComplete }) => ($isComplete ? color.success : color.primary)};
  transition: width ${motion.normal};
`
