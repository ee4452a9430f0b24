import { circumstances, type Run } from '../report/circumstances'
import { table } from '../report/table'
import type { AlarmRow } from './alarms'
import type { AlertRow, PanelRow } from './evaluate'
import { ALERTS_WITHOUT_DATA, PANELS_WITHOUT_DATA } from './expected'
import type { Answer } from './questions'
import type { LifeSeen } from './signsOfLife'

export interface Monitored {
  version: string
  /** Its version. */
  alertmanager: string
  /** The first mails about ServiceDown: that it fires, and that it is over. */
  mailTexts: string[]
  life: LifeSeen
  /** What each panel had under the usual load, and at the end. */
  usual: PanelRow[]
  panels: PanelRow[]
  alerts: AlertRow[]
  /** Alerts that fired under the usual load. */
  firing: string[]
  alarms: AlarmRow[]
  answers: Answer[]
  /** Until all site servers told of a change of the site, in seconds; undefined: never. */
  followedAfter: number | undefined
}

/** What is wrong; empty if nothing is. */
export function problemsOf({ panels, alerts, firing, alarms, followedAfter, life }: Monitored): string[] {
  return [
    ...(life.count === 0 ? ['no sign of life arrived'] : []),
    ...(life.lastAfter === undefined ? ['the signs of life go on without Prometheus'] : []),
    ...(followedAfter === undefined ? ['a change of the site is not in the metrics'] : []),
    ...firing.map((name) => `${name} fires under the usual load`),
    ...panels
      .filter(({ title, series }) => series.includes(0) && !PANELS_WITHOUT_DATA[title])
      .map(({ title }) => `the panel "${title}" has no data`),
    ...alerts.flatMap(({ alert, series }) =>
      series
        .filter(({ count }) => count === 0 && !ALERTS_WITHOUT_DATA[alert])
        .map(({ selector }) => `${alert} looks at ${selector}, which has no data`),
    ),
    ...alarms
      .filter(({ firedAfter }) => firedAfter === undefined)
      .map(({ what, expected }) => `${what}: not all of ${expected.join(', ')} fired`),
    ...alarms
      .filter(({ silentAfter }) => silentAfter === undefined)
      .map(({ what }) => `${what}: an alert does not end`),
    ...alarms
      .filter(({ mailedAfter }) => mailedAfter === undefined)
      .map(({ what, pages }) => `${what}: not all of ${pages.join(', ')} were mailed`),
    ...alarms
      .filter(({ endMailedAfter }) => endMailedAfter === undefined)
      .map(({ what, pages }) => `${what}: the end of not all of ${pages.join(', ')} was mailed`),
  ]
}

export const alarmTable = (rows: AlarmRow[]) =>
  table(
    [
      ...['what went wrong', 'must fire', 'fired after', 'mailed after', 'what fired'],
      ...['silent after', 'end mailed after'],
    ],
    rows.map(({ what, expected, fired, pages, ...after }) => [
      ...[what, expected.join(', '), seconds(after.firedAfter)],
      pages.length > 0 ? seconds(after.mailedAfter) : 'a ticket',
      [...fired].map(([name, texts]) => `${name} (${[...texts].join('; ')})`).join(', ') || '–',
      seconds(after.silentAfter),
      pages.length > 0 ? seconds(after.endMailedAfter) : 'a ticket',
    ]),
  )

export const answerTable = (rows: Answer[]) =>
  table(
    ['question', 'answer'],
    rows.map(({ question, answers }) => [
      question,
      answers.map((answer) => answer.replaceAll('|', '\\|')).join('<br>') || '–',
    ]),
  )

export const panelTable = ({ usual, panels }: Monitored) =>
  table(
    ['panel', 'series under the usual load', 'series at the end', 'why none'],
    panels.map(({ title, series }, index) => [
      ...[title, usual[index]!.series.join(' + '), series.join(' + ')],
      series.includes(0) ? (PANELS_WITHOUT_DATA[title] ?? 'unknown') : '',
    ]),
  )

export function monitoringParagraphs(monitored: Monitored, minuteSeconds: number, run: Run): string[] {
  const { version, alertmanager, mailTexts, life, panels, alerts, firing, alarms, answers } = monitored
  const queries = panels.reduce((sum, { series }) => sum + series.length, 0)
  return [
    '## Monitoring',
    `${circumstances(run)}; Prometheus ${version}, Alertmanager ${alertmanager}.`,
    `Written by \`npm run drill:monitoring\`: the deployment and the people of the rolling restarts, a browser that reports what it shows, Prometheus with the files of \`deploy/prometheus\`, and Alertmanager with that of \`deploy/alertmanager\`, which sends to a mail server of the drill; \`promtool\` has checked them, and the tests of the rules pass. Targets are those of the drill; so that alerts do not take a quarter of an hour, a minute of the rules and of Alertmanager lasts ${minuteSeconds} s. One thing after another goes wrong until the alerts fire that have to, and there is a mail about each page; then it is mended, and the drill waits until none fires, and for the mails that say so.`,
    alarmTable(alarms),
    'The first mails about a service that is down:',
    ...mailTexts.map((text) => `\`\`\`\n${text}\n\`\`\``),
    `${life.count} signs of life arrived at the address for them, at most ${life.longestGap.toFixed(0)} s apart; after the end of Prometheus, the last one came after ${seconds(life.lastAfter)}, then none for ten minutes of the rules.`,
    `All ${alerts.length} alerts and ${queries} queries of ${panels.length} panels are valid, and no panel has two lines with the same name. Alerts that had no series to look at: ${blindAlerts(alerts)}. Under the usual load, before anything went wrong, these alerts fired: ${firing.join(', ') || 'none'}. Not run: Grafana itself; its queries are asked of Prometheus directly.`,
    panelTable(monitored),
    `Before the end, chat was held (\`releases hold\`): the metrics of both site servers told it ${seconds(monitored.followedAfter)} after the command began. The four questions, as the dashboard answers them then:`,
    answerTable(answers),
  ]
}

const blindAlerts = (rows: AlertRow[]) =>
  rows
    .filter(({ series }) => series.some(({ count }) => count === 0))
    .map(({ alert }) => `${alert} (${ALERTS_WITHOUT_DATA[alert] ?? 'unknown'})`)
    .join(', ') || 'none'

const seconds = (value: number | undefined) => (value === undefined ? 'never' : `${value.toFixed(0)} s`)
