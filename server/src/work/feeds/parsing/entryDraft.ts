import { foldText } from '@mentor-connect/contract/rules/foldText'
import { firstGraphemes, hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import { isBlank, lineError, tidyLine } from '@mentor-connect/contract/rules/enteredText'
import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import { DOMAIN_TAG_MAX } from '@mentor-connect/contract/rules/limits'
import { FEED_LINE_TITLE_MAX, type FeedRefusal } from '@mentor-connect/contract/work/feedRules'
import {
  OPENING_DAYS_MAX,
  OPENING_DESCRIPTION_MAX,
  OPENING_LANGUAGES_MAX,
  OPENING_SEATS_MAX,
  OPENING_SKILLS_MAX,
} from '@mentor-connect/contract/work/openingLimits'
import {
  isDay,
  openingErrors,
  type OpeningContent,
  type OpeningField,
  type OpeningLevel,
  type Pay,
} from '@mentor-connect/contract/work/openingRules'
import { openingWarnings } from '@mentor-connect/contract/work/openingWarnings'
import { isCourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { createHash } from 'node:crypto'
import { textOfHtml } from './htmlText'

/** An entry of a feed as it was found, before any checks. */
export interface EntryDraft extends Pick<OpeningContent, 'kind' | 'workplace'> {
  /** Identifies the entry within its feed; empty if the feed states no id. */
  id: string
  title: string
  /** Description as plain text or HTML. */
  description: string
  employer: string
  website: string
  hours?: OpeningContent['hours']
  place: string
  /** The pay; `invalid` if the entry states a pay that cannot be parsed. */
  pay: Pay | null | 'invalid'
  skills: string[]
  languages: string[]
  level?: OpeningLevel
  seats: number
  startsOn?: string
  closesOn?: string
  /** Address of the page on which people apply. */
  link: string
}

/** An entry that has passed all checks. */
export interface ParsedEntry {
  key: string
  title: string
  fingerprint: string
  /** The closing day that the entry states. */
  closesOn: string | null
  /** JSON of `OpeningContent`, whose closing day has not been set yet. */
  content: string
  isSuspicious: boolean
}

export interface RefusedEntry {
  title: string
  reason: FeedRefusal
}

export interface ParseSettings {
  /** The present day in the product's time zone. */
  today: string
  /** Level of entries that do not state a level. */
  level: OpeningLevel
}

/** Maximum number of characters of a description that are read. */
const DESCRIPTION_READ_MAX = 50_000
/** Maximum number of characters of any other part that are read. */
const PART_READ_MAX = 1000

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const read = (part: string) => tidyLine(part.slice(0, PART_READ_MAX))

/** Checks an entry according to the rules for openings. */
export function toEntry(draft: EntryDraft, settings: ParseSettings): ParsedEntry | RefusedEntry {
  const title = read(draft.title)
  const shownTitle = title.slice(0, FEED_LINE_TITLE_MAX)
  const refuse = (reason: FeedRefusal): RefusedEntry => ({ title: shownTitle, reason })
  if ([title, draft.employer, draft.place].some(isFormula)) return refuse('formula')
  if (draft.pay === 'invalid') return refuse('pay')
  const closesOn = draft.closesOn !== undefined && isDay(draft.closesOn) ? draft.closesOn : null
  if (closesOn !== null && closesOn < settings.today) return refuse('expired')
  const content = toContent({ ...draft, title, pay: draft.pay }, settings)
  const [field] = Object.keys(openingErrors(content)) as OpeningField[]
  if (field) return refuse(REASONS[field] ?? 'other')
  const json = JSON.stringify(content)
  return {
    key: sha256(draft.id || draft.link),
    title: shownTitle,
    fingerprint: sha256(json),
    closesOn,
    content: json,
    isSuspicious: openingWarnings(content).length > 0,
  }
}

/**
 * Returns true if a spreadsheet program would treat a cell with this text as a formula. Such a cell shows an
 * error or runs code.
 */
const isFormula = (text: string) => /^\s*[=@]/.test(text)

const REASONS: Partial<Record<OpeningField, FeedRefusal>> = {
  title: 'title',
  description: 'description',
  employer: 'employer',
  place: 'place',
  apply: 'link',
  pay: 'pay',
}

/** Any valid day, so that the same entry has the same content every day. */
const ANY_DAY = '2000-01-01'

function toContent(
  draft: Omit<EntryDraft, 'pay'> & { pay: Pay | null },
  { today, level }: ParseSettings,
): OpeningContent {
  const { kind, hours, workplace, pay, seats, startsOn } = draft
  const [website, place, url] = [read(draft.website), read(draft.place), read(draft.link)]
  const content: OpeningContent = {
    kind,
    title: draft.title,
    description: shortened(textOfHtml(draft.description.slice(0, DESCRIPTION_READ_MAX))),
    employer: { name: read(draft.employer) },
    workplace,
    ...(hours && { hours }),
    ...(place && { place }),
    pay,
    skills: uniqueSkills(draft.skills),
    languages: [...new Set(draft.languages)].filter(isCourseLanguage).slice(0, OPENING_LANGUAGES_MAX),
    level: draft.level ?? level,
    ...(startsOn !== undefined && isNear(startsOn, today) && { startsOn }),
    seats: Number.isInteger(seats) && seats >= 1 && seats <= OPENING_SEATS_MAX ? seats : 1,
    closesOn: ANY_DAY,
    apply: { way: 'link', url },
    questions: [],
  }
  return website ? withWebsite(content, website) : content
}

/**
 * Adds the employer's website if it is valid. An invalid website is left out, and the entry is still
 * accepted.
 */
function withWebsite(content: OpeningContent, website: string): OpeningContent {
  const employer = { ...content.employer, website }
  return openingErrors({ ...content, employer }).employer ? content : { ...content, employer }
}

const isNear = (day: string, today: string) =>
  isDay(day) && day >= today && day <= daysAfter(today, 2 * OPENING_DAYS_MAX)

function uniqueSkills(skills: string[]): string[] {
  const lines = skills.slice(0, 10 * OPENING_SKILLS_MAX).map(read)
  const valid = lines.filter(
    (line) => !isBlank(line) && !lineError(line) && !hasMoreGraphemes(line, DOMAIN_TAG_MAX),
  )
  return [...new Map(valid.map((line) => [foldText(line), line])).values()].slice(0, OPENING_SKILLS_MAX)
}

/**
 * Shortens a text that is too long to its last complete sentence or line. People read the rest on the
 * employer's page.
 */
function shortened(text: string): string {
  if (!hasMoreGraphemes(text, OPENING_DESCRIPTION_MAX)) return text
  const cut = firstGraphemes(text, OPENING_DESCRIPTION_MAX)
  const end = Math.max(...['\n', '. ', '।'].map((mark) => cut.lastIndexOf(mark)))
  return end > cut.length / 2 ? cut.slice(0, end + 1).trim() : cut.trim()
}
