import { languageName } from '@mentor-connect/contract/courses/languageNames'
import { BRAND } from '@mentor-connect/contract/rules/brand'
import type { LanguageLevel } from '@mentor-connect/contract/work/portfolioRules'
import type { Resume } from '@mentor-connect/contract/work/resumeRules'
import { latestFirst, type TimelineEntry } from '@mentor-connect/contract/work/timelineRules'
import { isBulleted, withoutBullet } from '@mentor-connect/contract/work/bullets'

/** Version of the format JSON Resume that is written. */
const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** Words for the levels of a language, as other programs know them. */
export const FLUENCY: Record<LanguageLevel, string> = {
  basic: 'Basic',
  good: 'Good',
  fluent: 'Fluent',
  native: 'Native speaker',
}

/** Returns a résumé in the format JSON Resume. @param verifyUrl returns the address where a certificate is checked */
export function toJsonResume(resume: Resume, verifyUrl: (id: string) => string) {
  const { name, headline, summary, contact, skills, experience, education, works, languages, links } = resume
  const { email, phone, town } = contact
  const times = [...experience].sort(latestFirst)
  return {
    $schema: SCHEMA,
    basics: {
      name,
      ...stated({ label: headline, email, phone, summary }),
      ...(town && { location: { city: town } }),
      profiles: links.map(({ label, url }) => ({ network: label, url })),
    },
    work: times
      .filter(({ isVolunteer }) => !isVolunteer)
      .map((entry) => ({ name: entry.organisation, ...positionOf(entry) })),
    volunteer: times
      .filter(({ isVolunteer }) => isVolunteer)
      .map((entry) => ({ organization: entry.organisation, ...positionOf(entry) })),
    education: [...education].sort(latestFirst).map((entry) => ({
      institution: entry.organisation,
      studyType: entry.title,
      ...datesOf(entry),
      ...(entry.text && { courses: linesOf(entry.text).map(withoutBullet) }),
    })),
    certificates: certificatesOf(skills).map(({ id, courseName, issuedAt }) => ({
      name: courseName,
      date: issuedAt.slice(0, 10),
      issuer: BRAND.en,
      url: verifyUrl(id),
    })),
    skills: skills.map((skill) => ({ name: skill.name })),
    languages: languages.map(({ language, level }) => ({
      language: languageName(language, 'en'),
      fluency: FLUENCY[level],
    })),
    projects: works.map(({ title, text, link }) => ({
      name: title,
      ...describedBy(text, 'description'),
      ...(link && { url: link }),
    })),
    meta: { version: 'v1.0.0' },
  }
}

const positionOf = (entry: TimelineEntry) => ({
  position: entry.title,
  ...datesOf(entry),
  ...describedBy(entry.text, 'summary'),
})

const datesOf = ({ from, fromMonth, to, toMonth }: TimelineEntry) => ({
  startDate: dateOf(from, fromMonth),
  ...(to !== undefined && { endDate: dateOf(to, toMonth) }),
})

const dateOf = (year: number, month: number | undefined) =>
  month === undefined ? String(year) : `${year}-${String(month).padStart(2, '0')}`

/** Lines with a bullet become highlights; the rest is the description. */
function describedBy(text: string, name: 'summary' | 'description') {
  const lines = linesOf(text)
  const highlights = lines.filter(isBulleted).map(withoutBullet)
  const description = lines.filter((line) => !isBulleted(line)).join('\n')
  return { ...stated({ [name]: description }), ...(highlights.length > 0 && { highlights }) }
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** Returns the fields that have a value. */
const stated = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value))

/** Returns the certificates of all skills, without duplicates. */
function certificatesOf(skills: Resume['skills']) {
  const all = skills.flatMap(({ certificates }) => certificates)
  return all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index)
}
