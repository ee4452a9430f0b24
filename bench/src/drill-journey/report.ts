import type { Evaluation } from '../drill-server/checkWrites'
import { circumstances, type Run } from '../report/circumstances'
import { table } from '../report/table'

/** What people noticed of one outage. */
export interface JourneyRow {
  what: string
  outage: string
  /** How long it was away, in seconds. */
  away: number
  /** Until the person was done, in seconds. */
  seconds: number
  failed: string[]
  notices: string[]
}

const HEAD = [
  'what people did',
  'what was away',
  'done after',
  'what failed underneath',
  'what the pages said',
]

export function journeyTable(rows: JourneyRow[]): string {
  return table(
    HEAD,
    rows.map(({ what, outage, away, seconds, failed, notices }) => [
      what,
      `${outage}, ${away} s`,
      `${seconds.toFixed(0)} s`,
      counted(failed) || '0',
      notices.map((text) => `“${text}”`).join(', ') || '–',
    ]),
  )
}

export function journeyParagraphs(
  rows: JourneyRow[],
  { acknowledged, lost, doubled }: Evaluation,
  run: Run,
): string[] {
  return [
    '## Journey in a browser',
    `${circumstances(run)}.`,
    'Written by `npm run drill:journey`: the same deployment as below, with a stand-in for an S3 service that holds the site and the uploads, and a mail server. A learner and a mentor use it in Chromium, over TLS, with service workers. When a step begins, one thing is taken away; it comes back by itself while the step goes on. The step ends when the page shows its result. Nobody reloads a page, and somebody tries again only where the page says that something could not be loaded, saved or reached.',
    journeyTable(rows),
    `${acknowledged} lessons, messages, sessions and pictures were shown as saved. After the journey both log in with new browsers: ${lost} of them were lost, ${doubled} were there twice. Goals: every step ends, 0 lost, 0 doubled.`,
  ]
}

function counted(names: string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(', ')
}
