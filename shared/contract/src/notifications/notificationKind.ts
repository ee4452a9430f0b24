import type { Locale } from '../api/locales'
import type { Role } from '../accounts/people'
import type { NotificationCategory } from '../messages/notificationRules'

/** Everything about a kind of notification, but what sends it. */
export type NotificationDefinition = Handling & Display & (NamingWords | NamelessWords)

interface Handling {
  category: NotificationCategory
  /** Who sends the mail about it: this system, or the feature itself in the transaction of its cause. */
  mail: 'notification' | 'own'
  /** The type of its subject: who acts on the subject has read the entries about it. */
  about?: NotificationTopic
  /** It asks the person to act, until the subject has changed. */
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
  /** The page that an entry of the list leads to. */
  page: (role: Role, subject: string) => string
}

/** Icons of Lucide, by the names of its catalogue. */
export type NotificationIcon =
  | 'award'
  | 'book-open'
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

/** The thing or the person that a sentence names; the server looks the name up when the entry is shown. */
export type NamedThing = 'person' | 'course' | 'lesson' | 'certificate' | 'workshop'

export type Texts = Record<Locale, string>
type PushTexts = Record<Locale, string | ((about: { count: number }) => string)>

interface NamingWords {
  names: NamedThing
  /** The sentence of the list and of the mail. */
  text: Record<Locale, (about: { count: number; name: string }) => string>
  /** A sentence that says where to read on; it follows `text`. */
  more?: Texts
  /** The sentence of a push message. It names nobody: a locked screen shows it. */
  push: PushTexts
}

interface NamelessWords {
  names?: never
  /** The sentence of the list and of the mail, if it is not the one of a push message. */
  text?: Texts
  more?: Texts
  push: PushTexts
}

export const several = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Sentences that tell where the reason is. */
export const REASON_IN_MAIL: Texts = {
  en: 'The reason is in the email we sent you.',
  hi: 'कारण हमारे भेजे मेल में है।',
}
