import { LIKING_MAX } from '@mentor-connect/contract/rules/interestItems'
import {
  INTEREST_NAMES,
  INTEREST_TYPES,
  type InterestScores,
} from '@mentor-connect/contract/rules/interestTypes'
import { useLocale } from '@mentor-connect/i18n'
import { color, font } from '@mentor-connect/ui'
import styled from 'styled-components'

const RADIUS = 100
const RINGS = [1, 2, 3, 4, 5]

/** The point of a type at a score: types stand on the corners of a hexagon, in the order in which they are alike. */
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
    <Drawing viewBox="-175 -130 350 260" role="img" aria-label={label}>
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
      {INTEREST_TYPES.map((type, index) => {
        const [x, y] = place(index, LIKING_MAX * 1.1)
        return (
          <text
            key={type}
            x={x}
            y={y}
            dy={y > 50 ? 10 : 2}
            textAnchor={Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end'}
          >
            {linesOf(INTEREST_NAMES[type][locale]).map((line, row) => (
              <tspan key={line} x={x} dy={row === 0 ? undefined : '1.2em'}>
                {line}
              </tspan>
            ))}
          </text>
        )
      })}
    </Drawing>
  )
}

/** A name in at most two lines, so that it has room beside the shape. */
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
    font-size: 12px;
    font-weight: ${font.weight.medium};
  }
`
