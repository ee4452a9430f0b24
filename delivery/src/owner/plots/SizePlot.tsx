import { kilobytes } from '../pages/texts'

interface SizePlotProps {
  /** Oldest first. */
  releases: { release: string; bytes: number }[]
}

const ROW = 26
const WIDTH = 400
const NAME = 130
const VALUE = 64
/** Older ones are in the table only. */
const SHOWN = 12

/** How large the scripts of the last releases are, as bars. */
export function SizePlot({ releases }: SizePlotProps) {
  const shown = releases.slice(-SHOWN)
  const largest = Math.max(...shown.map(({ bytes }) => bytes), 1)
  return (
    <svg
      className="sizes"
      viewBox={`0 0 ${WIDTH} ${shown.length * ROW}`}
      role="img"
      aria-labelledby="sizes-title"
      aria-describedby="sizes-text"
    >
      <title id="sizes-title">Size of each release</title>
      <desc id="sizes-text">The table above has the same numbers.</desc>
      {shown.map(({ release, bytes }, index) => (
        <g key={release}>
          <text x="0" y={index * ROW + 17}>
            {release.length > 16 ? `${release.slice(0, 15)}…` : release}
          </text>
          <rect
            x={NAME}
            y={index * ROW + 5}
            width={Math.max(2, Math.round((bytes / largest) * (WIDTH - NAME - VALUE)))}
            height={ROW - 10}
            rx="3"
          />
          <text x={WIDTH} y={index * ROW + 17} textAnchor="end">
            {kilobytes(bytes)}
          </text>
        </g>
      ))}
    </svg>
  )
}
