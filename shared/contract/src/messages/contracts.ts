import * as announcements from './announcements'
import * as calls from './calls'
import * as chat from './chat'
import * as chatAttachments from './chatAttachments'
import * as notifications from './notifications'
import * as push from './push'
import * as rooms from './rooms'

/** The contracts of this domain: the modules that declare its endpoints. */
export const contracts: object[] = [announcements, calls, chat, chatAttachments, notifications, push, rooms]
