import { LIKING_MAX } from '@mentor-connect/contract/learning/interestItems'
import {
  INTEREST_NAMES,
  INTEREST_TYPES,
  type InterestScores,
} from '@mentor-connect/contract/learning/interestTypes'
import { useLocale } from '@mentor-connect/i18n'
import { color, font } from '@mentor-connect/ui'
import styled from 'styled-components'

const RADIUS = 100
const RINGS = [1, 2, 3, 4, 5]
/** Distance of the names from the centre, as a multiple of the outer ring's radius. */
const LABEL_AT = 1.08
const LINE_HEIGHT = 17

/** Coordinates of a type's score. Each type has a corner of the hexagon; similar types are neighbours. */
function place(index: number, score: number): [x: number, y: number] {
  const angle = (index * Math.PI) / 3 - Math.PI / 2
  const distance = (score / LIKING_MAX) * RADIUS
  return [Math.cos(angle) * distance, Math.sin(angle) * distance]
}

const outline = (scores: number[]) =>
  scores
    .map((score, index) =>
      place(index, score)
        .map((value) => value.toFixed(1))
        .join(','),
    )
    .join(' ')

/** The profile as a shape; a type without a score is drawn in the centre. */
export function Hexagon({ scores, label }: { scores: InterestScores; label: string }) {
  const locale = useLocale()
  return (
    <Drawing viewBox="-190 -140 380 290" role="img" aria-label={label}>
      {RINGS.map((ring) => (
        <polygon
          key={ring}
          points={outline(INTEREST_TYPES.map(() => ring))}
          fill="none"
          stroke={color.border}
        />
      ))}
      <polygon
        points={outline(INTEREST_TYPES.map((type) => scores[type] ?? 0))}
        fill={color.primary}
        fillOpacity={0.25}
        stroke={color.primary}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      {INTEREST_TYPES.map((type, index) => (
        <Corner key={type} name={INTEREST_NAMES[type][locale]} at={place(index, LIKING_MAX * LABEL_AT)} />
      ))}
    </Drawing>
  )
}

/** The name of a type beside its corner. At the top and bottom corner the name stands above or below. */
function Corner({ name, at: [x, y] }: { name: string; at: [x: number, y: number] }) {
  const isCentred = Math.abs(x) < 1
  const lines = linesOf(name)
  const dy = isCentred ? (y < 0 ? -LINE_HEIGHT * (lines.length - 1) : LINE_HEIGHT) : 0
  return (
    <text x={x} y={y + dy} textAnchor={isCentred ? 'middle' : x > 0 ? 'start' : 'end'}>
      {lines.map((line, row) => (
        <tspan key={line} x={x} dy={row === 0 ? undefined : LINE_HEIGHT}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** Breaks a name into at most two lines: there is little room beside the hexagon. */
function linesOf(name: string): string[] {
  const words = name.split(' ')
  const half = Math.ceil(words.length / 2)
  return words.length < 3 ? [name] : [words.slice(0, half).join(' '), words.slice(half).join(' ')]
}

const Drawing = styled.svg`
  width: 100%;
  max-width: 24rem;
  justify-self: center;

  text {
    fill: ${color.text};
    font-size: 14px;
    font-weight: ${font.weight.medium};
  }
`
