import { newId } from '@mentor-connect/api'
import type { CourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { subjectName } from '@mentor-connect/contract/courses/subjectNames'
import type { OwnPortfolio, Portfolio } from '@mentor-connect/contract/work/portfolio'
import {
  portfolioErrors,
  slugError,
  type LanguageLevel,
  type PortfolioContent,
  type PortfolioError,
  type PortfolioSkill,
  type SlugError,
  type Visibility,
} from '@mentor-connect/contract/work/portfolioRules'
import { resumeErrors, type ResumeParts } from '@mentor-connect/contract/work/resumeRules'
import type { TimelineEntry } from '@mentor-connect/contract/work/timelineRules'
import type { Locale } from '@mentor-connect/i18n'

/** Identifies an entry of a list while others are removed. */
export interface Identified {
  id: string
}

export type SkillValues = PortfolioSkill & Identified

export interface WorkValues extends Identified {
  title: string
  text: string
  link: string
}

/** Years that are undefined are not entered; NaN is an invalid entry. */
export interface TimelineValues extends Identified {
  title: string
  organisation: string
  text: string
  from: number | undefined
  fromMonth: number | undefined
  to: number | undefined
  toMonth: number | undefined
  isVolunteer: boolean
}

export interface LanguageValues extends Identified {
  language: CourseLanguage
  level: LanguageLevel
}

export interface LinkValues extends Identified {
  label: string
  url: string
}

export interface PortfolioValues {
  slug: string
  visibility: Visibility
  headline: string
  about: string
  skills: SkillValues[]
  works: WorkValues[]
  experience: TimelineValues[]
  education: TimelineValues[]
  languages: LanguageValues[]
  links: LinkValues[]
  resume: ResumeParts
}

export const newSkill = (): SkillValues => ({ id: newId(), name: '', certificates: [], tasks: [] })
export const newWork = (): WorkValues => ({ id: newId(), title: '', text: '', link: '' })
export const newTime = (): TimelineValues => ({
  id: newId(),
  title: '',
  organisation: '',
  text: '',
  from: undefined,
  fromMonth: undefined,
  to: undefined,
  toMonth: undefined,
  isVolunteer: false,
})
export const newLanguage = (language: CourseLanguage): LanguageValues => ({
  id: newId(),
  language,
  level: 'good',
})
export const newLink = (): LinkValues => ({ id: newId(), label: '', url: '' })

/** @param locale the language in which the names of subjects are edited */
export function storedPortfolio(stored: OwnPortfolio, locale: Locale): PortfolioValues {
  return {
    slug: stored.slug,
    visibility: stored.visibility,
    headline: stored.headline,
    about: stored.about,
    skills: withIds(stored.skills.map((skill) => ({ ...skill, name: subjectName(skill.name, locale) }))),
    works: withIds(stored.works.map(({ link = '', ...work }) => ({ ...work, link }))),
    experience: withIds(stored.experience.map(toTime)),
    education: withIds(stored.education.map(toTime)),
    languages: withIds(stored.languages),
    links: withIds(stored.links),
    resume: stored.resume,
  }
}

const withIds = <Entry>(entries: Entry[]): (Entry & Identified)[] =>
  entries.map((entry, index) => ({ ...entry, id: `stored-${index}` }))

const toTime = (entry: TimelineEntry): Omit<TimelineValues, 'id'> => ({
  title: entry.title,
  organisation: entry.organisation,
  text: entry.text,
  from: entry.from,
  fromMonth: entry.fromMonth,
  to: entry.to,
  toMonth: entry.toMonth,
  isVolunteer: entry.isVolunteer === true,
})

/** Converts the values to the body of the request. Subjects get their English names. */
export const toContent = (values: PortfolioValues): PortfolioContent => ({
  headline: values.headline.trim(),
  about: values.about.trim(),
  skills: values.skills.map(({ name, certificates, tasks, projects }) => ({
    name: subjectName(name.trim(), 'en'),
    certificates,
    tasks,
    ...(projects && { projects }),
  })),
  works: values.works.map(({ title, text, link }) => ({
    title: title.trim(),
    text: text.trim(),
    ...(link && { link }),
  })),
  experience: values.experience.map(fromTime),
  education: values.education.map(fromTime),
  languages: values.languages.map(({ language, level }) => ({ language, level })),
  links: values.links.map(({ label, url }) => ({ label: label.trim(), url })),
})

function fromTime({ title, organisation, text, from = NaN, ...rest }: TimelineValues): TimelineEntry {
  const { fromMonth, to, toMonth, isVolunteer } = rest
  return {
    title: title.trim(),
    organisation: organisation.trim(),
    text: text.trim(),
    from,
    ...(fromMonth !== undefined && { fromMonth }),
    ...(to !== undefined && { to }),
    ...(toMonth !== undefined && { toMonth }),
    ...(isVolunteer && { isVolunteer }),
  }
}

/** Converts the parts of the résumé to the body of the request. */
export const toResumeParts = ({ resume }: PortfolioValues): ResumeParts => ({
  showsEmail: resume.showsEmail,
  phone: resume.phone.trim(),
  town: resume.town.trim(),
  summary: resume.summary.trim(),
})

export type FieldErrors = Record<string, PortfolioError | SlugError | 'taken'>

/** Returns the errors by name of the field. @param taken a name that another portfolio has */
export function valueErrors(values: PortfolioValues, taken?: string): FieldErrors {
  const ofSlug = slugError(values.slug) ?? (values.slug === taken ? 'taken' : undefined)
  return {
    ...portfolioErrors(toContent(values), values.visibility !== 'off'),
    ...resumeErrors(toResumeParts(values)),
    ...(ofSlug && { slug: ofSlug }),
  }
}

/** The portfolio as others would see it if the values were saved. */
export function toShown(
  values: PortfolioValues,
  { certificates, tasks, projects = [] }: OwnPortfolio['proofs'],
  owner: { name: string; profile?: string },
): Omit<Portfolio, 'slug' | 'isListed' | 'updatedAt'> {
  const { skills, ...content } = toContent(values)
  return {
    name: owner.name,
    ...(owner.profile && { profile: owner.profile }),
    ...content,
    skills: skills.map((skill) => ({
      name: skill.name,
      certificates: certificates.filter(({ id }) => skill.certificates.includes(id)),
      tasks: tasks.filter(({ id }) => skill.tasks.includes(id)),
      projects: projects.filter(({ id }) => skill.projects?.includes(id)),
    })),
  }
}
