import type { Earned, PassedCourse } from '@mentor-connect/contract/learning/certificates'
import type { Locale } from '@mentor-connect/contract/api/locales'
import { BRAND } from '@mentor-connect/contract/rules/brand'
import { earnedTexts, levelName, resultTexts, type InBoth } from '../proofTexts'

/** An entry of the evidence. An entry with an id refers to another credential; all others are texts. */
export interface EvidenceEntry {
  id?: string
  type: string[]
  name: string
  narrative: string
}

const evidence = (name: InBoth, text: InBoth, language: Locale): EvidenceEntry => ({
  type: ['Evidence'],
  name: name[language],
  narrative: sentence(text[language], language),
})
const sentence = (text: string, language: Locale) => text + (language === 'hi' ? '।' : '.')

const HOW_EARNED: InBoth = { en: 'How it was earned', hi: 'कैसे मिला' }
const HOW_CHECKED: InBoth = { en: 'How it was checked', hi: 'कैसे जाँचा गया' }
const MARK: InBoth = { en: 'Mark', hi: 'अंक' }
const HOURS: InBoth = { en: 'Learning hours', hi: 'सीखने के घंटे' }
const FRAMEWORK: InBoth = { en: `Levels of ${BRAND.en}`, hi: `${BRAND.hi} के स्तर` }

export const earnedEvidence = (earned: Earned, instructor: string, language: Locale) =>
  evidence(HOW_EARNED, earnedTexts(earned, instructor, { withHours: true }), language)

/**
 * Returns the numbers in a credential's statement of how it was earned; undefined if there is no statement.
 * The numbers can be compared even if the wording of the statement has changed since the credential was
 * signed.
 */
export function earnedNumbers(entries: EvidenceEntry[] | undefined, instructor: string): string | undefined {
  const narrative = entries?.find(
    ({ id, name }) => id === undefined && Object.values(HOW_EARNED).includes(name),
  )?.narrative
  return narrative
    ?.replaceAll(instructor, '')
    .match(/\d+(\.\d+)?/g)
    ?.join(' ')
}

/**
 * Returns the parts of the achievement, the subject and the evidence that state the results of a passed
 * course (Open Badges 3.0, `Result`).
 */
export function passedParts(
  passed: PassedCourse | undefined,
  { course, siteUrl, language }: { course: string; siteUrl: string; language: Locale },
) {
  if (!passed) return { achievement: {}, subject: {}, evidence: [] }
  const [mark, hours] = [`${course}#mark`, `${course}#hours`]
  return {
    achievement: {
      inLanguage: passed.language,
      resultDescription: [
        {
          id: mark,
          type: ['ResultDescription'],
          name: MARK[language],
          resultType: 'Percent',
          valueMin: '0',
          valueMax: '100',
          requiredValue: String(passed.required),
        },
        { id: hours, type: ['ResultDescription'], name: HOURS[language], resultType: 'Result' },
      ],
      alignment: [
        {
          type: ['Alignment'],
          targetName: levelName(passed.level)[language],
          targetUrl: `${siteUrl}/resource`,
          targetFramework: FRAMEWORK[language],
        },
      ],
    },
    subject: {
      result: [
        { type: ['Result'], resultDescription: mark, value: String(passed.percent) },
        { type: ['Result'], resultDescription: hours, value: String(passed.hours) },
      ],
    },
    evidence: [evidence(HOW_CHECKED, resultTexts(passed), language)],
  }
}
