import type { Earned, PassedCourse } from '@mentor-connect/contract/api/certificates'
import { BRAND } from '@mentor-connect/contract/rules/brand'
import { earnedTexts, englishResult, levelName } from '../proofTexts'

const evidence = (name: string, text: string) => ({ type: ['Evidence'], name, narrative: `${text}.` })
export type EvidenceEntry = ReturnType<typeof evidence>

const HOW_EARNED = 'How it was earned'

export const earnedEvidence = (earned: Earned, instructor: string) =>
  evidence(HOW_EARNED, earnedTexts(earned, instructor, { withHours: true }).en)

/**
 * The numbers in a credential's statement of how it was earned; undefined if it has none. They identify what was earned
 * in whatever words it was stated when the credential was signed.
 */
export function earnedNumbers(entries: EvidenceEntry[] | undefined, instructor: string): string | undefined {
  const narrative = entries?.find(({ name }) => name === HOW_EARNED)?.narrative
  return narrative
    ?.replaceAll(instructor, '')
    .match(/\d+(\.\d+)?/g)
    ?.join(' ')
}

/** What a passed course adds to the achievement, to the subject and to the evidence (Open Badges 3.0, `Result`). */
export function passedParts(passed: PassedCourse | undefined, course: string, siteUrl: string) {
  if (!passed) return { achievement: {}, subject: {}, evidence: [] }
  const [mark, hours] = [`${course}#mark`, `${course}#hours`]
  return {
    achievement: {
      inLanguage: passed.language,
      resultDescription: [
        {
          id: mark,
          type: ['ResultDescription'],
          name: 'Mark',
          resultType: 'Percent',
          valueMin: '0',
          valueMax: '100',
          requiredValue: String(passed.required),
        },
        { id: hours, type: ['ResultDescription'], name: 'Learning hours', resultType: 'Result' },
      ],
      alignment: [
        {
          type: ['Alignment'],
          targetName: levelName(passed.level),
          targetUrl: `${siteUrl}/resource`,
          targetFramework: `Levels of ${BRAND.en}`,
        },
      ],
    },
    subject: {
      result: [
        { type: ['Result'], resultDescription: mark, value: String(passed.percent) },
        { type: ['Result'], resultDescription: hours, value: String(passed.hours) },
      ],
    },
    evidence: [evidence('How it was checked', englishResult(passed))],
  }
}
