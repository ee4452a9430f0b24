import { table } from '../report/table'

export interface Goal {
  what: string
  /** The measured value may not be above it. */
  atMost?: number
  /** The measured value may not be below it. */
  atLeast?: number
  measured: number
  digits?: number
}

/** The goals and whether they were reached. */
export function goalTable(goals: Goal[]): string {
  const rows = goals.map((goal) => {
    const { what, atMost, atLeast, measured, digits = 0 } = goal
    const limit = atMost === undefined ? `≥ ${atLeast}` : `≤ ${atMost}`
    return [what, limit, measured.toFixed(digits), result(goal)]
  })
  return table(['goal', 'limit', 'measured', ''], rows)
}

function result({ atMost = Infinity, atLeast = -Infinity, measured }: Goal): string {
  if (Number.isNaN(measured)) return 'not measured'
  if (measured > atMost) return `missed by ${percent(measured / atMost - 1)}`
  if (measured < atLeast) return `missed by ${percent(1 - measured / atLeast)}`
  return 'reached'
}

/** With a decimal if it is small: a missed goal is never missed by "0 %". */
const percent = (share: number) =>
  share < 0.095 ? `${Math.max(0.1, share * 100).toFixed(1)} %` : `${Math.round(share * 100)} %`
