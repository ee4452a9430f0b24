import { TOPICS_MAX } from './mentorProfile'
import { findSubject } from '../courses/subjects'

/** Ids of the subjects among a mentor's domains: what the mentor is found by. */
export function topicsOf(domains: readonly string[]): string[] {
  const subjects = domains.flatMap((domain) => findSubject(domain)?.id ?? [])
  return [...new Set(subjects)].slice(0, TOPICS_MAX)
}
