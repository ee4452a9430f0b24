import { hostileText } from './hostileValues'
import { PASSWORD } from '../signedIn'
import type { Random } from './random'

/** Ids and addresses that exist, of one person or one world. */
export interface Ids {
  people: string[]
  emails: string[]
  courses: string[]
  lessons: string[]
  conversations: string[]
  certificates: string[]
  files: string[]
}

export const NO_IDS: Ids = {
  people: [],
  emails: [],
  courses: [],
  lessons: [],
  conversations: [],
  certificates: [],
  files: [],
}

/** The kind of id that a field of this name contains. */
const KINDS: [RegExp, keyof Ids][] = [
  [/^(userId\d?|partnerId|mentorId|receiverId|senderId|after)$/, 'people'],
  [/^(userIds)$/, 'people'],
  [/^(courseId|resourceId|id|ids)$/, 'courses'],
  [/^(lessonIds?)$/, 'lessons'],
  [/^conversationId$/, 'conversations'],
  [/^certificateId$/, 'certificates'],
  [/^(file|bannerUrl|name|folder)$/, 'files'],
  [/^(email|newEmail)$/, 'emails'],
]

const WORDS = ['learn', 'Python', 'हिन्दी', 'data science', 'Career', 'a', 'क', '2026']

/** Values for fields: the caller's own ids, those of others, or made-up ones. */
export class KnownValues {
  constructor(
    private readonly own: Ids,
    private readonly foreign: Ids,
  ) {}

  /** A value for a field of this name; undefined if the name does not suggest one. */
  textFor(name: string, random: Random): string | undefined {
    const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1]
    if (kind && (kind !== 'files' || random.chance(0.5))) return this.idFor(kind, random)
    return this.wordFor(name, random)
  }

  private idFor(kind: keyof Ids, random: Random): string {
    const pool = random.pick([this.own[kind], this.own[kind], this.foreign[kind]])
    if (pool.length > 0 && random.chance(0.85)) return random.pick(pool)
    if (kind === 'emails') return `new-${random.id()}@example.org`
    return random.chance(0.5) ? random.id() : hostileText(random).slice(0, 80)
  }

  private wordFor(name: string, random: Random): string | undefined {
    switch (name) {
      case 'password':
      case 'currentPassword':
      case 'newPassword':
        return random.pick([PASSWORD, PASSWORD, 'another horse battery staple', 'wrong'])
      case 'otp':
        return String(random.int(10_000)).padStart(random.pick([4, 6]), '0')
      case 'mobile':
        return '9876543210'
      case 'timeZone':
        return random.pick(['Asia/Kolkata', 'UTC', 'Nowhere/At_All'])
      case 'url':
        return random.pick(['https://example.org/', 'http://example.org/a?b=c', ''])
      case 'q':
      case 'domain':
      case 'domains':
      case 'message':
      case 'comment':
        return random.pick(WORDS)
      case 'token':
        return random.pick(['a.b.c', 'eyJhbGciOiJFZERTQSJ9.e30.AA', random.id(), 'x'])
      default:
        return undefined
    }
  }
}
