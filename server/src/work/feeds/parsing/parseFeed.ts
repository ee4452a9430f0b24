import { FEED_LINES_MAX, type FeedKind } from '@mentor-connect/contract/work/feedRules'
import { draftsOfCsv } from './csvEntries'
import { decodeText } from './decodeText'
import {
  toEntry,
  type EntryDraft,
  type ParsedEntry,
  type ParseSettings,
  type RefusedEntry,
} from './entryDraft'
import { findPostings } from './findPostings'
import { draftOfPosting } from './jobPosting'

export interface FeedDocument {
  kind: FeedKind
  bytes: Uint8Array
  /** Value of the header `Content-Type`; empty for an uploaded file. */
  contentType: string
}

export interface ParsedFeed {
  /** Number of entries, including the refused ones. */
  total: number
  entries: ParsedEntry[]
  /** The first refused entries. */
  refused: RefusedEntry[]
  refusedCount: number
}

/** Reads all entries of a feed. @throws FeedProblem if the feed is invalid as a whole */
export function parseFeed({ kind, bytes, contentType }: FeedDocument, settings: ParseSettings): ParsedFeed {
  const text = decodeText(bytes, contentType)
  const drafts: EntryDraft[] = kind === 'file' ? draftsOfCsv(text) : findPostings(text).map(draftOfPosting)
  const byKey = new Map<string, ParsedEntry>()
  const refused: RefusedEntry[] = []
  for (const draft of drafts) {
    const entry = toEntry(draft, settings)
    if ('reason' in entry) refused.push(entry)
    else if (byKey.has(entry.key)) refused.push({ title: entry.title, reason: 'repeated' })
    else byKey.set(entry.key, entry)
  }
  return {
    total: drafts.length,
    entries: [...byKey.values()],
    refused: refused.slice(0, FEED_LINES_MAX),
    refusedCount: refused.length,
  }
}
