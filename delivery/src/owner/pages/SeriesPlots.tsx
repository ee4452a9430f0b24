import { VITALS, type Vital } from '@mentor-connect/contract/rules/releaseHealth'
import { percent } from '../../watch/judge/verdict'
import type { Point, Series } from '../facts/series'
import { quartileText, VITAL_LIMITS, VITAL_NAMES, vitalText } from '../facts/vitals'
import { TimePlot } from '../plots/TimePlot'
import { Moment, timeLabel } from './times'
import { WideTable } from './WideTable'

interface SeriesPlotsProps {
  series: Series
  budget: number
}

/** How an area did over time: plots, the releases that they mark, and all numbers as a table. */
export function SeriesPlots({ series, budget }: SeriesPlotsProps) {
  const { points } = series
  return (
    <>
      <div className="plots">
        <TimePlot
          id="failures"
          title="Browsers that failed"
          series={series}
          lines={[
            { name: 'Errors', values: points.map(({ error }) => error) },
            { name: 'Failed loads', values: points.map(({ failed }) => failed), isSecond: true },
          ]}
          limit={{ value: budget, name: 'Error budget' }}
          format={percent}
        />
        <TimePlot
          id="browsers"
          title="Browsers"
          series={series}
          lines={[{ name: 'Browsers', values: points.map(({ browsers }) => browsers) }]}
          least={4}
          format={(value) => value.toLocaleString('en')}
        />
        {VITALS.map((vital) => (
          <VitalPlot key={vital} vital={vital} series={series} />
        ))}
      </div>
      <MarkList series={series} />
      <p className="hint">
        A browser counts once for each release and day. The numbers are kept for eight days.
      </p>
      <details>
        <summary>All numbers as a table</summary>
        <NumbersTable series={series} />
      </details>
    </>
  )
}

function VitalPlot({ vital, series }: { vital: Vital; series: Series }) {
  return (
    <TimePlot
      id={vital}
      title={`${VITAL_NAMES[vital]}, 75th percentile`}
      series={series}
      lines={[{ name: vital.toUpperCase(), values: series.points.map(({ vitals }) => vitals[vital]?.value) }]}
      limit={{ value: VITAL_LIMITS[vital][0], name: 'Good up to' }}
      format={(value) => vitalText(vital, value)}
    />
  )
}

function MarkList({ series: { marks } }: { series: Series }) {
  if (marks.length === 0) return <p>Nothing was released or rolled back in this time.</p>
  return (
    <>
      <h3>Marks in the plots</h3>
      <ol className="marks">
        {marks.map(({ at, what, release, by }, index) => (
          <li key={index}>
            <Moment at={at} /> {what}: <code>{release}</code> {by && <bdi>by {by}</bdi>}
          </li>
        ))}
      </ol>
    </>
  )
}

function NumbersTable({ series: { points, range } }: { series: Series }) {
  return (
    <WideTable label="All numbers">
      <thead>
        <tr>
          <th scope="col">Time (UTC)</th>
          <th scope="col" className="number">
            Browsers
          </th>
          <th scope="col" className="number">
            Failed loads
          </th>
          <th scope="col" className="number">
            Errors
          </th>
          {VITALS.map((vital) => (
            <th key={vital} scope="col" className="number">
              {vital.toUpperCase()} p75
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.at}>
            <th scope="row">{timeLabel(point.at, range)}</th>
            {cellsOf(point).map((text, index) => (
              <td key={index} className="number">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

function cellsOf({ browsers, failed, error, vitals }: Point): string[] {
  const share = (value: number | undefined) => (value === undefined ? '–' : percent(value))
  return [
    browsers.toLocaleString('en'),
    share(failed),
    share(error),
    ...VITALS.map((vital) => (vitals[vital] ? quartileText(vital, vitals[vital]) : '–')),
  ]
}
