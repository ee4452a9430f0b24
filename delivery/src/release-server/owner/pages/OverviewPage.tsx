import type { Overview } from '../facts/overview'
import { statusOf } from '../facts/status'
import { AreasTable } from './AreasTable'
import { ChangesTable } from './ChangesTable'
import { Document } from './Document'
import { Moment } from './Moment'

/** Shows the live release of each area, and the latest changes with their authors and reasons. */
export function OverviewPage({ overview }: { overview: Overview }) {
  const { registry, ledger, numbers, problem, retired, now } = overview
  return (
    <Document title="Overview" isSignedIn>
      <h1>{headline(overview)}</h1>
      <p className="hint">
        Generation {registry.generation}, {registry.signature ? 'signed' : 'not signed'}.{' '}
        {numbers && `${counted(numbers.pages, 'page')} sent in the last 24 hours. `}
        As of <Moment at={now.toISOString()} /> UTC.
      </p>
      {problem && (
        <p className="notice">
          <strong>No numbers of visitors.</strong> <bdi>{problem}</bdi>
        </p>
      )}
      <AreasTable overview={overview} />
      {retired.length > 0 && <p>Retired: {retired.join(', ')}</p>}
      <h2>Latest changes</h2>
      <ChangesTable ledger={ledger} />
    </Document>
  )
}

/** Heading of the page: one sentence that names the areas over their error budget and counts the running canaries. */
function headline({ areas, numbers, budgetOf }: Overview): string {
  const names = areas.map(({ area }) => area)
  const over = names.filter((area) => statusOf(numbers?.live[area], budgetOf(area)) === 'over')
  const canaries = areas.filter(({ canary }) => canary).length
  const tried = canaries > 0 ? `; ${canaries === 1 ? '1 canary' : `${canaries} canaries`} running` : ''
  if (!numbers) return `${counted(areas.length, 'area')} live${tried}`
  if (over.length > 0)
    return `${over.join(', ')} ${over.length === 1 ? 'is over its' : 'are over their'} error budget${tried}`
  return `No area is over its error budget${tried}`
}

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
