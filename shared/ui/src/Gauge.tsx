import styled from 'styled-components'
import { color, font } from './theme'

const RADIUS = 52
const LENGTH = 2 * Math.PI * RADIUS

/** A progress ring with its value as text in the middle. */
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

const Ring = styled.svg`
  flex: none;

  text {
    fill: ${color.text};
    font: ${font.weight.bold} 1.5rem ${font.family};
  }
`
