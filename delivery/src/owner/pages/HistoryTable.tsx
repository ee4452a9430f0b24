import { shortCommit } from '@mentor-connect/release/releaseTable'
import type { LedgerEntry } from '../../release/ledger'
import { describeChange, type Change, type Paged } from '../facts/history'
import { OWNER_PATH } from './Document'
import { counted } from './texts'
import { Moment } from './times'
import { WideTable } from './WideTable'

interface HistoryTableProps {
  entries: LedgerEntry[]
  ledger: LedgerEntry[]
  /** Leaves out the column of the area. */
  isOfOneArea?: boolean
}

/** Changes of a site, newest first. */
export function HistoryTable({ entries, ledger, isOfOneArea = false }: HistoryTableProps) {
  return (
    <WideTable label="Changes">
      <thead>
        <tr>
          <th scope="col">When (UTC)</th>
          {!isOfOneArea && <th scope="col">Area</th>}
          <th scope="col">What</th>
          <th scope="col">Release</th>
          <th scope="col">By</th>
          <th scope="col">Commit</th>
          <th scope="col">Reason</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => (
          <Row key={index} change={describeChange(entry, ledger)} isOfOneArea={isOfOneArea} />
        ))}
      </tbody>
    </WideTable>
  )
}

function Row({ change, isOfOneArea }: { change: Change; isOfOneArea: boolean }) {
  const { at, area, what, kind, release, by, via, commit, reason } = change
  return (
    <tr>
      <td className="fixed">
        <Moment at={at} />
      </td>
      {!isOfOneArea && <td>{area ? <AreaLink area={area} /> : 'all'}</td>}
      <td className={kind === 'taken back' ? 'bad' : undefined}>{what}</td>
      <td>{release && <code>{release}</code>}</td>
      <td>
        {by && <bdi>{by}</bdi>}
        {via && via !== 'command' && via !== 'watch' && ` (${VIAS[via]})`}
      </td>
      <td>{commit && <code>{shortCommit(commit)}</code>}</td>
      <td className="reason">{reason && <bdi>{reason}</bdi>}</td>
    </tr>
  )
}

const VIAS = { http: 'over HTTP', start: 'npm start' }

export function AreaLink({ area }: { area: string }) {
  return <a href={`${OWNER_PATH}/areas/${encodeURIComponent(area)}`}>{area}</a>
}

interface PagesProps extends Pick<Paged<unknown>, 'page' | 'pages' | 'total'> {
  /** The address of a page of the list. */
  addressOf: (page: number) => string
}

export function Pages({ page, pages, total, addressOf }: PagesProps) {
  return (
    <nav className="pages" aria-label="Pages of the history">
      {page > 1 && (
        <a href={addressOf(page - 1)} rel="prev">
          Newer
        </a>
      )}
      <span>
        {counted(total, 'change')}, page {page} of {pages}
      </span>
      {page < pages && (
        <a href={addressOf(page + 1)} rel="next">
          Older
        </a>
      )}
    </nav>
  )
}
