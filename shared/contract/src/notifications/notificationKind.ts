import type { Locale } from '../api/locales'
import type { Role } from '../accounts/people'
import type { NotificationCategory } from '../messages/notificationRules'

/** Complete definition of a kind of notification, except for the code that sends it. */
export type NotificationDefinition = Handling & Display & (NamingWords | NamelessWords)

interface Handling {
  category: NotificationCategory
  /**
   * Sender of the mail: `notification` is the notification system; `own` is the feature itself, in the transaction of
   * the event.
   */
  mail: 'notification' | 'own'
  /** Type of the subject. When a person acts on the subject, the entries about it count as read. */
  about?: NotificationTopic
  /** True if the notification asks the person to act. It does so until the subject has changed. */
  asks?: true
}

export type NotificationTopic =
  | 'mentorship'
  | 'session'
  | 'work'
  | 'question'
  | 'review'
  | 'pause'
  | 'consent'

interface Display {
  icon: NotificationIcon
  /** Returns the page to which an entry of the list leads. */
  page: (role: Role, subject: string) => string
}

/** Names of icons in the Lucide catalogue. */
export type NotificationIcon =
  | 'award'
  | 'book-open'
  | 'briefcase'
  | 'calendar-check'
  | 'calendar-clock'
  | 'calendar-x'
  | 'circle-check-big'
  | 'circle-pause'
  | 'circle-x'
  | 'eye'
  | 'eye-off'
  | 'flag'
  | 'handshake'
  | 'hourglass'
  | 'message-circle'
  | 'message-circle-question-mark'
  | 'message-circle-reply'
  | 'notebook-pen'
  | 'pencil-line'
  | 'shield-alert'
  | 'shield-check'
  | 'star'
  | 'target'
  | 'undo-2'
  | 'user-check'
  | 'user-x'

/** The kind of thing or person that a sentence mentions. The server looks up its name when the entry is shown. */
export type NamedThing =
  | 'person'
  | 'course'
  | 'lesson'
  | 'certificate'
  | 'workshop'
  | 'opening'
  | 'application'
  | 'opening-alert'
  | 'room'
  | 'project'
  | 'project-team'
  | 'community-question'

export type Texts = Record<Locale, string>
type PushTexts = Record<Locale, string | ((about: { count: number }) => string)>

interface NamingWords {
  names: NamedThing
  /** The sentence for the list and the mail. */
  text: Record<Locale, (about: { count: number; name: string }) => string>
  /** A sentence after `text` that says where to read more. */
  more?: Texts
  /** The sentence of a push message. It mentions no names, because it is shown on locked screens. */
  push: PushTexts
}

interface NamelessWords {
  names?: never
  /** The sentence for the list and the mail. Default: the sentence of the push message. */
  text?: Texts
  more?: Texts
  push: PushTexts
}

export const several = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** A sentence that says where to find the reason. */
export const REASON_IN_MAIL: Texts = {
  en: 'The reason is in the email we sent you.',
  hi: 'कारण हमारे भेजे ईमेल में है।',
}
