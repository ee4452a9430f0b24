import { tidyLines, type CourseFacts } from '@mentor-connect/contract/courses/courseFacts'
import type { Selectable, Updateable } from 'kysely'
import type { CourseFactColumns } from '../../kernel/database/courseFactColumns'

type Stored = Selectable<CourseFactColumns>

/** Returns the columns of the given facts. Absent facts stay unchanged. */
export function factColumns({ level, hours, outcomes, needs }: CourseFacts): Updateable<CourseFactColumns> {
  return {
    ...(level !== undefined && { level: level || null }),
    ...(hours !== undefined && { hours: hours || null }),
    ...(outcomes && { outcomes: toColumn(outcomes) }),
    ...(needs && { needs: toColumn(needs) }),
  }
}

export function presentFacts({ level, hours }: Pick<Stored, 'level' | 'hours'>) {
  return { ...(level && { level }), ...(hours && { hours }) }
}

export function presentLines({ outcomes, needs }: Pick<Stored, 'outcomes' | 'needs'>) {
  return { ...(outcomes && { outcomes: fromColumn(outcomes) }), ...(needs && { needs: fromColumn(needs) }) }
}

function toColumn(lines: string[]): string | null {
  const tidy = tidyLines(lines)
  return tidy.length > 0 ? JSON.stringify(tidy) : null
}

function fromColumn(stored: string): string[] {
  return JSON.parse(stored) as string[]
}
