import type { Mentor } from '@mentor-connect/contract/accounts/people'
import type { ExploreQuery } from './useExploreQuery'

/** Mentors with this domain whose name, expertise or domains contain the text, ignoring case. */
export function matchingMentors(
  mentors: Mentor[],
  { text, domain }: Pick<ExploreQuery, 'text' | 'domain'>,
): Mentor[] {
  const wanted = fold(text.trim())
  return mentors.filter(
    (mentor) =>
      (!domain || mentor.domains.some((own) => fold(own) === fold(domain))) &&
      [mentor.name, mentor.expertise, ...mentor.domains].some((part) => fold(part).includes(wanted)),
  )
}

/**
 * Returns the same mentors: first those who speak the language, then the others. The order within both groups
 * stays.
 */
export function speakersFirst(mentors: Mentor[], language: string): Mentor[] {
  const isOther = ({ languages = [] }: Mentor) => Number(!languages.includes(language))
  return [...mentors].sort((a, b) => isOther(a) - isOther(b))
}

const fold = (text: string) => text.normalize('NFC').toLocaleLowerCase()
