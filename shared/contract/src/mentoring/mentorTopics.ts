import { TOPICS_MAX } from './mentorProfile'
import { findSubject } from '../courses/subjects'

/** Returns the ids of the subjects among a mentor's domains. Learners find the mentor by these subjects. */
export function topicsOf(domains: readonly string[]): string[] {
  const subjects = domains.flatMap((domain) => findSubject(domain)?.id ?? [])
  return [...new Set(subjects)].slice(0, TOPICS_MAX)
}
