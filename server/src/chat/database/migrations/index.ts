import * as conversations from './001-conversations'
import * as messages from './002-messages'
import * as narrowIndexes from './003-narrow-indexes'
import * as orderedResends from './004-ordered-resends'

/** All migrations in the order of their names. A released one is never changed; a new one is added. */
export const migrations = {
  '001-conversations': conversations,
  '002-messages': messages,
  '003-narrow-indexes': narrowIndexes,
  '004-ordered-resends': orderedResends,
}
