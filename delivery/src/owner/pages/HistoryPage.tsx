import type { LedgerEntry } from '../../release/ledger'
import type { Paged } from '../facts/history'
import { Document, OWNER_PATH } from './Document'
import { HistoryTable, Pages } from './HistoryTable'

interface HistoryPageProps {
  history: Paged<LedgerEntry>
  ledger: LedgerEntry[]
}

/** Every change of the site. */
export function HistoryPage({ history, ledger }: HistoryPageProps) {
  const address = `${OWNER_PATH}/history`
  return (
    <Document title="History" isSignedIn current={address}>
      <h1>History of the site</h1>
      <HistoryTable entries={history.items} ledger={ledger} />
      <Pages {...history} addressOf={(page) => `${address}?page=${page}`} />
    </Document>
  )
}
