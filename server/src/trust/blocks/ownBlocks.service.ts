import type { Role } from '@mentor-connect/contract/accounts/people'
import { SHOWN_BLOCKS_MAX, type BlockedPerson } from '@mentor-connect/contract/trust/blocks'
import { createHmac } from 'node:crypto'
import { learnersBlockedBy } from '../../accounts/people/blockedLearners.repo'
import { blockedBy } from '../../accounts/people/blockedPairs.repo'
import { peopleIn } from '../../accounts/people/person.repo'
import { shortName } from '../../accounts/people/shortName'
import type { ChatPeople } from '../../kernel/chat-service/chatPeople'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { errors } from '../../platform/http/errors'
import { blockService } from './blocks.service'

type Dependencies = Pick<ApiDependencies, 'db' | 'jobs' | 'clock' | 'keys'> & {
  chat: Pick<ChatPeople, 'setBlock'>
}

interface Account {
  id: string
  role: Role
}

interface OwnBlock {
  blockId: string
  personId: string
  since: string
}

/** Lists the people whom a person has blocked, in any part of the product, and ends these blocks. */
export function ownBlockService(dependencies: Dependencies) {
  const { db, chat, keys } = dependencies
  const { note } = blockService(dependencies)
  const secret = keys.secretFor('own-blocks')

  /**
   * Returns the id that the list shows. The community shows learners without their id, so the list must not
   * reveal it.
   */
  const blockIdOf = ({ id }: Account, personId: string) =>
    createHmac('sha256', secret).update(`${id}:${personId}`).digest('base64url')

  async function blocksOf(account: Account): Promise<OwnBlock[]> {
    const ofRole = await blockedBy(db, account)
    const learners = account.role === 'user' ? await learnersBlockedBy(db, account.id) : []
    return [...ofRole, ...learners]
      .map(({ person, changed_at }) => ({
        blockId: blockIdOf(account, person),
        personId: person,
        since: changed_at,
      }))
      .toSorted((a, b) => b.since.localeCompare(a.since) || a.blockId.localeCompare(b.blockId))
  }

  return {
    list: async (account: Account): Promise<BlockedPerson[]> =>
      toBlockedPeople(db, (await blocksOf(account)).slice(0, SHOWN_BLOCKS_MAX)),

    async lift(account: Account, blockId: string): Promise<void> {
      const block = (await blocksOf(account)).find((one) => one.blockId === blockId)
      if (!block) throw errors.notFound('Block')
      const state = await chat.setBlock({ personId: account.id, otherId: block.personId, blocked: false })
      if (state) await note(state)
    },
  }
}

async function toBlockedPeople(db: Database, blocks: OwnBlock[]): Promise<BlockedPerson[]> {
  const ids = blocks.map(({ personId }) => personId)
  const [learners, mentors] = [await peopleIn(db, 'learners', ids), await peopleIn(db, 'mentors', ids)]
  return blocks.flatMap(({ blockId, personId, since }): BlockedPerson[] => {
    const learner = learners.get(personId)
    if (learner) return [{ blockId, name: shortName(learner.name), role: 'user', since }]
    const mentor = mentors.get(personId)
    return mentor ? [{ blockId, name: mentor.name, role: 'mentor', since }] : []
  })
}
