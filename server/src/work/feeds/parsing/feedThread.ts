// Entry point of the worker thread.
import type { FeedFailure } from '@mentor-connect/contract/work/feedRules'
import { serveThread } from '../../../platform/threads/serveThread'
import { FeedProblem } from '../feedProblem'
import type { ParseSettings } from './entryDraft'
import { parseFeed, type FeedDocument, type ParsedFeed } from './parseFeed'

export interface FeedTask {
  document: FeedDocument
  settings: ParseSettings
}
export type FeedResult = ParsedFeed | { problem: FeedFailure }

serveThread(async ({ document, settings }: FeedTask): Promise<FeedResult> => {
  try {
    return parseFeed(document, settings)
  } catch (error) {
    if (error instanceof FeedProblem) return { problem: error.reason }
    throw error
  }
})
