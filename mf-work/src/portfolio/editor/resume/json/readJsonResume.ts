import { COURSE_LANGUAGES, type CourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { languageName } from '@mentor-connect/contract/courses/languageNames'
import {
  HEADLINE_MAX,
  LINK_LABEL_MAX,
  PHONE_MAX,
  SUMMARY_MAX,
  TIMELINE_LINE_MAX,
  TIMELINE_TEXT_MAX,
  TOWN_MAX,
  WORK_TEXT_MAX,
  WORK_TITLE_MAX,
} from '@mentor-connect/contract/work/portfolioLimits'
import { DOMAIN_TAG_MAX } from '@mentor-connect/contract/rules/limits'
import type { LanguageLevel } from '@mentor-connect/contract/work/portfolioRules'
import type { LanguageValues, LinkValues, TimelineValues, WorkValues } from '../../portfolioValues'
import { addressOf, dateOf, fieldsOf, fitting, lineOf, listOf, textOf, type Fields } from './fileValues'

/**
 * Reason why something in a file is not taken over. `shortened`: the beginning is taken · `address`: its address is left
 * out · `account`: it comes from the profile · `unproven`: certificates have to be earned here.
 */
export type LeftOutReason =
  | 'unsupported'
  | 'unproven'
  | 'account'
  | 'address'
  | 'shortened'
  | 'language'
  | 'too_many'
  | 'present'

export interface LeftOut {
  /** Words from the file, or the name of a part of it. */
  name: string
  reason: LeftOutReason
}

type WithoutId<Entry> = Omit<Entry, 'id'>

/** The entries of a file that a résumé can take over. */
export interface FileResume {
  headline: string
  summary: string
  phone: string
  town: string
  skills: string[]
  experience: WithoutId<TimelineValues>[]
  education: WithoutId<TimelineValues>[]
  works: WithoutId<WorkValues>[]
  languages: WithoutId<LanguageValues>[]
  links: WithoutId<LinkValues>[]
  leftOut: LeftOut[]
}

/** Maximum size of a file, in bytes. */
export const FILE_MAX = 1_000_000

/** Reads a file in the format JSON Resume. Returns undefined if the file has another format. */
export function readJsonResume(file: string): FileResume | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(file)
  } catch {
    return undefined
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined
  return new Reader().read(fieldsOf(parsed))
}

/** Parts of the format that a portfolio does not have. */
const UNSUPPORTED = ['awards', 'publications', 'interests', 'references']

class Reader {
  private readonly leftOut: LeftOut[] = []

  read(file: Fields): FileResume {
    const basics = fieldsOf(file['basics'])
    for (const name of UNSUPPORTED) if (listOf(file[name]).length > 0) this.leaveOut(name, 'unsupported')
    for (const name of ['name', 'email']) if (textOf(basics[name])) this.leaveOut(name, 'account')
    if (textOf(basics['image'])) this.leaveOut('image', 'account')
    for (const one of listOf(file['certificates'])) this.leaveOut(lineOf(fieldsOf(one)['name']), 'unproven')
    const { text, line } = this
    return {
      headline: line(basics['label'], HEADLINE_MAX),
      summary: text(textOf(basics['summary']), SUMMARY_MAX),
      phone: line(basics['phone'], PHONE_MAX),
      town: line(fieldsOf(basics['location'])['city'], TOWN_MAX),
      skills: this.skills(file['skills']),
      experience: [
        ...this.times(file['work'], ({ name, company }) => lineOf(name) || lineOf(company), false),
        ...this.times(file['volunteer'], ({ organization }) => lineOf(organization), true),
      ],
      education: this.education(file['education']),
      works: this.works(file['projects']),
      languages: this.languages(file['languages']),
      links: this.links(basics),
      leftOut: this.leftOut,
    }
  }

  private leaveOut(name: string, reason: LeftOutReason) {
    if (name !== '') this.leftOut.push({ name: fitting(name, TIMELINE_LINE_MAX).text, reason })
  }

  private readonly text = (text: string, max: number): string => {
    const fitted = fitting(text, max)
    if (fitted.isShortened) this.leaveOut(text, 'shortened')
    return fitted.text
  }

  private readonly line = (value: unknown, max: number): string => this.text(lineOf(value), max)

  private times(
    value: unknown,
    organisationOf: (entry: Fields) => string,
    isVolunteer: boolean,
  ): FileResume['experience'] {
    return listOf(value).flatMap((one) => {
      const entry = fieldsOf(one)
      const organisation = organisationOf(entry)
      return this.time(entry, {
        title: lineOf(entry['position']),
        organisation,
        text: describedIn(entry),
        isVolunteer,
      })
    })
  }

