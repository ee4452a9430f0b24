import { foldText } from '@mentor-connect/contract/rules/foldText'
import { findSubject } from '@mentor-connect/contract/courses/subjects'

interface Searched {
  name: string
  expertise: string
  headline: string
  city: string
}

/**
 * Returns the folded text in which a search of the directory looks for a mentor. It includes the names of
 * subjects in both languages.
 */
export function mentorSearchText({ name, expertise, headline, city }: Searched, domains: string[]): string {
  const named = domains.flatMap((domain) => {
    const subject = findSubject(domain)
    return subject ? [domain, subject.names.en, subject.names.hi] : [domain]
  })
  return foldText([name, expertise, headline, city, ...new Set(named)].join('\n'))
}
