import { findSubject, SUBJECTS } from '@mentor-connect/contract/courses/subjects'
import { foldText } from '@mentor-connect/contract/rules/foldText'
import type { Database } from '../../kernel/database/schema'

/** Returns the key by which a skill is compared: the id of its subject, or the folded word. */
export const skillKey = (skill: string): string => findSubject(skill)?.id ?? foldText(skill)

/**
 * Returns the keys that a filter for a skill matches: a subject with all narrower subjects, or the word
 * itself.
 */
export function matchedSkills(skill: string): string[] {
  const subject = findSubject(skill)
  return subject ? withNarrower(subject.id) : [foldText(skill.trim())]
}

function withNarrower(id: string): string[] {
  const narrower = SUBJECTS.filter(({ parent }) => parent === id)
  return [id, ...narrower.flatMap((one) => withNarrower(one.id))]
}

export async function replaceTags(
  tx: Database,
  openingId: string,
  { skills, languages }: { skills: string[]; languages: string[] },
) {
  await tx.deleteFrom('opening_tags').where('opening_id', '=', openingId).execute()
  const rows = [
    ...[...new Set(skills.map(skillKey))].map((value) => ({ kind: 'skill' as const, value })),
    ...languages.map((value) => ({ kind: 'language' as const, value })),
  ].map((tag) => ({ opening_id: openingId, ...tag }))
  if (rows.length > 0) await tx.insertInto('opening_tags').values(rows).execute()
}
