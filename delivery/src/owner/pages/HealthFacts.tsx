import type { ReleaseHealth } from '@mentor-connect/contract/api/releaseHealth'
import { VITALS, type Vital } from '@mentor-connect/contract/rules/releaseHealth'
import { rateOf } from '../../watch/judge/evidence'
import { percent } from '../../watch/judge/verdict'
import { failureRate, failures } from '../facts/status'
import { quartileText, ratingOf, thirdQuartile, type Rating } from '../facts/vitals'

interface HealthFactsProps {
  health: ReleaseHealth
  budget: number
}

/** Browsers, failures against the budget, and vitals of a release. */
export function HealthFacts({ health, budget }: HealthFactsProps) {
  const { failed, error } = failures(health)
  return (
    <div className="health">
      <BudgetBar rate={failureRate(health)} budget={budget} />
      <dl className="numbers">
        <Fact name="Browsers" value={health.seen.browsers.toLocaleString('en')} />
        <Fact name="Failed loads" value={percent(rateOf(failed))} />
        <Fact name="Errors" value={percent(rateOf(error))} />
        {VITALS.map((vital) => (
          <VitalFact key={vital} vital={vital} counts={health.vitals[vital]} />
        ))}
      </dl>
    </div>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

const BAR = 100

/** The share of the budget that is used; the budget itself is in the middle. */
function BudgetBar({ rate, budget }: { rate: number; budget: number }) {
  const used = Math.min(1, rate / budget / 2)
  return (
    <div className="budget">
      <p>
        <strong>{percent(rate)}</strong> of the browsers failed; the budget is {percent(budget)}
      </p>
      <svg viewBox={`0 0 ${BAR} 8`} preserveAspectRatio="none" aria-hidden="true">
        <rect className="track" width={BAR} height="8" />
        <rect
          className={rate > budget ? 'used over' : 'used'}
          width={Math.max(used * BAR, rate > 0 ? 1 : 0)}
          height="8"
        />
        <line x1={BAR / 2} x2={BAR / 2} y1="0" y2="8" />
      </svg>
    </div>
  )
}

const RATINGS: Record<Rating, string> = { good: 'good', fair: 'needs improvement', poor: 'poor' }

function VitalFact({ vital, counts }: { vital: Vital; counts: number[] }) {
  const quartile = thirdQuartile(vital, counts)
  return (
    <div>
      <dt>
        <abbr>{vital.toUpperCase()}</abbr> p75
      </dt>
      {quartile ? (
        <dd>
          {quartileText(vital, quartile)}{' '}
          <span className={`rating ${ratingOf(vital, quartile)}`}>{RATINGS[ratingOf(vital, quartile)]}</span>
        </dd>
      ) : (
        <dd>–</dd>
      )}
    </div>
  )
}
