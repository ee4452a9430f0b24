import type { AreaDetails } from '../facts/areaDetails'
import { RANGES, type Range } from '../facts/series'
import { statusOf } from '../facts/status'
import { AreaFacts } from './AreaFacts'
import { Document, OWNER_PATH } from './Document'
import { HistoryTable, Pages } from './HistoryTable'
import { Notice } from './Notice'
import { ReleasesTable } from './ReleasesTable'
import { SeriesPlots } from './SeriesPlots'
import { StatusBadge } from './StatusBadge'

interface AreaPageProps {
  details: AreaDetails
  range: Range
}

/** One area: its live release, how it does over time, its releases and its history. */
export function AreaPage({ details, range }: AreaPageProps) {
  const { area, current, budget, numbers, series, problem, history, ledger, releases } = details
  const address = (query: { range?: Range; page?: number }) =>
    `${OWNER_PATH}/areas/${encodeURIComponent(area)}?${new URLSearchParams({ range, ...(query as object) })}`
  return (
    <Document title={area} isSignedIn>
      <div className="title">
        <h1>{area}</h1>
        {current && <StatusBadge status={statusOf(numbers?.live[area], budget)} />}
      </div>
      <Notice problem={problem} />
      {current ? (
        <>
          <h2>What is live</h2>
          <div className="card live">
            <AreaFacts current={current} budget={budget} numbers={numbers} />
          </div>
        </>
      ) : (
        <p>This area is retired: its addresses are not found any more.</p>
      )}
      {series && (
        <section>
          <div className="title">
            <h2 id="time">Over time</h2>
            <RangeLinks range={range} addressOf={(one) => address({ range: one })} />
          </div>
          <SeriesPlots series={series} budget={budget} />
        </section>
      )}
      {releases.length > 0 && <ReleasesTable details={details} />}
      <h2 id="history">History</h2>
      <HistoryTable entries={history.items} ledger={ledger} isOfOneArea />
      <Pages {...history} addressOf={(page) => `${address({ page })}#history`} />
    </Document>
  )
}

function RangeLinks({ range, addressOf }: { range: Range; addressOf: (range: Range) => string }) {
  return (
    <nav className="ranges" aria-label="Time">
      {(Object.keys(RANGES) as Range[]).map((one) => (
        <a key={one} href={`${addressOf(one)}#time`} aria-current={one === range ? 'true' : undefined}>
          {RANGES[one].label}
        </a>
      ))}
    </nav>
  )
}
