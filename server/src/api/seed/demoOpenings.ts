import { languageOf } from '@mentor-connect/contract/courses/courseLanguages'
import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import { openingErrors, type OpeningContent } from '@mentor-connect/contract/work/openingRules'
import openings from '../../../demo/openings.json'
import type { Tx } from '../../kernel/database/schema'
import { columnsOf } from '../../work/openings/openingColumns'
import { insertOpening, today } from '../../work/openings/openings.repo'
import { replaceTags } from '../../work/openings/openingTags.repo'
import { indexOpenings } from '../../work/openings/openingWords.repo'
import { daysBefore } from './rows'

type DemoOpening = Omit<
  OpeningContent,
  'employer' | 'pay' | 'closesOn' | 'apply' | 'questions' | 'place' | 'duration'
> & {
  id: string
  /** Null for an opening of the platform. */
  mentor: string | null
  employer: string
  place?: string
  pay: { from: number; to?: number; per: NonNullable<OpeningContent['pay']>['per'] } | null
  duration?: OpeningContent['duration']
  closesInDays: number
  postedDaysAgo: number
  /** True if people apply on a page of the employer. */
  link?: boolean
  questions?: string[]
}

const ABOUT = {
  en: 'This employer is invented: it only exists in this demonstration.',
  hi: 'यह नियोक्ता काल्पनिक है और सिर्फ़ इस नमूने के लिए बनाया गया है।',
}

/** Writes openings of invented employers. The mentors who have posted them count as approved. */
export async function writeDemoOpenings(tx: Tx, now: Date) {
  const list = openings as DemoOpening[]
  for (const opening of list) await writeOne(tx, opening, now)
  await indexOpenings(
    tx,
    list.map(({ id }) => id),
  )
}

async function writeOne(tx: Tx, opening: DemoOpening, now: Date) {
  const content = contentOf(opening, now)
  const wrong = Object.keys(openingErrors(content))
  if (wrong.length > 0) throw new Error(`the demo opening ${opening.id} has a wrong ${wrong.join(', ')}`)
  const posted = daysBefore(now, opening.postedDaysAgo)
  await insertOpening(tx, {
    id: opening.id,
    mentor_id: opening.mentor,
    state: 'open',
    version: 1,
    ...columnsOf(content),
    posted_at: posted,
    approved_at: posted,
    rejection: null,
    closed_at: null,
    created_at: posted,
    updated_at: posted,
    search_text: '',
  })
  await replaceTags(tx, opening.id, content)
}

function contentOf(opening: DemoOpening, now: Date): OpeningContent {
  const { kind, title, description, workplace, place, pay, skills, languages, level, duration, seats } =
    opening
  const about = ABOUT[languageOf(title) === 'hi' ? 'hi' : 'en']
  return {
    kind,
    title,
    description,
    employer: { name: opening.employer, about },
    workplace,
    ...(place && { place }),
    pay: pay && { ...pay, currency: 'INR' },
    skills,
    languages,
    level,
    ...(duration && { duration }),
    seats,
    closesOn: daysAfter(today(now), opening.closesInDays),
    apply: opening.link ? { way: 'link', url: `https://example.org/apply/${opening.id}` } : { way: 'here' },
    questions: opening.questions ?? [],
  }
}
