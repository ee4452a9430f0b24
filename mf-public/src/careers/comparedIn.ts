import { CAREER_IDS, COMPARED_MAX } from '@mentor-connect/contract/rules/careers'

export type CareerId = (typeof CAREER_IDS)[number]

/** The careers that a URL compares: known ones, each once. */
export function comparedIn(params: URLSearchParams): CareerId[] {
  const wanted = new Set((params.get('ids') ?? '').split(','))
  return CAREER_IDS.filter((id) => wanted.has(id)).slice(0, COMPARED_MAX)
}