  private education(value: unknown): FileResume['education'] {
    return listOf(value).flatMap((one) => {
      const entry = fieldsOf(one)
      const title = [lineOf(entry['studyType']), lineOf(entry['area'])].filter(Boolean).join(' ')
      const courses = listOf(entry['courses']).map(lineOf).filter(Boolean)
      const text = [lineOf(entry['score']), ...courses].filter(Boolean).join('\n')
      return this.time(entry, { title, organisation: lineOf(entry['institution']), text, isVolunteer: false })
    })
  }

  /** Returns an entry even if a part of its data is missing, because people can complete it in the form. */
  private time(
    entry: Fields,
    {
      title,
      organisation,
      text,
      isVolunteer,
    }: Pick<TimelineValues, 'title' | 'organisation' | 'text' | 'isVolunteer'>,
  ): FileResume['experience'] {
    if (title === '' && organisation === '') return []
    const from = dateOf(entry['startDate'])
    const to = dateOf(entry['endDate'])
    return [
      {
        title: this.text(title, TIMELINE_LINE_MAX),
        organisation: this.text(organisation, TIMELINE_LINE_MAX),
        text: this.text(text, TIMELINE_TEXT_MAX),
        from: from.year,
        fromMonth: from.month,
        to: to.year,
        toMonth: to.month,
        isVolunteer,
      },
    ]
  }

  private works(value: unknown): FileResume['works'] {
    return listOf(value).flatMap((one) => {
      const entry = fieldsOf(one)
      const title = this.line(entry['name'], WORK_TITLE_MAX)
      if (title === '') return []
      const link = addressOf(entry['url'])
      if (!link && textOf(entry['url'])) this.leaveOut(textOf(entry['url']), 'address')
      return [{ title, text: this.text(describedIn(entry), WORK_TEXT_MAX), link: link ?? '' }]
    })
  }

  private skills(value: unknown): string[] {
    const names = listOf(value).flatMap((one) => {
      const { name, keywords } = fieldsOf(one)
      return [name, ...listOf(keywords)].map(lineOf)
    })
    return names.filter(Boolean).map((name) => this.text(name, DOMAIN_TAG_MAX))
  }

  private languages(value: unknown): FileResume['languages'] {
    return listOf(value).flatMap((one) => {
      const { language, fluency } = fieldsOf(one)
      const known = languageNamed(lineOf(language))
      if (!known) this.leaveOut(lineOf(language), 'language')
      return known ? [{ language: known, level: levelNamed(lineOf(fluency)) }] : []
    })
  }

  private links(basics: Fields): FileResume['links'] {
    const profiles = listOf(basics['profiles']).map(fieldsOf)
    const all = [{ url: basics['url'] } as Fields, ...profiles].filter(({ url }) => textOf(url))
    return all.flatMap(({ network, url }) => {
      const address = addressOf(url)
      if (!address) this.leaveOut(textOf(url), 'address')
      if (!address) return []
      return [
        {
          label: this.line(network, LINK_LABEL_MAX) || new URL(address).hostname.slice(0, LINK_LABEL_MAX),
          url: address,
        },
      ]
    })
  }
}

/** Description and highlights of an entry. Highlights are lines with bullets. */
function describedIn(entry: Fields): string {
  const highlights = listOf(entry['highlights']).map(lineOf).filter(Boolean)
  const description = textOf(entry['summary']) || textOf(entry['description'])
  return [description, ...highlights.map((line) => `- ${line}`)].filter(Boolean).join('\n')
}

/** The language that a word names in English or Hindi, or by its tag. */
function languageNamed(word: string): CourseLanguage | undefined {
  const folded = word.toLowerCase()
  return COURSE_LANGUAGES.find(
    (one) =>
      folded === one ||
      folded.startsWith(`${one}-`) ||
      folded === languageName(one, 'en').toLowerCase() ||
      folded === languageName(one, 'hi'),
  )
}

const LEVELS: [RegExp, LanguageLevel][] = [
  [/native|mother|first language|मातृ/i, 'native'],
  [/fluent|full|\bc[12]\b|advanced|professional/i, 'fluent'],
  [/basic|elementary|beginner|\ba[12]\b|limited/i, 'basic'],
]

const levelNamed = (word: string): LanguageLevel =>
  LEVELS.find(([pattern]) => pattern.test(word))?.[1] ?? 'good'
