import type {
  CompletedPath,
  Earned,
  PassedCourse,
  ProvenProject,
} from '@mentor-connect/contract/learning/certificates'

/**
 * The learning that a certificate proves. It is stored when the certificate is issued, and stated in all
 * forms of the certificate: PDF, card, verification page and signed credential.
 *
 * - `completed`: every lesson is done, but no result was checked, or the course does not state its level and
 * hours.
 * - `passed`: the course has quizzes or tasks, and the learner has passed them, which the caller must check.
 * All values are those at the time of issue, so that a later change of the course does not change the
 * certificate.
 * - `path`: every course of a skill path is completed, and the learner has a certificate for each.
 * - `project`: the mentor of a project has confirmed the contribution of the learner.
 */
export type ProofOfLearning = { kind: 'completed' } | PassedCourse | CompletedPath | ProvenProject

export const COMPLETED: ProofOfLearning = { kind: 'completed' }

type StoredProof = ProofOfLearning & { earned?: Earned }

/** Serializes a proof for storage, together with the way in which it was earned. */
export function storedProof(proof: ProofOfLearning, earned: Earned | undefined): string {
  return JSON.stringify({ ...proof, ...(earned && { earned }) } satisfies StoredProof)
}

export interface Proof {
  /** The results in the course; absent if the certificate only proves completion. */
  passed?: PassedCourse
  /** The way in which the certificate was earned; absent on certificates that were issued before this was recorded. */
  earned?: Earned
  /** The path and its courses; absent if the certificate is for a course. */
  path?: CompletedPath
  /** The learner's part in a project; absent if the certificate is for something else. */
  project?: ProvenProject
}

/**
 * Parses a stored proof.
 *
 * @param stored null for certificates that were issued before there were quizzes and tasks
 */
export function readProof(stored: string | null): Proof {
  if (stored === null) return {}
  const { earned, ...proof } = JSON.parse(stored) as StoredProof
  return {
    ...(proof.kind === 'passed' && { passed: proof }),
    ...(proof.kind === 'path' && { path: proof }),
    ...(proof.kind === 'project' && { project: proof }),
    ...(earned && { earned }),
  }
}
