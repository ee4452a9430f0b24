import { FEED_SUSPICIOUS_MAX, type FeedLine, type FeedRefusal } from '@mentor-connect/contract/work/feedRules'
import { FEED_LINE_TITLE_MAX } from '@mentor-connect/contract/work/feedRules'
import type { Tx } from '../../kernel/database/schema'
import { indexOpenings } from '../openings/openingWords.repo'
import { insertEntry, lockEntries, lockOpenings, presentDuplicates, updateEntries } from './entries.repo'
import type { StagedEntry, StoredFeed, StoredRun } from './feeds.repo'
import {
  addOpening,
  changeOpening,
  isSuspicious,
  prolong,
  toImported,
  type ImportedEntry,
  type ImportTime,
} from './importEntry'

export type RunCounts = Pick<
  StoredRun,
  'added' | 'changed' | 'unchanged' | 'closed' | 'refused' | 'suspicious'
>

/** Result of a batch: its counts, and lines for the report. */
export interface BatchResult {
  counts: RunCounts
  lines: FeedLine[]
}

export const noCounts = (): RunCounts => ({
  added: 0,
  changed: 0,
  unchanged: 0,
  closed: 0,
  refused: 0,
  suspicious: 0,
})

/** Imports some entries of a run in its transaction. Locks the known entries first, then their openings. */
export async function importBatch(
  tx: Tx,
  { feed, run }: { feed: StoredFeed; run: StoredRun },
  staged: StagedEntry[],
  time: ImportTime,
): Promise<BatchResult> {
  const batch = new Batch(tx, feed, run, time)
  await batch.importAll(staged)
  return batch.result
}

class Batch {
  readonly result: BatchResult = { counts: noCounts(), lines: [] }
  private readonly changed: string[] = []
  private taken = new Set<string>()

  constructor(
    private readonly tx: Tx,
    private readonly feed: StoredFeed,
    private readonly run: StoredRun,
    private readonly time: ImportTime,
  ) {}

  async importAll(staged: StagedEntry[]) {
    const { tx, feed, run } = this
    const known = await lockEntries(
      tx,
      feed.id,
      staged.map(({ entry_key }) => entry_key),
    )
    const openings = await lockOpenings(
      tx,
      [...known.values()].map(({ opening_id }) => opening_id),
    )
    const entries = staged.map((one): ImportedEntry => {
      const entry = known.get(one.entry_key)
      const opening = entry && openings.get(entry.opening_id)
      return { ...toImported(feed, one, this.time), ...(entry && opening && { known: entry, opening }) }
    })
    await this.findDuplicates(entries)
    for (const entry of entries) await this.importOne(entry)
    await updateEntries(tx, feed.id, [...known.keys()], { seen_run: run.id, is_gone: 0 })
    await indexOpenings(tx, this.changed)
  }

  private async findDuplicates(entries: ImportedEntry[]) {
    const unknown = entries.filter(({ known }) => !known).map(({ columns }) => columns.duplicate_key)
    if (unknown.length > 0) this.taken = await presentDuplicates(this.tx, unknown, this.time.today)
  }

  private async importOne(entry: ImportedEntry) {
    const { known, staged } = entry
    if (!known) return this.add(entry)
    if (known.is_stopped) return this.count('unchanged')
    const isChanged = known.fingerprint !== staged.fingerprint || known.is_gone === 1
    return isChanged ? this.change(entry) : this.keep(entry)
  }

  private async add(entry: ImportedEntry) {
    const { tx, feed, run } = this
    const key = entry.columns.duplicate_key
    if (this.taken.has(key)) return this.refuse(entry, 'duplicate')
    if (isSuspicious(entry) && this.isCrowded) return this.refuse(entry, 'crowded')
    this.taken.add(key)
    const opening_id = await addOpening(tx, entry, this.time)
    const { entry_key, fingerprint } = entry.staged
    await insertEntry(tx, { feed_id: feed.id, entry_key, opening_id, fingerprint, seen_run: run.id })
    this.note(entry, opening_id, 'added')
  }

  private async change(entry: ImportedEntry) {
    const { tx, feed } = this
    const { entry_key, fingerprint } = entry.staged
    await changeOpening(tx, entry, entry.opening!, this.time)
    await updateEntries(tx, feed.id, [entry_key], { fingerprint })
    this.note(entry, entry.opening!.id, 'changed')
  }

  private async keep(entry: ImportedEntry) {
    const { opening } = entry
    const isProlonged = await prolong(this.tx, entry, opening!, this.time)
    if (isProlonged) this.changed.push(opening!.id)
    this.count('unchanged')
  }

  private get isCrowded() {
    return this.run.suspicious + this.result.counts.suspicious >= FEED_SUSPICIOUS_MAX
  }

  private count(name: keyof RunCounts) {
    this.result.counts[name] += 1
  }

  private note(entry: ImportedEntry, openingId: string, outcome: 'added' | 'changed') {
    this.changed.push(openingId)
    this.count(outcome)
    if (isSuspicious(entry)) this.count('suspicious')
    this.line(entry, { outcome: isSuspicious(entry) ? 'suspicious' : outcome })
  }

  private refuse(entry: ImportedEntry, reason: FeedRefusal) {
    this.count('refused')
    this.line(entry, { outcome: 'refused', reason })
  }

  private line({ content }: ImportedEntry, line: Omit<FeedLine, 'title'>) {
    this.result.lines.push({ ...line, title: content.title.slice(0, FEED_LINE_TITLE_MAX) })
  }
}
