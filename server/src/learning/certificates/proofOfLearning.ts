import type { PassedCourse } from '@mentor-connect/contract/api/certificates'

/**
 * What a certificate is the proof of. `issue` takes it when it issues a new certificate, keeps it as it is then, and
 * writes it on every face: PDF, card, page of the check, signed credential.
 *
 * - `completed`: every lesson is done, and nothing was checked.
 * - `passed`: the course has checks of learning, and they are passed. The caller makes sure of that; all values are those of
 *   the moment of issue, so that a later change of the course does not change a certificate.
 */
export type ProofOfLearning = { kind: 'completed' } | PassedCourse

export const COMPLETED: ProofOfLearning = { kind: 'completed' }

/** As it is stored. Null for `completed`, as for all certificates that are older than checks of learning. */
export function storedProof(proof: ProofOfLearning): string | null {
  return proof.kind === 'passed' ? JSON.stringify(proof) : null
}

export function passedCourse(stored: string | null): PassedCourse | undefined {
  return stored === null ? undefined : (JSON.parse(stored) as PassedCourse)
}
