import { median } from '../harness/statistics'
import { judged, table } from '../harness/table'
import type { Person, PersonVisits, Visits } from './signedIn'

/** Maximum times in ms. */
const MAX = { first: 1800, later: 800, laterInteractive: 1200, move: 300, logIn: 2500 }

/** Visits of one person, one for each round. */
export interface MeasuredPerson {
  person: Person
  rounds: PersonVisits[]
}

/** Returns a table of the pages, and one of the log-ins. A value over its limit is in bold. */
export function signedInTables(measured: MeasuredPerson[], simplestPage: number[]): string[] {
  const heads = [
    'page',
    `first visit: LCP ms, ≤ ${MAX.first}`,
    'interactive ms',
    `later visit: LCP ms, ≤ ${MAX.later}`,
    `interactive ms, ≤ ${MAX.laterInteractive}`,
    `by a link: content after ms, ≤ ${MAX.move}`,
  ]
  const logIns = measured.map(({ person, rounds }) => [
    person.home,
    judged(median(rounds.map(({ logIn }) => logIn)), { atMost: MAX.logIn }),
  ])
  return [
    `For comparison, from the same run: \`/about\` without any script, opened with an empty cache, has its largest content after ${median(simplestPage).toFixed(0)} ms.`,
    table(heads, measured.flatMap(rowsOf), { numbersFrom: 1 }),
    table(['page after the log-in', `content after ms, ≤ ${MAX.logIn}`], logIns, { numbersFrom: 1 }),
  ]
}

function rowsOf({ person, rounds }: MeasuredPerson): string[][] {
  return person.pages.map(({ name }, index) => {
    const of = (value: (visits: Visits) => number) => median(rounds.map(({ pages }) => value(pages[index]!)))
    return [
      name,
      judged(
        of(({ first }) => first.lcp),
        { atMost: MAX.first },
      ),
      of(({ first }) => first.interactive).toFixed(0),
      judged(
        of(({ later }) => later.lcp),
        { atMost: MAX.later },
      ),
      judged(
        of(({ later }) => later.interactive),
        { atMost: MAX.laterInteractive },
      ),
      judged(
        of(({ move }) => move),
        { atMost: MAX.move },
      ),
    ]
  })
}
