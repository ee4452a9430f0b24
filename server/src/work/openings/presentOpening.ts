import type { OpeningPoster, OpeningSummary } from '@mentor-connect/contract/work/openings'
import type { OpeningWarning } from '@mentor-connect/contract/work/openingWarnings'
import { contentOf, listOf } from './openingColumns'
import type { NamedOpening } from './openings.repo'

/** Returns an opening with all its texts, as everybody may read them. */
export function toDetails(row: NamedOpening) {
  return {
    _id: row.id,
    ...contentOf(row),
    language: row.language,
    postedAt: row.posted_at ?? row.created_at,
    updatedAt: row.updated_at,
    poster: posterOf(row),
    warnings: listOf<OpeningWarning>(row.warnings),
  }
}

export function toSummary(row: NamedOpening): OpeningSummary {
  const {
    description: _text,
    apply: _apply,
    questions: _questions,
    updatedAt: _at,
    ...summary
  } = toDetails(row)
  const { name, website } = summary.employer
  return { ...summary, employer: { name, ...(website && { website }) } }
}

function posterOf({ mentor_id, mentor_name, mentor_profile }: NamedOpening): OpeningPoster {
  if (mentor_id === null) return { kind: 'platform' }
  return {
    kind: 'mentor',
    id: mentor_id,
    name: mentor_name ?? '',
    ...(mentor_profile && { profile: mentor_profile }),
  }
}
