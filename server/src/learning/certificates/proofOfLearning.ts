import type { Earned, PassedCourse } from '@mentor-connect/contract/learning/certificates'

/**
 * What a certificate is the proof of. `issue` takes it when it issues a new certificate, keeps it as it is then, and
 * writes it on every face: PDF, card, page of the check, signed credential.
 *
 * - `completed`: every lesson is done, and nothing was checked, or the course does not state its level and hours.
 * - `passed`: the course has checks of learning, and they are passed. The caller makes sure of that; all values are those of
 *   the moment of issue, so that a later change of the course does not change a certificate.
 */
export type ProofOfLearning = { kind: 'completed' } | PassedCourse

export const COMPLETED: ProofOfLearning = { kind: 'completed' }

type StoredProof = ProofOfLearning & { earned?: Earned }

/** As it is stored, together with how it was earned. */
export function storedProof(proof: ProofOfLearning, earned: Earned): string {
  return JSON.stringify({ ...proof, earned } satisfies StoredProof)
}

export interface Proof {
  /** Absent if the certificate is one of completion. */
  passed?: PassedCourse
  /** Absent on certificates that were issued before it was recorded. */
  earned?: Earned
}

/** @param stored null for certificates that are older than checks of learning */
export function readProof(stored: string | null): Proof {
  if (stored === null) return {}
  const { earned, ...proof } = JSON.parse(stored) as StoredProof
  return { ...(proof.kind === 'passed' && { passed: proof }), ...(earned && { earned }) }
}
