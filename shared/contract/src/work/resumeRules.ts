import { hasMoreGraphemes } from '../rules/graphemes'
import { requiredLine, type TextError } from './enteredContent'
import type { Portfolio } from './portfolio'
import { PHONE_MAX, SUMMARY_MAX, TOWN_MAX } from './portfolioLimits'

/** The parts that only a résumé has. */
export interface ResumeParts {
  /** True if the résumé shows the e-mail address of the account. */
  showsEmail: boolean
  phone: string
  town: string
  /** If the text is empty, the résumé contains the introduction of the portfolio instead. */
  summary: string
}

export const NO_RESUME: ResumeParts = { showsEmail: false, phone: '', town: '', summary: '' }

/** The complete content of a résumé. */
export interface Resume extends Pick<
  Portfolio,
  'name' | 'headline' | 'skills' | 'works' | 'experience' | 'education' | 'languages' | 'links'
> {
  summary: string
  contact: { email?: string; phone?: string; town?: string }
}

/** Returns the résumé of a person, made from these data. */
export function resumeOf(
  { about, ...content }: Omit<Portfolio, 'slug' | 'isListed' | 'profile' | 'updatedAt'>,
  { showsEmail, phone, town, summary }: ResumeParts,
  email: string,
): Resume {
  const { name, headline, skills, works, experience, education, languages, links } = content
  const contact = { ...(showsEmail && { email }), ...(phone && { phone }), ...(town && { town }) }
  const stated = { name, headline, skills, works, experience, education, languages, links }
  return { ...stated, summary: summary || about, contact }
}

/** Returns the errors of the parts that only a résumé has, by field. */
export function resumeErrors({ phone, town, summary }: ResumeParts): Record<string, TextError> {
  const errors: Record<string, TextError | undefined> = {
    'resume.phone': lineError(phone, PHONE_MAX),
    'resume.town': lineError(town, TOWN_MAX),
    'resume.summary': hasMoreGraphemes(summary, SUMMARY_MAX) ? 'too_long' : undefined,
  }
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, TextError] => entry[1] !== undefined),
  )
}

/** Returns the error of a line that may be empty. */
const lineError = (text: string, max: number) => (text === '' ? undefined : requiredLine(text, max))
