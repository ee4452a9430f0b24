import * as baseline from './001-baseline'
import * as requestOfJob from './002-request-of-job'
import * as messageChanges from './003-message-changes'
import * as attachments from './004-attachments'
import * as rooms from './005-rooms'
import * as calls from './006-calls'
import * as changesInRooms from './007-changes-in-rooms'
import * as roomBlocks from './008-room-blocks'
import * as roomActivity from './009-room-activity'

/** All migrations in the order of their names. Never change a released one; add a new one. */
export const migrations = {
  '001-baseline': baseline,
  '002-request-of-job': requestOfJob,
  '003-message-changes': messageChanges,
  '004-attachments': attachments,
  '005-rooms': rooms,
  '006-calls': calls,
  '007-changes-in-rooms': changesInRooms,
  '008-room-blocks': roomBlocks,
  '009-room-activity': roomActivity,
}
