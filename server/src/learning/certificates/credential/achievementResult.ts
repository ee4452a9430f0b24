import type { PassedCourse } from '@mentor-connect/contract/api/certificates'
import { BRAND } from '@mentor-connect/contract/rules/brand'
import { englishResult, levelName } from '../proofTexts'

/** What a passed course adds to the achievement, to the subject and to the credential (Open Badges 3.0, `Result`). */
export function passedParts(passed: PassedCourse | undefined, course: string, siteUrl: string) {
  if (!passed) return { achievement: {}, subject: {}, credential: {} }
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
    credential: {
      evidence: [{ type: ['Evidence'], name: 'How it was checked', narrative: `${englishResult(passed)}.` }],
    },
  }
}
