import { shortCommit } from '@mentor-connect/release/releaseTable'
import type { LedgerEntry } from '../../../store/ledger'
import { describeChange, type Change } from '../facts/history'
import { Moment } from './Moment'
import { WideTable } from './WideTable'

const HEADINGS = ['When (UTC)', 'Area', 'What', 'Release', 'By', 'Commit', 'Reason']
const SHOWN = 50

/** The latest changes of a site, newest first. */
export function ChangesTable({ ledger }: { ledger: LedgerEntry[] }) {
  const latest = ledger.slice(-SHOWN).reverse()
  return (
    <>
      <WideTable label="Latest changes" headings={HEADINGS}>
        {latest.map((entry, index) => (
          <ChangeRow key={index} change={describeChange(entry, ledger)} />
        ))}
      </WideTable>
      {ledger.length > SHOWN && (
        <p className="hint">
          The latest {SHOWN} of {ledger.length.toLocaleString('en')} changes; <code>live/ledger.json</code> in
          the folder of the site has all.
        </p>
      )}
    </>
  )
}

function ChangeRow({ change }: { change: Change }) {
  const { at, area, what, isTakenBack, release, by, via, commit, reason } = change
  return (
    <tr>
      <td className="fixed">
        <Moment at={at} />
      </td>
      <td>{area ?? 'all'}</td>
      <td className={isTakenBack ? 'bad' : undefined}>{what}</td>
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
