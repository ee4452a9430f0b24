import { changesNewestFirst } from '../facts/history'
import type { Overview } from '../facts/overview'
import { statusOf } from '../facts/status'
import { AreaFacts } from './AreaFacts'
import { Document, OWNER_PATH } from './Document'
import { AreaLink, HistoryTable } from './HistoryTable'
import { Notice } from './Notice'
import { StatusBadge } from './StatusBadge'
import { counted } from './texts'
import { Moment } from './times'

const LATEST = 8

/** What is live, area by area, and the latest changes. */
export function OverviewPage({ overview }: { overview: Overview }) {
  const { areas, ledger, numbers, problem, budgetOf, retired } = overview
  return (
    <Document title="Overview" isSignedIn current={OWNER_PATH}>
      <h1>{headline(overview)}</h1>
      <Facts overview={overview} />
      <Notice problem={problem} />
      <div className="areas">
        {areas.map((current) => (
          <article key={current.area} className="card" aria-labelledby={`area-${current.area}`}>
            <header>
              <h2 id={`area-${current.area}`}>
                <AreaLink area={current.area} />
              </h2>
              <StatusBadge status={statusOf(numbers?.live[current.area], budgetOf(current.area))} />
            </header>
            <AreaFacts current={current} budget={budgetOf(current.area)} numbers={numbers} />
          </article>
        ))}
      </div>
      {retired.length > 0 && (
        <p>
          Retired:{' '}
          {retired.map((area, index) => (
            <span key={area}>
              {index > 0 && ', '}
              <AreaLink area={area} />
            </span>
          ))}
        </p>
      )}
      <h2>Latest changes</h2>
      <HistoryTable entries={changesNewestFirst(ledger).slice(0, LATEST)} ledger={ledger} />
      <p>
        <a href={`${OWNER_PATH}/history`}>All {counted(ledger.length, 'change')}</a>
      </p>
    </Document>
  )
}

/** The one sentence that matters. */
function headline({ areas, numbers, budgetOf }: Overview): string {
  const names = areas.map(({ area }) => area)
  const over = names.filter((area) => statusOf(numbers?.live[area], budgetOf(area)) === 'over')
  const canaries = areas.filter(({ canary }) => canary).length
  const tried = canaries > 0 ? `; ${counted(canaries, 'canary').replace(/canarys$/, 'canaries')} running` : ''
  if (!numbers) return `${counted(areas.length, 'area')} live${tried}`
  if (over.length > 0)
    return `${over.join(', ')} ${over.length === 1 ? 'is over its' : 'are over their'} error budget${tried}`
  return `No area is over its error budget${tried}`
}

function Facts({ overview: { registry, now, numbers } }: { overview: Overview }) {
  return (
    <p className="lead">
      Generation {registry.generation}, {registry.signature ? 'signed' : 'not signed'}.{' '}
      {numbers && `${counted(numbers.pages, 'page')} sent in the last 24 hours. `}
      As of <Moment at={now.toISOString()} /> UTC.
    </p>
  )
}
