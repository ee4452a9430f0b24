import type { ReleaseHealth } from '@mentor-connect/contract/api/releaseHealth'
import type { ReleaseRow } from '@mentor-connect/release/target'
import { shortCommit } from '@mentor-connect/release/releaseTable'
import type { Verdict } from '../../watch/judge/verdict'
import type { LiveArea } from '../facts/areas'
import type { Numbers } from '../facts/numbers'
import { HealthFacts } from './HealthFacts'
import { kilobytes } from './texts'
import { Moment } from './times'

interface AreaFactsProps {
  current: LiveArea
  budget: number
  numbers?: Numbers
}

/** The live release of an area, its canary and who holds it, with their numbers. */
export function AreaFacts({ current, budget, numbers }: AreaFactsProps) {
  const { area, live, takenBack, canary, hold } = current
  const health = numbers?.live[area]
  const verdict = numbers?.verdicts[area]
  return (
    <>
      {hold && (
        <p className="hold">
          <strong>Held</strong> {hold.by && <bdi>by {hold.by}</bdi>} since <Moment at={hold.at} />: only
          people decide.{' '}
          {hold.reason && (
            <>
              Reason: <bdi>{hold.reason}</bdi>
            </>
          )}
        </p>
      )}
      <ReleaseFacts row={live} takenBack={takenBack} />
      {health && health.seen.browsers > 0 && <HealthFacts health={health} budget={budget} />}
      {!canary && verdict && <Judged verdict={verdict} />}
      {canary && (
        <Canary
          canary={canary}
          beside={numbers?.canaries[area]}
          verdict={numbers && (verdict ?? 'people decide')}
          budget={budget}
        />
      )}
    </>
  )
}

/** @param takenBack the release for which this one came back: the reason is about that one */
function ReleaseFacts({ row, takenBack }: { row: ReleaseRow; takenBack?: string }) {
  const { release, since, by, commit, bytes, contract, react, ownReact, reason } = row
  return (
    <dl className="facts">
      <dt>Release</dt>
      <dd>
        <code>{release}</code>
      </dd>
      <dt>Since</dt>
      <dd>
        <Moment at={since} /> {by && <bdi>by {by}</bdi>}
      </dd>
      {reason && (
        <>
          <dt>Reason</dt>
          <dd>
            {takenBack && (
              <>
                <code>{takenBack}</code> was taken back:{' '}
              </>
            )}
            <bdi>{reason}</bdi>
          </dd>
        </>
      )}
      <dt>Commit</dt>
      <dd>{commit ? <code>{shortCommit(commit)}</code> : 'not stated'}</dd>
      <dt>Scripts</dt>
      <dd>{kilobytes(bytes)} (brotli)</dd>
      <dt>Contract</dt>
      <dd>
        <code>{contract}</code>
      </dd>
      <dt>React</dt>
      <dd>{ownReact ? <strong>its own, {ownReact}</strong> : <code>{react ?? 'not stated'}</code>}</dd>
    </dl>
  )
}

interface CanaryProps {
  canary: NonNullable<LiveArea['canary']>
  beside?: { canary: ReleaseHealth; live: ReleaseHealth }
  /** Undefined while it is unknown. */
  verdict?: Verdict | 'people decide'
  budget: number
}

function Canary({ canary, beside, verdict, budget }: CanaryProps) {
  return (
    <section className="canary">
      <h3>Canary for {canary.percent}% of the browsers</h3>
      <ReleaseFacts row={canary} />
      {beside && beside.canary.seen.browsers > 0 && <HealthFacts health={beside.canary} budget={budget} />}
      {beside && (
        <p>
          In the same time {beside.live.seen.browsers.toLocaleString('en')} browsers had the live release.
        </p>
      )}
      {verdict === 'people decide' ? (
        <p>The watcher does not decide about it: people do.</p>
      ) : (
        verdict && <Judged verdict={verdict} />
      )}
    </section>
  )
}

const VERDICTS: Record<Verdict['kind'], string> = {
  good: 'The watcher finds it good',
  bad: 'The watcher takes it back',
  wait: 'The watcher waits',
}

function Judged({ verdict: { kind, reason } }: { verdict: Verdict }) {
  return (
    <p className={`verdict ${kind}`}>
      <strong>{VERDICTS[kind]}:</strong> {reason}.
    </p>
  )
}
