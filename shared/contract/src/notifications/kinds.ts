import type { Locale } from '../api/locales'
import type { NotificationCategory } from '../messages/notificationRules'
import { ACCOUNTS_KINDS } from './accounts'
import { COMMUNITY_KINDS } from './community'
import { COURSES_KINDS } from './courses'
import { LEARNING_KINDS } from './learning'
import { MENTORSHIP_KINDS } from './mentorships'
import { MESSAGES_KINDS } from './messages'
import type { NamedThing, NotificationDefinition, NotificationTopic, Texts } from './notificationKind'
import { PROJECT_KINDS } from './projects'
import { SESSION_KINDS } from './sessions'
import { TRUST_KINDS } from './trust'
import { WORK_KINDS } from './work'

/**
 * All kinds of notifications, by domain. To add a kind, add an entry to the table of its domain and send it with
 * `notifier.record` on the server. Kinds are stored by name, so a released name must never change.
 */
const NOTIFICATION_KINDS = {
  ...ACCOUNTS_KINDS,
  ...MESSAGES_KINDS,
  ...COURSES_KINDS,
  ...MENTORSHIP_KINDS,
  ...SESSION_KINDS,
  ...LEARNING_KINDS,
  ...TRUST_KINDS,
  ...WORK_KINDS,
  ...PROJECT_KINDS,
  ...COMMUNITY_KINDS,
}
export type NotificationKind = keyof typeof NOTIFICATION_KINDS
export const ALL_KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[]

export const definitionOf = (kind: NotificationKind): NotificationDefinition => NOTIFICATION_KINDS[kind]

/**
 * Returns true if this release knows the kind. The server may be newer than a page, and a page newer than its service
 * worker.
 */
export const isKnownKind = (kind: string): kind is NotificationKind => Object.hasOwn(NOTIFICATION_KINDS, kind)

const kindsWhere = (isWanted: (definition: NotificationDefinition) => boolean) =>
  ALL_KINDS.filter((kind) => isWanted(definitionOf(kind)))

/** The kinds that ask the person to act. */
export const ASKING_KINDS = kindsWhere(({ asks }) => asks === true)

export const topicOf = (kind: NotificationKind): NotificationTopic | undefined => definitionOf(kind).about

export const kindsAbout = (topic: NotificationTopic) => kindsWhere(({ about }) => about === topic)

export const categoryOf = (kind: NotificationKind): NotificationCategory => definitionOf(kind).category

/** Content of a push message. The service worker composes the sentence from it. */
export interface PushPayload {
  kind: NotificationKind
  count: number
  /** Id of the entry in the list of notifications. */
  id: string
}

/** The sentence for a kind that this release does not know, because the sender is newer. */
const OF_UNKNOWN_KIND: Texts = { en: 'There is something new for you', hi: 'आपके लिए कुछ नया है' }

/** Names that are shown for people and things that have been deleted. */
const DELETED: Record<NamedThing, Texts> = {
  person: { en: 'a former member', hi: 'पूर्व सदस्य' },
  course: { en: 'a deleted course', hi: 'हटाया गया कोर्स' },
  lesson: { en: 'a deleted lesson', hi: 'हटाया गया पाठ' },
  certificate: { en: 'a deleted course', hi: 'हटाया गया कोर्स' },
  workshop: { en: 'a deleted workshop', hi: 'हटाई गई' },
  opening: { en: 'a deleted opening', hi: 'हटाया गया अवसर' },
  application: { en: 'a deleted entry', hi: 'हटाया गया आवेदन' },
  room: { en: 'a room that is gone', hi: 'हटाया गया' },
  'opening-alert': { en: 'a deleted alert', hi: 'हटाया गया अलर्ट' },
  project: { en: 'a deleted project', hi: 'हटाया गया प्रोजेक्ट' },
  'project-team': { en: 'a deleted project', hi: 'हटाया गया प्रोजेक्ट' },
  'community-question': { en: 'a deleted question', hi: 'हटाया गया सवाल' },
}

interface Entry {
  kind: string
  count: number
  /**
   * Name of the person or thing that the sentence mentions. Undefined if it was deleted or if the kind mentions none.
   */
  name?: string | undefined
}

/** Returns the sentence about an entry, for the list and for the mail. */
export function notificationText({ kind, count, name }: Entry, locale: Locale): string {
  if (!isKnownKind(kind)) return OF_UNKNOWN_KIND[locale]
  const definition = definitionOf(kind)
  const sentence = definition.names
    ? naming(definition.text[locale], { count, name }, DELETED[definition.names][locale])
    : written((definition.text ?? definition.push)[locale], count)
  const more = definition.more?.[locale]
  return more ? `${sentence}${locale === 'hi' ? '।' : '.'} ${more}` : sentence
}

/** Returns the sentence of a push message. */
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
