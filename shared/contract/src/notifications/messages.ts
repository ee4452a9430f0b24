import type { Role } from '../accounts/people'
import { paths } from '../rules/paths'
import { several, type NotificationDefinition } from './notificationKind'

const ROOM = {
  category: 'messages',
  mail: 'notification',
  icon: 'message-circle',
  page: (role: Role, id: string) =>
    role === 'mentor' ? paths.mentorArea.chatRoom(id) : paths.learner.chatRoom(id),
} as const

export const MESSAGES_KINDS = {
  /** There are unread messages in one conversation. */
  message: {
    category: 'messages',
    mail: 'notification',
    icon: 'message-circle',
    page: (role) => (role === 'mentor' ? paths.mentorArea.chat : paths.learner.chat),
    names: 'person',
    text: {
      en: ({ count, name }) => `${several(count, 'new message', 'new messages')} from ${name}`,
      hi: ({ count, name }) => `${name} ${count === 1 ? 'का 1 नया संदेश' : `के ${count} नए संदेश`}`,
    },
    push: {
      en: ({ count }) => several(count, 'new message', 'new messages'),
      hi: ({ count }) => several(count, 'नया संदेश', 'नए संदेश'),
    },
  },
  /** There are unread messages in a room. */
  'room-messages': {
    ...ROOM,
    names: 'room',
    text: {
      en: ({ name }) => `New messages in the room “${name}”`,
      hi: ({ name }) => `रूम “${name}” में नए संदेश हैं`,
    },
    push: { en: 'New messages in a room', hi: 'एक रूम में नए संदेश हैं' },
  },
  /** A message in a room mentions the person. */
  'room-mention': {
    ...ROOM,
    names: 'room',
    text: {
      en: ({ count, name }) =>
        count === 1
          ? `You were mentioned in the room “${name}”`
          : `You were mentioned ${count} times in the room “${name}”`,
      hi: ({ count, name }) =>
        count === 1 ? `रूम “${name}” में किसी ने आपका ज़िक्र किया` : `रूम “${name}” में ${count} बार आपका ज़िक्र हुआ`,
    },
    push: { en: 'You were mentioned in a room', hi: 'एक रूम में आपका ज़िक्र हुआ है' },
  },
} satisfies Record<string, NotificationDefinition>
