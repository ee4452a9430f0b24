import type { Locale } from '@mentor-connect/contract/api/locales'
import type { ProvenProject } from '@mentor-connect/contract/learning/certificates'
import { projectTexts, type InBoth } from '../proofTexts'
import type { EvidenceEntry } from './achievementResult'

const PROJECT_WORK: InBoth = { en: 'Work in the team', hi: 'टीम में किया गया काम' }

/**
 * Returns the work in a project as evidence. It describes only the learner; the other members of the team are
 * not named.
 */
export function projectEvidence(project: ProvenProject, language: Locale): EvidenceEntry {
  const end = language === 'hi' ? '।' : '.'
  const narrative = projectTexts(project)
    .map((text) => text[language] + end)
    .join(' ')
  return { type: ['Evidence'], name: PROJECT_WORK[language], narrative }
}

/**
 * Returns the numbers in a credential's statement about a project; undefined if there is no statement. The
 * name of the role is ignored, because it may contain digits.
 */
export function projectNumbers(
  entries: EvidenceEntry[] | undefined,
  project: ProvenProject | undefined,
): string | undefined {
  const stated = entries?.find(({ name }) => Object.values(PROJECT_WORK).includes(name))?.narrative
  return stated
    ?.replaceAll(project?.role || '\0', '')
    .match(/\d+/g)
    ?.join(' ')
}
