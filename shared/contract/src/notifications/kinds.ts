import type { Locale } from '../api/locales'
import type { NotificationCategory } from '../messages/notificationRules'
import { ACCOUNTS_KINDS } from './accounts'
import { COURSES_KINDS } from './courses'
import { LEARNING_KINDS } from './learning'
import { MENTORSHIP_KINDS } from './mentorships'
import { MESSAGES_KINDS } from './messages'
import type { NamedThing, NotificationDefinition, NotificationTopic, Texts } from './notificationKind'
import { SESSION_KINDS } from './sessions'
import { TRUST_KINDS } from './trust'

/**
 * Everything that people are notified of, by domain. A new kind is an entry in the table of its domain, and is sent with
 * `notifier.record` on the server. Names are stored: a released one never changes.
 */
const NOTIFICATION_KINDS = {
  ...ACCOUNTS_KINDS,
  ...MESSAGES_KINDS,
  ...COURSES_KINDS,
  ...MENTORSHIP_KINDS,
  ...SESSION_KINDS,
  ...LEARNING_KINDS,
  ...TRUST_KINDS,
}
export type NotificationKind = keyof typeof NOTIFICATION_KINDS
export const ALL_KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[]

export const definitionOf = (kind: NotificationKind): NotificationDefinition => NOTIFICATION_KINDS[kind]

/** Whether this release knows the kind: the server may be newer than a page, and a page than its service worker. */
export const isKnownKind = (kind: string): kind is NotificationKind => Object.hasOwn(NOTIFICATION_KINDS, kind)

const kindsWhere = (isWanted: (definition: NotificationDefinition) => boolean) =>
  ALL_KINDS.filter((kind) => isWanted(definitionOf(kind)))

/** The kinds that ask somebody to act. */
export const ASKING_KINDS = kindsWhere(({ asks }) => asks === true)

export const topicOf = (kind: NotificationKind): NotificationTopic | undefined => definitionOf(kind).about

export const kindsAbout = (topic: NotificationTopic) => kindsWhere(({ about }) => about === topic)

export const categoryOf = (kind: NotificationKind): NotificationCategory => definitionOf(kind).category

/** Content of a push message: the service worker writes the sentence. */
export interface PushPayload {
  kind: NotificationKind
  count: number
  /** Id of the entry. */
  id: string
}

/** The sentence for a kind that is newer than its reader's release. */
const OF_UNKNOWN_KIND: Texts = { en: 'There is something new for you', hi: 'आपके लिए कुछ नया है' }

/** The names of what was deleted meanwhile. */
const DELETED: Record<NamedThing, Texts> = {
  person: { en: 'a former member', hi: 'पूर्व सदस्य' },
  course: { en: 'a deleted course', hi: 'हटाया गया कोर्स' },
  lesson: { en: 'a deleted lesson', hi: 'हटाया गया पाठ' },
  certificate: { en: 'a deleted course', hi: 'हटाया गया कोर्स' },
  workshop: { en: 'a deleted workshop', hi: 'हटाई गई' },
}

interface Entry {
  kind: string
  count: number
  /** What the sentence names; undefined if it was deleted, or if the kind names nothing. */
  name?: string | undefined
}

/** The sentence about an entry: of the list, and of the mail. */
export function notificationText({ kind, count, name }: Entry, locale: Locale): string {
  if (!isKnownKind(kind)) return OF_UNKNOWN_KIND[locale]
  const definition = definitionOf(kind)
  const sentence = definition.names
    ? naming(definition.text[locale], { count, name }, DELETED[definition.names][locale])
    : written((definition.text ?? definition.push)[locale], count)
  const more = definition.more?.[locale]
  return more ? `${sentence}${locale === 'hi' ? '।' : '.'} ${more}` : sentence
}

/** The sentence of a push message. */
export function pushText({ kind, count }: Omit<Entry, 'name'>, locale: Locale): string {
  return isKnownKind(kind) ? written(definitionOf(kind).push[locale], count) : OF_UNKNOWN_KIND[locale]
}

const written = (sentence: string | ((about: { count: number }) => string), count: number) =>
  typeof sentence === 'string' ? sentence : sentence({ count })

type NamingSentence = (about: { count: number; name: string }) => string

function naming(sentence: NamingSentence, { count, name }: Omit<Entry, 'kind'>, deleted: string) {
  if (name !== undefined) return sentence({ count, name })
  const written = sentence({ count, name: deleted })
  return written.charAt(0).toUpperCase() + written.slice(1)
}
