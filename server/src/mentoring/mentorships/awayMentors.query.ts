import type { Instant, Database } from '../../kernel/database/schema'

interface Away {
  /** Mentors count as away if they have not used the site since this time. */
  since: Instant
  /**
   * Monday of the last week that ends before `since`. It is compared with `active_week` for mentors whose
   * last use is no longer known from sessions.
   */
  week: string
}

/** Returns the approved mentors who take requests but have not used the site for a long time. */
export function awayMentors(db: Database, { since, week }: Away, limit: number) {
  return (
    db
      .selectFrom('mentors')
      .leftJoin('mentor_places', 'mentor_places.mentor_id', 'mentors.id')
      .leftJoin('sanctions', 'sanctions.suspends', 'mentors.id')
      .select('mentors.id')
      .where('mentors.status', '=', 'active')
      .where('mentors.verified', '=', 1)
      // An approval also sets `updated_at`, so new mentors are not away.
      .where('mentors.updated_at', '<', since)
      .where('sanctions.id', 'is', null)
      .where('mentor_places.paused_at', 'is', null)
      .where((eb) => eb.or([eb('mentor_places.capacity', 'is', null), eb('mentor_places.capacity', '>', 0)]))
      .where((eb) => eb.or([eb('active_week', 'is', null), eb('active_week', '<=', week)]))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('sessions')
              .select('id_hash')
              .whereRef('person_id', '=', 'mentors.id')
              .where(({ eb, fn }) => eb(fn.coalesce('last_used_at', 'sessions.created_at'), '>', since)),
          ),
        ),
      )
      .orderBy('mentors.id')
      .limit(limit)
      .execute()
  )
}
