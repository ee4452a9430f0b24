import styled from 'styled-components'
import { color, motion, radius } from './theme'

/** A progress bar with a text value for screen readers. It is green when complete. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <Fill $complete={percent >= 100} style={{ width: `${Math.min(100, percent)}%` }} />
    </Track>
  )
}

const Track = styled.div`
  height: 0.625rem;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.sunken};
`

const Fill = styled.div<{ $complete: boolean }>`
  height: 100%;
  border-radius: inherit;
  background: ${({ $complete }) => ($complete ? color.success : color.primary)};
  transition: width ${motion.normal};
`
