import { paths } from '../rules/paths'
import { several, type NotificationDefinition } from './notificationKind'

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
} satisfies Record<string, NotificationDefinition>
