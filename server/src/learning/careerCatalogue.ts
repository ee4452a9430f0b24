import type { Bilingual, Career, CareerSummary } from '@mentor-connect/contract/learning/careers'
import { CAREER_CHECK_MONTHS } from '@mentor-connect/contract/learning/careerFields'
import { INTEREST_TYPES } from '@mentor-connect/contract/learning/interestTypes'
import type { CareerEntry } from './careers/careerEntry'
import { BUSINESS } from './careers/data/business'
import { COMPUTING } from './careers/data/computing'
import { CRAFTS } from './careers/data/crafts'
import { HEALTH } from './careers/data/health'
import { LAND_AND_LAW } from './careers/data/land-and-law'
import { PUBLIC_SERVICE } from './careers/data/public-service'
import { TEACHING } from './careers/data/teaching'
import { TRADES } from './careers/data/trades'

/** The month in which all entries were last checked. Change it only after checking them against their sources. */
export const CHECKED_ON = '2026-11'

/** Year of the pay matrix of the Seventh Central Pay Commission. */
const PAY_YEAR = 2016

const ENTRIES = [
  ...HEALTH,
  ...TEACHING,
  ...COMPUTING,
  ...TRADES,
  ...BUSINESS,
  ...PUBLIC_SERVICE,
  ...CRAFTS,
  ...LAND_AND_LAW,
]

const inBoth = ([en, hi]: readonly [string, string]): Bilingual => ({ en, hi })

function presentSummary({ id, names, summary, interests, ways, cost, subjects }: CareerEntry): CareerSummary {
  const shares = Object.fromEntries(INTEREST_TYPES.map((type, index) => [type, interests[index]!]))
  return {
    id,
    names: inBoth(names),
    summary: inBoth(summary),
    ways: [...ways],
    cost,
    interests: shares as CareerSummary['interests'],
    subjects: [...subjects],
  }
}

function present(entry: CareerEntry): Omit<Career, 'isOutdated'> {
  const { route, exams, day, skills, outlook, code, pay, source } = entry
  return {
    ...presentSummary(entry),
    route: inBoth(route),
    day: inBoth(day),
    skills: inBoth(skills),
    outlook: inBoth(outlook),
    ...(exams && { exams: inBoth(exams) }),
    ...(pay && { pay: { ...pay, year: PAY_YEAR } }),
    code,
    source: { name: source[0], url: source[1] },
    checkedOn: CHECKED_ON,
  }
}

export const CAREER_SUMMARIES = ENTRIES.map(presentSummary)

/** Returns the career with this id; undefined if there is none. */
export function careerAt(id: string, now: Date): Career | undefined {
  const entry = ENTRIES.find((one) => one.id === id)
  return entry && { ...present(entry), isOutdated: isOutdated(CHECKED_ON, now) }
}

function isOutdated(month: string, now: Date): boolean {
  const due = new Date(`${month}-01T00:00:00Z`)
  due.setUTCMonth(due.getUTCMonth() + CAREER_CHECK_MONTHS + 1)
  return now >= due
}
