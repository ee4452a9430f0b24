import type { Visibility } from '@mentor-connect/contract/work/portfolioRules'
import type { Generated } from 'kysely'
import type { Instant } from './columnTypes'

/** At most one for each learner. */
interface PortfoliosTable {
  learner_id: string
  /** Names the portfolio in its address. */
  slug: string
  /** A trigger sets it to `off` when its owner turns out to be a minor. */
  visibility: Visibility
  /** Increases with every change of its owner. */
  version: number
  /** The time at which operators have hidden the portfolio; null if they have not. */
  hidden_at: Generated<Instant | null>
  created_at: Instant
  updated_at: Instant
  /** `PortfolioContent` as JSON. */
  content: string
  /** `ResumeParts` as JSON; null before they were saved for the first time. */
  resume: Generated<string | null>
}

/** Former names of portfolios in their addresses, which nobody else can take until then. */
interface FormerSlugsTable {
  slug: string
  learner_id: string
  kept_until: Instant
}

export interface PortfolioTables {
  former_slugs: FormerSlugsTable
  portfolios: PortfoliosTable
}
