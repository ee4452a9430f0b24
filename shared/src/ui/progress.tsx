import styled from 'styled-components'
import { color, font, motion, radius } from './theme'

/** A bar with its value as text for screen readers; green when complete. */
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

const RADIUS = 52
const LENGTH = 2 * Math.PI * RADIUS

/** A ring with its value as text in the middle. */
export function Gauge({
  percent,
  text,
  label,
  size = 140,
}: {
  percent: number
  text: string
  label: string
  size?: number
}) {
  return (
    <Ring viewBox="0 0 120 120" width={size} height={size} role="img" aria-label={`${label}: ${text}`}>
      <circle cx="60" cy="60" r={RADIUS} fill="none" stroke={color.sunken} strokeWidth="11" />
      <circle
        cx="60"
        cy="60"
        r={RADIUS}
        fill="none"
        stroke={percent >= 100 ? color.success : color.primary}
        strokeWidth="11"
        strokeLinecap="round"
        strokeDasharray={`${(Math.min(100, percent) / 100) * LENGTH} ${LENGTH}`}
        transform="rotate(-90 60 60)"
        visibility={percent > 0 ? 'visible' : 'hidden'}
      />
      <text x="60" y="60" textAnchor="middle" dominantBaseline="central">
        {text}
      </text>
    </Ring>
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

const Ring = styled.svg`
  flex: none;

  text {
    fill: ${color.text};
    font: ${font.weight.bold} 1.5rem ${font.family};
  }
`
