import { BLOCK_CHANGES_MAX, type BlockState } from '@mentor-connect/contract/trust/blocks'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { jobKind } from '../../platform/jobs/jobKind'
import type { ChatDependencies } from '../dependencies'
import { BLOCK_TABLES, blockStatesAfter, findBlockState } from './blocks.query'

/** Tells the main API that a block was set or lifted. The job sends the state at the time when it runs. */
export const tellBlock = jobKind<{ conversationId: string } | { roomBlockId: string }>('blocks.tell')
const tellAllBlocks = jobKind('blocks.tell-all')

/**
 * Tells the main API who blocks whom, and repeats that until the main API has confirmed. All blocks are sent
 * again once a day: the main API may have lost some when a backup was restored, and blocks that are older
 * than these jobs were never sent.
 */
export function handleBlocks({
  jobs,
  people,
  db,
  config,
}: Pick<ChatDependencies, 'jobs' | 'people' | 'db' | 'config'>) {
  const tell = async (states: BlockState[]) => {
    if (states.length > 0) await people.noteBlocks(states)
  }

  jobs.handle(tellBlock, {
    outside: async (block) =>
      tell(
        'roomBlockId' in block
          ? await findBlockState(db, 'room_blocks', block.roomBlockId)
          : await findBlockState(db, 'conversations', block.conversationId),
      ),
  })
  if (!config.serviceKey) return
  jobs.handle(tellAllBlocks, {
    outside: async () => {
      for (const table of BLOCK_TABLES)
        for (let afterId: string | undefined = ''; afterId !== undefined;) {
          const page = await blockStatesAfter(db, table, afterId, BLOCK_CHANGES_MAX)
          await tell(page.states)
          afterId = page.lastId
        }
    },
  })
  jobs.every(tellAllBlocks, DAY_MS)
}
