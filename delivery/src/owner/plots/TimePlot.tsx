import type { Change } from '../facts/history'
import type { Series } from '../facts/series'
import { timeLabel } from '../pages/times'
import { linear, linePath, niceTicks, round, type Scale } from './scale'

/** In units of the drawing; text has 13 of them. Pages show it about 1:1, so that the text stays readable on a phone. */
const WIDTH = 360
const HEIGHT = 200
const LEFT = 54
const RIGHT = 12
const TOP = 26
const BOTTOM = 26

export interface Line {
  name: string
  /** One for each point of the series; undefined where nothing is known. */
  values: (number | undefined)[]
  /** Sets the look of the second line apart. */
  isSecond?: boolean
}

interface TimePlotProps {
  id: string
  title: string
  series: Series
  lines: Line[]
  /** A value that should not be exceeded. */
  limit?: { value: number; name: string }
  /** The axis ends at this value or above it; default: 0. */
  least?: number
  format: (value: number) => string
}

/** Values over time with the releases of that time, as a picture with a text alternative. */
export function TimePlot({ id, title, series, lines, limit, least = 0, format }: TimePlotProps) {
  const values = lines.flatMap((line) => line.values.filter((value) => value !== undefined))
  const ticks = niceTicks(Math.max(...values, limit?.value ?? 0, least) * 1.05)
  const x = linear([series.from, series.to], [LEFT, WIDTH - RIGHT])
  const y = linear([0, ticks.at(-1)!], [HEIGHT - BOTTOM, TOP])
  return (
    <figure className="plot">
      <figcaption>
        <h3>{title}</h3>
        <Legend lines={lines} limit={limit} format={format} />
      </figcaption>
      {values.length === 0 ? (
        <p className="empty">Nothing was reported in this time.</p>
      ) : (
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-text`}>{textOf(series, lines, limit, format)}</desc>
          <ValueAxis ticks={ticks} y={y} format={format} />
          <TimeAxis series={series} x={x} />
          <Marks marks={series.marks} x={x} />
          {limit && (
            <line
              className="limit"
              x1={LEFT}
              x2={WIDTH - RIGHT}
              y1={round(y(limit.value))}
              y2={round(y(limit.value))}
            />
          )}
          {lines.map((line) => (
            <PlotLine key={line.name} line={line} series={series} x={x} y={y} />
          ))}
        </svg>
      )}
    </figure>
  )
}

function Legend({ lines, limit, format }: Pick<TimePlotProps, 'lines' | 'limit' | 'format'>) {
  return (
    <ul className="legend">
      {lines.length > 1 &&
        lines.map(({ name, isSecond }) => (
          <li key={name}>
            <Sample look={isSecond ? 'second' : 'first'} /> {name}
          </li>
        ))}
      {limit && (
        <li>
          <Sample look="limit" /> {limit.name}: {format(limit.value)}
        </li>
      )}
    </ul>
  )
}

function Sample({ look }: { look: string }) {
  return (
    <svg className="sample" viewBox="0 0 24 8" aria-hidden="true">
      <line className={look} x1="0" x2="24" y1="4" y2="4" />
    </svg>
  )
}

function ValueAxis({ ticks, y, format }: { ticks: number[]; y: Scale; format: (value: number) => string }) {
  return (
    <g className="axis">
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={round(y(tick))} y2={round(y(tick))} />
          <text x={LEFT - 6} y={round(y(tick)) + 4} textAnchor="end">
            {tick === 0 ? '0' : format(tick)}
          </text>
        </g>
      ))}
    </g>
  )
}

const TIME_LABELS = 4

function TimeAxis({ series: { points, range }, x }: { series: Series; x: Scale }) {
  const every = Math.ceil(points.length / TIME_LABELS)
  return (
    <g className="axis">
      {points
        .filter((_, index) => index % every === 0)
        .map(({ at }) => (
          <text key={at} x={round(x(at))} y={HEIGHT - 8}>
            {timeLabel(at, range)}
          </text>
        ))}
    </g>
  )
}

/** Marks that are closer have one label: their numbers would overlap. */
const MARK_DISTANCE = 28

function Marks({ marks, x }: { marks: Change[]; x: Scale }) {
  const placed = marks.map((mark, index) => ({ mark, number: index + 1, at: round(x(Date.parse(mark.at))) }))
  return (
    <>
      {placed.map(({ mark, number, at }) => (
        <line
          key={number}
          className={mark.kind === 'taken back' ? 'mark bad' : 'mark'}
          x1={at}
          x2={at}
          y1={18}
          y2={HEIGHT - BOTTOM}
        />
      ))}
      {labelsOf(placed).map(({ at, text }) => (
        <text key={text} className="mark" x={at} y={13} textAnchor="middle">
          {text}
        </text>
      ))}
    </>
  )
}

/** `1`, or `2–4` for marks that are close to each other, at the first of them. */
function labelsOf(placed: { number: number; at: number }[]): { at: number; text: string }[] {
  const groups: { at: number; first: number; last: number }[] = []
  for (const { number, at } of placed) {
    const group = groups.at(-1)
    if (group && at - group.at < MARK_DISTANCE) group.last = number
    else groups.push({ at, first: number, last: number })
  }
  return groups.map(({ at, first, last }) => ({ at, text: first === last ? `${first}` : `${first}–${last}` }))
}

function PlotLine({ line, series, x, y }: { line: Line; series: Series; x: Scale; y: Scale }) {
  const half = (series.to - series.from) / series.points.length / 2
  const points = line.values.map((value, index) => ({
    x: x(series.points[index]!.at + half),
    y: value === undefined ? undefined : y(value),
  }))
  const look = line.isSecond ? 'second' : 'first'
  return (
    <g>
      <path className={look} d={linePath(points)} />
      {points
        .filter(({ y }, index) => y !== undefined && isAlone(points, index))
        .map((point) => (
          <circle key={point.x} className={look} cx={round(point.x)} cy={round(point.y!)} r="3" />
        ))}
    </g>
  )
}

/** A value between two gaps has no line: it is drawn as a dot. */
const isAlone = (points: { y: number | undefined }[], index: number) =>
  points[index - 1]?.y === undefined && points[index + 1]?.y === undefined

function textOf(
  { points, range }: Series,
  lines: Line[],
  limit: TimePlotProps['limit'],
  format: TimePlotProps['format'],
): string {
  const parts = lines.map(({ name, values }) => {
    const known = values.flatMap((value, index) => (value === undefined ? [] : [{ value, index }]))
    const [first] = known
    if (!first) return `${name}: nothing was reported.`
    const highest = known.reduce((best, one) => (one.value > best.value ? one : best), first)
    const when = timeLabel(points[highest.index]!.at, range)
    return `${name}: at most ${format(highest.value)} (${when}), last ${format(known.at(-1)!.value)}.`
  })
  const above = limit ? [`${limit.name}: ${format(limit.value)}.`] : []
  return [...parts, ...above, 'The table below the plots has all numbers.'].join(' ')
}
