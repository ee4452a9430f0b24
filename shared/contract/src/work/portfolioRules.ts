import { isCourseLanguage, type CourseLanguage } from '../courses/courseLanguages'
import { hasMoreGraphemes } from '../rules/graphemes'
import { foldText } from '../rules/foldText'
import { DOMAIN_TAG_MAX } from '../rules/limits'
import { isSecureAddress, requiredLine, type TextError } from './enteredContent'
import {
  ABOUT_MAX,
  HEADLINE_MAX,
  LINK_LABEL_MAX,
  PORTFOLIO_LANGUAGES_MAX,
  PORTFOLIO_LINKS_MAX,
  PORTFOLIO_SKILLS_MAX,
  PORTFOLIO_WORKS_MAX,
  SKILL_PROOFS_MAX,
  TIMELINE_MAX,
  WORK_TEXT_MAX,
  WORK_TITLE_MAX,
} from './portfolioLimits'
export { slugError, slugOf, type SlugError } from '../rules/slugs'
import { timelineErrors, type TimelineEntry, type TimelineError } from './timelineRules'

/**
 * People who can read a portfolio. `off`: only its owner · `link`: everybody who has the address, but search
 * engines do not list the page · `public`: everybody, and search engines list the page.
 */
export const VISIBILITIES = ['off', 'link', 'public'] as const
export type Visibility = (typeof VISIBILITIES)[number]

export const LANGUAGE_LEVELS = ['basic', 'good', 'fluent', 'native'] as const
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number]

export interface PortfolioSkill {
  /** English name of a subject, or the owner's own words. */
  name: string
  /** Ids of the owner's certificates that prove the skill. */
  certificates: string[]
  /** Ids of the owner's approved works of tasks that prove the skill. */
  tasks: string[]
  /**
   * Ids of teams in which the contribution is proven. Absent in portfolios that were saved before projects
   * existed.
   */
  projects?: string[]
}

/** Something that the owner has made. */
export interface PortfolioWork {
  title: string
  text: string
  link?: string
}

/** Data of a portfolio, as its owner enters them. */
export interface PortfolioContent {
  headline: string
  about: string
  skills: PortfolioSkill[]
  works: PortfolioWork[]
  education: TimelineEntry[]
  experience: TimelineEntry[]
  languages: { language: CourseLanguage; level: LanguageLevel }[]
  links: { label: string; url: string }[]
}

export const NO_CONTENT: PortfolioContent = {
  headline: '',
  about: '',
  skills: [],
  works: [],
  education: [],
  experience: [],
  languages: [],
  links: [],
}

export type PortfolioError = TextError | TimelineError | 'too_many' | 'twice' | 'address' | 'language'

/** Errors by field. The name of a field in a list contains the index of the entry: `works.0.title`. */
export type PortfolioErrors = Record<string, PortfolioError>

/** Returns the errors of a portfolio, in the order of its fields. @param isShown true if others can read it */
export function portfolioErrors(content: PortfolioContent, isShown: boolean): PortfolioErrors {
  const { headline, about, skills, works, education, experience, languages, links } = content
  const skillNames = skills.map(({ name }) => foldText(name.trim()))
  const tags = languages.map(({ language }) => language)
  return found({
    headline: headlineError(headline, isShown),
    about: tooLong(about, ABOUT_MAX),
    ...inList(
      'skills',
      skills,
      PORTFOLIO_SKILLS_MAX,
      ({ name, certificates, tasks, projects = [] }, index) => ({
        name: requiredLine(name, DOMAIN_TAG_MAX) ?? repeated(skillNames, index),
        certificates: tooMany(certificates, SKILL_PROOFS_MAX),
        tasks: tooMany(tasks, SKILL_PROOFS_MAX),
        projects: tooMany(projects, SKILL_PROOFS_MAX),
      }),
    ),
    ...inList('works', works, PORTFOLIO_WORKS_MAX, ({ title, text, link }) => ({
      title: requiredLine(title, WORK_TITLE_MAX),
      text: tooLong(text, WORK_TEXT_MAX),
      link: link === undefined || isSecureAddress(link) ? undefined : 'address',
    })),
    ...inList('experience', experience, TIMELINE_MAX, timelineErrors),
    ...inList('education', education, TIMELINE_MAX, timelineErrors),
    ...inList('languages', languages, PORTFOLIO_LANGUAGES_MAX, ({ language }, index) => ({
      language: isCourseLanguage(language) ? repeated(tags, index) : 'language',
    })),
    ...inList('links', links, PORTFOLIO_LINKS_MAX, ({ label, url }) => ({
      label: requiredLine(label, LINK_LABEL_MAX),
      url: isSecureAddress(url) ? undefined : 'address',
    })),
  })
}

type Checked = Record<string, PortfolioError | undefined>

const found = (checked: Checked): PortfolioErrors =>
  Object.fromEntries(
    Object.entries(checked).filter((entry): entry is [string, PortfolioError] => entry[1] !== undefined),
  )

function inList<Entry>(
  name: string,
  entries: Entry[],
  max: number,
  errorsOf: (entry: Entry, index: number) => Checked,
): Checked {
  const checked: Checked = { [name]: tooMany(entries, max) }
  for (const [index, entry] of entries.entries())
    for (const [field, error] of Object.entries(errorsOf(entry, index)))
      checked[`${name}.${index}.${field}`] = error
  return checked
}

/** A portfolio that others can read needs a headline, because it could otherwise be empty. */
function headlineError(headline: string, isShown: boolean): PortfolioError | undefined {
  const error = requiredLine(headline, HEADLINE_MAX)
  return error === 'needed' && !isShown ? undefined : error
}

const tooLong = (text: string, max: number) => (hasMoreGraphemes(text, max) ? 'too_long' : undefined)
const tooMany = (list: unknown[], max: number) => (list.length > max ? 'too_many' : undefined)
const repeated = (values: string[], index: number) =>
  values.indexOf(values[index]!) < index ? 'twice' : undefined
