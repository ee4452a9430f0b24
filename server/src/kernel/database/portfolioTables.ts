import type { Visibility } from '@mentor-connect/contract/work/portfolioRules'
import type { Generated } from 'kysely'
import type { Instant } from './columnTypes'

/** Portfolios. Each learner has at most one. */
interface PortfoliosTable {
  learner_id: string
  /** The part of the address that names the portfolio. */
  slug: string
  /** A trigger sets it to `off` when its owner turns out to be a minor. */
  visibility: Visibility
  /** Increases with every change that the owner makes. */
  version: number
  /** The time at which operators hid the portfolio; null if they have not. */
  hidden_at: Generated<Instant | null>
  created_at: Instant
  updated_at: Instant
  /** `PortfolioContent` as JSON. */
  content: string
  /** `ResumeParts` as JSON; null until they are first saved. */
  resume: Generated<string | null>
}

/** Former names of portfolios in their addresses. Nobody else can take a name until `kept_until`. */
interface FormerSlugsTable {
  slug: string
  learner_id: string
  kept_until: Instant
}

export interface PortfolioTables {
  former_slugs: FormerSlugsTable
  portfolios: PortfoliosTable
}
