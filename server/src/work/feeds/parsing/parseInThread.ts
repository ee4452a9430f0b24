import { SECOND_MS } from '@mentor-connect/contract/rules/durations'
import { Thread, ThreadEnded, ThreadTimeout } from '../../../platform/threads/thread'
import { threadProgram } from '../../../platform/threads/threadProgram'
import { FeedProblem } from '../feedProblem'
import type { FeedResult, FeedTask } from './feedThread'
import type { ParsedFeed } from './parseFeed'

/** Feeds are written by strangers, so they are parsed in a thread with limited time and memory. */
const thread = new Thread<FeedTask, FeedResult>(threadProgram(import.meta.url, 'feedThread'), {
  limitMs: 30 * SECOND_MS,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
})

/**
 * Reads all entries of a feed. @throws FeedProblem if the feed is invalid as a whole, or reading it takes too
 * much time or memory
 */
export async function parseInThread(task: FeedTask): Promise<ParsedFeed> {
  const result = await thread.run(task).catch((error: unknown) => {
    const isTooMuch = error instanceof ThreadTimeout || error instanceof ThreadEnded
    throw isTooMuch ? new FeedProblem('complex', error) : error
  })
  if ('problem' in result) throw new FeedProblem(result.problem)
  return result
}
