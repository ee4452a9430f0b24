import * as conversations from './001-conversations'
import * as messages from './002-messages'
import * as narrowIndexes from './003-narrow-indexes'
import * as orderedResends from './004-ordered-resends'
import * as jobs from './010-jobs'
import * as rateLimits from './020-rate-limits'
import * as access from './030-access'
import * as accessBySession from './031-access-by-session'
import * as firstContact from './040-first-contact'
import * as limits from './050-limits'
import * as toldUnread from './060-told-unread'
import * as erasedPeople from './401-erased-people'
import * as blocksChanged from './410-blocks-changed'

/** All migrations in the order of their names. Never change a released one; add a new one. */
export const migrations = {
  '001-conversations': conversations,
  '002-messages': messages,
  '003-narrow-indexes': narrowIndexes,
  '004-ordered-resends': orderedResends,
  '010-jobs': jobs,
  '020-rate-limits': rateLimits,
  '030-access': access,
  '031-access-by-session': accessBySession,
  '040-first-contact': firstContact,
  '050-limits': limits,
  '060-told-unread': toldUnread,
  '401-erased-people': erasedPeople,
  '410-blocks-changed': blocksChanged,
}
