import { goalTable, type Goal } from '../page/goals'
import { table } from '../report/table'
import type { LessonFigures } from './lessonPages'
import type { TypingFigures } from './typing'

const LCP_MAX_MS = 2500
const KEY_MAX_MS = 50

interface Measured {
  lessons: LessonFigures[]
  typing: TypingFigures[]
}

export function report({ lessons, typing }: Measured, { run, rounds }: { run: string; rounds: number }) {
  return `# Learning

Written by \`npm run bench:learning\`. ${run}; medians of ${rounds} rounds.

## A lesson on a phone

The first visit of a signed-in learner with nothing cached, on slow 4G (1.6 Mbit/s, 150 ms), from the address to the lesson: once with the processor of this machine, and once with a processor four times slower, like that of a cheap phone. The yardstick is the same lesson with its styles as one page without scripts on the slow processor. The three take turns.

${lessonTable(lessons)}

## A key in the form of a course

From the key press to the frame that shows it, in a course of 30 modules with 10 lessons each, processor slowed down four times, a key every 120 ms. The yardstick is a page with nothing but a field, in turns with the form.

${typingTable(typing)}

${goalTable(goals({ lessons, typing }))}
`
}

function lessonTable(lessons: LessonFigures[]) {
  const rows = lessons.map(({ path, lcp, phoneLcp, bareLcp, scriptBytes }) => [
    path,
    lcp.toFixed(0),
    phoneLcp.toFixed(0),
    bareLcp.toFixed(0),
    (phoneLcp / bareLcp).toFixed(1),
    (scriptBytes / 1000).toFixed(0),
  ])
  const head = ['lesson', 'LCP ms', 'slow processor', 'yardstick', '×', 'scripts kB']
  return table(head, rows, { numbersFrom: 1 })
}

function typingTable(typing: TypingFigures[]) {
  const [yardstick] = typing
  const rows = typing.map(({ where, keys, median, p95, longest }) => [
    where,
    String(keys),
    ...[median, p95, longest].map((ms) => ms.toFixed(0)),
    (median / yardstick!.median).toFixed(1),
  ])
  return table(['field', 'keys', 'median ms', 'p95 ms', 'longest ms', '×'], rows, { numbersFrom: 1 })
}

const goals = ({ lessons, typing }: Measured): Goal[] => [
  ...lessons.flatMap(({ path, lcp, phoneLcp }) => [
    { what: `${path}: LCP ms`, atMost: LCP_MAX_MS, measured: lcp },
    { what: `${path}: LCP ms, slow processor`, atMost: LCP_MAX_MS, measured: phoneLcp },
  ]),
  ...typing.slice(1).map(({ where, p95 }) => ({
    what: `a key in the ${where}: p95 ms`,
    atMost: KEY_MAX_MS,
    measured: p95,
  })),
]
