import { shortCommit } from '@mentor-connect/release/releaseTable'
import type { ReleaseRow } from '@mentor-connect/release/target'
import type { Verdict } from '../../../watch/judge/verdict'
import type { LiveArea } from '../facts/areas'
import type { Numbers, Overview } from '../facts/overview'
import { HealthState } from './HealthState'
import { Event, Moment } from './Moment'
import { WideTable } from './WideTable'

const HEADINGS = ['Area', 'Live release', 'Since (UTC)', 'By', 'Canary', 'Held or taken back', 'Health']

/**
 * Table of all areas with their live release, canary, hold, releases that were rolled back or withdrawn, and
 * health.
 */
export function AreasTable({ overview: { areas, numbers, budgetOf } }: { overview: Overview }) {
  return (
    <WideTable label="Areas" headings={HEADINGS}>
      {areas.map((current) => (
        <AreaRow key={current.area} current={current} numbers={numbers} budget={budgetOf(current.area)} />
      ))}
    </WideTable>
  )
}

interface AreaRowProps {
  current: LiveArea
  numbers?: Numbers
  budget: number
}

function AreaRow({ current, numbers, budget }: AreaRowProps) {
  const { area, live, canary, hold, takenBack } = current
  const verdict = numbers?.verdicts[area]
  return (
    <tr>
      <th scope="row">{area}</th>
      <td>
        <Release row={live} />
      </td>
      <td className="fixed">
        <Moment at={live.since} />
      </td>
      <td>{live.by && <bdi>{live.by}</bdi>}</td>
      <td className={canary && 'reason'}>
        {canary && <Canary canary={canary} isJudged={!hold} verdict={verdict} />}
      </td>
      <td className="reason">
        {hold && (
          <p className="hold">
            <strong>Held</strong> since <Event {...hold} />
          </p>
        )}
        {takenBack.map(({ release, state, since, by, reason }) => (
          <p key={release}>
            <code>{release}</code> {state} <Event at={since} by={by} reason={reason} />
          </p>
        ))}
      </td>
      <td className="reason">
        <HealthState health={numbers?.live[area]} budget={budget} />
        {!canary && verdict && <Judged verdict={verdict} />}
      </td>
    </tr>
  )
}

function Release({ row: { release, commit } }: { row: ReleaseRow }) {
  return (
    <>
      <code>{release}</code>
      {commit && (
        <>
          , commit <code>{shortCommit(commit)}</code>
        </>
      )}
    </>
  )
}

interface CanaryProps {
  canary: NonNullable<LiveArea['canary']>
  isJudged: boolean
  verdict?: Verdict
}

function Canary({ canary, isJudged, verdict }: CanaryProps) {
  return (
    <>
      <p>
        <Release row={canary} /> for {canary.percent}% since <Event at={canary.since} by={canary.by} />
      </p>
      {!isJudged && <p>The watcher does not decide about it: people do.</p>}
      {isJudged && verdict && <Judged verdict={verdict} />}
    </>
  )
}

const VERDICTS: Record<Verdict['kind'], string> = {
  good: 'The watcher finds it good',
  bad: 'The watcher takes it back',
  wait: 'The watcher waits',
}

function Judged({ verdict: { kind, reason } }: { verdict: Verdict }) {
  return (
    <p>
      {VERDICTS[kind]}: {reason}.
    </p>
  )
}
